// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lanescope::ui {

struct StageTheme;

/// The application's style sheet. It leaves out what the style draws well from the palette. Widgets
/// choose a look by the dynamic property `look`: "primary" (a button), "muted", "heading", "error"
/// (labels), "segment" and "icon" (tool buttons).
[[nodiscard]] QString styleSheetOf(const StageTheme& theme);

}  // namespace lanescope::ui
