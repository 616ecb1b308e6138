// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCommandLineParser>
#include <QString>

#include "ui/cli/common/options.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::cli {

/// --theme of a picture.
[[nodiscard]] QCommandLineOption themeOption();
/// The value of --theme; light where it is not set. Throws values::Error (badInput).
[[nodiscard]] ui::ThemeId themeOf(const QCommandLineParser& parser);
/// The theme of this name. Throws values::Error (badInput) that lists the names.
[[nodiscard]] ui::ThemeId themeNamed(const QString& name);

}  // namespace lanescope::cli
