// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "values/host_array.h"
#include "values/plan.h"

namespace lanescope::backend {

/// Throws values::Error (badInput) that names the limit when no GPU accepts the launch.
void checkLaunch(const values::Launch& launch);
/// Throws values::Error (badInput) when the inputs do not match the plan's.
void checkInputs(const values::Plan& plan, const std::vector<values::HostArray>& inputs);
/// Throws values::Error (unavailable) when the plan's arrays need more than `freeBytes`.
void checkMemory(const values::Plan& plan, std::uint64_t freeBytes);

using Seconds = std::chrono::duration<double>;

/// Estimates the time of a launch from the blocks that it has completed. Returns a sentence if the
/// launch would take longer than `longest`; nothing if not, or if too few blocks have ended to
/// tell. `fraction`: completed part of the blocks, 0 to 1, after `elapsed`.
[[nodiscard]] std::optional<std::string> whyTooLong(const values::Launch& launch, Seconds longest,
                                                    double fraction, Seconds elapsed);

}  // namespace lanescope::backend
