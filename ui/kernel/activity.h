// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lanescope::ui {

/// What the window is waiting for: a run, the picture of its record, or a measurement. A run may be
/// started while a measurement goes on, which ends it.
enum class Activity { idle, running, preparing, measuring };

}  // namespace lanescope::ui
