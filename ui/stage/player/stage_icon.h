// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QString>

namespace lanescope::ui {

struct StageTheme;

/// A transport control's icon in a theme's text colour: "play", "play-back", "pause", "step-back",
/// "step-forward", "skip-first", "skip-last", "loop". It is painted from paths and so is sharp at
/// any size. Empty for other names.
[[nodiscard]] QIcon stageIcon(const QString& name, const StageTheme& theme);

}  // namespace lanescope::ui
