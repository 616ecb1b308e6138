// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <limits>

namespace lanescope::catalog {

/// Half the distance from 1 to the next float: the relative error of one rounding to float32.
inline constexpr double kUnitRoundoff = std::numeric_limits<float>::epsilon() / 2.0;

}  // namespace lanescope::catalog
