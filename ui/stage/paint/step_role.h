// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "trace/record/event.h"

namespace lanescope::ui {

struct RoleColors;
struct StageTheme;

/// The colours for the kind of a step.
[[nodiscard]] const RoleColors& roleOf(trace::EventKind kind, const StageTheme& theme);
/// One letter for the kind, so that colour is not its only sign.
[[nodiscard]] QString letterOf(trace::EventKind kind);

}  // namespace lanescope::ui
