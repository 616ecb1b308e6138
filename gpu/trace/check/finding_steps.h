// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <vector>

#include "trace/check/finding.h"
#include "trace/record/timeline.h"

namespace lanescope::trace {

/// The steps of a block whose events the findings name, ascending, each once: what one of their
/// threads does on the finding's line, with its element where it names one. Of a thread that never
/// got to do it (it waits, or was stopped) that is the last thing it did. Findings of other blocks
/// have no steps here.
[[nodiscard]] std::vector<int> stepsOf(const Timeline& timeline, std::span<const Finding> findings);

}  // namespace lanescope::trace
