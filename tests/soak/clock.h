// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

namespace lanescope::soak {

/// Sets this process's clock ahead of the system's, or behind it. Steady clocks go on. The soak
/// program defines the functions by which libraries read the clock.
void jumpClock(std::chrono::seconds offset);

}  // namespace lanescope::soak
