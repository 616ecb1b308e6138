// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/common/theme_option.h"

#include "ui/cli/common/options.h"
#include "values/error.h"

namespace lanescope::cli {
namespace {

QString themeNames(const QString& last) {
  return namesOf(ui::stageThemes(), &ui::StageThemeInfo::name, last);
}

}  // namespace

QCommandLineOption themeOption() {
  return {QStringLiteral("theme"), themeNames(QStringLiteral(" or ")) + ". Usually light.",
          QStringLiteral("NAME")};
}

ui::ThemeId themeOf(const QCommandLineParser& parser) {
  const QString theme = QStringLiteral("theme");
  return parser.isSet(theme) ? themeNamed(parser.value(theme)) : ui::ThemeId::light;
}

ui::ThemeId themeNamed(const QString& name) {
  for (const ui::StageThemeInfo& info : ui::stageThemes()) {
    if (info.name == name) return info.id;
  }
  values::refuse("'" + name.toStdString() + "' is not a theme; the themes are " +
                 themeNames(QStringLiteral(" and ")).toStdString() + ".");
}

}  // namespace lanescope::cli
