// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/common/theme_option.h"

#include "values/error.h"

namespace lanescope::cli {
namespace {

/// "light, dark and high-contrast".
QString themeNames(const QString& last) {
  QStringList names;
  for (const ui::StageThemeInfo& info : ui::stageThemes()) names += info.name;
  const QString end = names.takeLast();
  return names.join(QStringLiteral(", ")) + last + end;
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
