// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "trace/record/event.h"

namespace lanescope::ui {

struct RoleColors;
struct StageTheme;

/// The colours of what is done in a step.
[[nodiscard]] const RoleColors& roleOf(trace::EventKind kind, const StageTheme& theme);
/// One letter for it, so that it is not told by colour alone.
[[nodiscard]] QString letterOf(trace::EventKind kind);

}  // namespace lanescope::ui
