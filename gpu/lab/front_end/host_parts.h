// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

#include "lab/front_end/text_scan.h"

namespace lanescope::lab {

/// Finds what of a program's text is for the host: functions without __global__ and __device__,
/// variables that no kernel can see, and in them the launches of kernels.
void findHostParts(std::string_view text, TextScan& scan);

}  // namespace lanescope::lab
