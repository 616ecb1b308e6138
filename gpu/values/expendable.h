// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace lanescope::values {

/// When the machine or the control group runs out of memory, this process is the first to be ended,
/// in place of the program that waits for it and can say so (proc(5), oom_score_adj).
void makeExpendable();

}  // namespace lanescope::values
