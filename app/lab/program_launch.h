// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "catalog/own/own_kernel.h"
#include "request/parameters.h"
#include "values/plan.h"

namespace lanescope::app {

/// Returns the constants of a program's launch in C++: the sizes of the problem, and `block`,
/// `block_y`, `grid`, `grid_y` and `shared` as expressions of them, so that another n needs no
/// other line.
[[nodiscard]] std::string launchConstants(const catalog::OwnKernel& kernel,
                                          const values::Launch& launch,
                                          const values::Parameters& parameters);

}  // namespace lanescope::app
