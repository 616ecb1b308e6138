// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "values/host_array.h"
#include "values/plan.h"

namespace lanescope::backend {

/// Throws values::Error (badInput) that names the limit when a launch is one that no GPU takes.
void checkLaunch(const values::Launch& launch);
/// Throws values::Error (badInput) when the inputs are not the plan's.
void checkInputs(const values::Plan& plan, const std::vector<values::HostArray>& inputs);
/// Throws values::Error (unavailable) when the plan's arrays need more than `freeBytes`.
void checkMemory(const values::Plan& plan, std::uint64_t freeBytes);

}  // namespace lanescope::backend
