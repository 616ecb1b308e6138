// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/common/language_option.h"

namespace lanescope::cli {
namespace {

const QString kName = QStringLiteral("--language");

}  // namespace

QCommandLineOption languageOption() {
  return {
      QStringLiteral("language"),
      QStringLiteral("The language of what is printed: en, sl or zh_TW. Usually the desktop's."),
      QStringLiteral("CODE")};
}

std::optional<Language> languageIn(const QStringList& arguments) {
  std::optional<Language> language;
  for (qsizetype i = 0; i < arguments.size(); ++i) {
    if (arguments[i] == QLatin1String("--")) break;
    if (arguments[i] == kName && i + 1 < arguments.size()) {
      language = languageNamed(arguments[i + 1]);
    } else if (arguments[i].startsWith(kName + QLatin1Char('='))) {
      language = languageNamed(arguments[i].mid(kName.size() + 1));
    }
  }
  return language;
}

}  // namespace lanescope::cli
