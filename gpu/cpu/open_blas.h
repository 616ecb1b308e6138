// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "platform/shared_library.h"

namespace lanescope::cpu {

/// Returns OpenBLAS, which is not open where it is not installed. It is looked up once.
[[nodiscard]] const platform::SharedLibrary& openBlas();

/// From now on there is no OpenBLAS, for a process that may not load libraries or start threads any
/// more.
void leaveOutOpenBlas();

}  // namespace lanescope::cpu
