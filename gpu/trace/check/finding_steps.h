// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <vector>

#include "trace/check/finding.h"
#include "trace/record/timeline.h"

namespace lanescope::trace {

/// Returns the steps of a block whose events the findings name, ascending and without duplicates.
/// Such an event is on the finding's line and of its thread, and accesses its element where it
/// names one. For a thread that waits or was stopped and so has no such event, it is the thread's
/// last one. Findings of other blocks have no steps here.
[[nodiscard]] std::vector<int> stepsOf(const Timeline& timeline, std::span<const Finding> findings);

}  // namespace lanescope::trace
