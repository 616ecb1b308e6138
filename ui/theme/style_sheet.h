// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lanescope::ui {

struct StageTheme;

/// The application's style sheet. What the style draws well by the palette alone is left to it.
/// Widgets choose a look by the dynamic property `look`: "primary" (a button), "muted", "heading",
/// "error" (labels), "segment" (a tool button).
[[nodiscard]] QString styleSheetOf(const StageTheme& theme);

}  // namespace lanescope::ui
