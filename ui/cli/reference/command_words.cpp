// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/reference/command_words.h"

#include <QRegularExpression>
#include <algorithm>

#include "app/text/matching.h"
#include "app/text/text.h"
#include "catalog/catalog.h"
#include "ui/cli/common/language_option.h"
#include "ui/cli/common/start_options.h"

namespace lanescope::cli {

Options listedOptions(const Command& command) {
  Options options = command.options();
  options.removeIf([](const QCommandLineOption& option) {
    return option.flags().testFlag(QCommandLineOption::HiddenFromHelp);
  });
  options << languageOption() << QCommandLineOption("help", "Print the options and examples.");
  return options;
}

Options optionsAtStart() {
  return startOptions() + Options{{"help", "List the commands and the exit codes."},
                                  {"version", "Print the version, the commit and the compiler."}};
}

QStringList choicesOf(const QCommandLineOption& option) {
  const QStringList words = option.valueName().split('|');
  const bool areWords = words.size() > 1 && std::ranges::none_of(words, [](const QString& word) {
                          return word.isEmpty() || word.front().isUpper() || word.contains('[');
                        });
  return areWords ? words : QStringList();
}

QStringList operandsOf(const Command& command) {
  const QString arguments = QString::fromUtf8(command.arguments);
  QStringList words;
  if (arguments.contains("KERNEL")) {
    for (const catalog::KernelRow& row : catalog::kernels()) words << toQString(row.id);
  } else if (!arguments.isEmpty()) {
    static const QRegularExpression kRow(QStringLiteral("^  ([a-z][a-z-]*)( [A-Z][^ ]*)*  +"),
                                         QRegularExpression::MultilineOption);
    const QString rows = QString::fromUtf8(command.details).section("Examples:", 0, 0);
    for (const QRegularExpressionMatch& row : allMatches(kRow, rows)) words << row.captured(1);
  }
  return words;
}

QString firstSentence(const QString& text) {
  static const QRegularExpression kEnd(QStringLiteral("\\.( [A-Z]|$)"));
  return text.left(firstMatch(kEnd, text).capturedStart());
}

QString shellQuoted(QString text) {
  return '\'' + text.replace('\'', "'\\''") + '\'';
}

}  // namespace lanescope::cli
