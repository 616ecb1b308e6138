// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace lanescope::platform {

/// Makes this process the first that the system ends when the machine or the control group runs out
/// of memory. The program that waits for it survives and reports it (proc(5), oom_score_adj).
void makeExpendable();

}  // namespace lanescope::platform
