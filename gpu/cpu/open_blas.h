// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace lanescope::cpu {

/// Returns the handle of OpenBLAS, for dlsym(), or null where it is not installed. It is looked up
/// once and never unloaded.
[[nodiscard]] void* openBlas();

/// From now on there is no OpenBLAS, for a process that may not load libraries or start threads any
/// more.
void leaveOutOpenBlas();

}  // namespace lanescope::cpu
