// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>

#include "request/parameters.h"
#include "request/request.h"

namespace lanescope::values {

/// Asks for the time line of one run of a kernel: of host and device, or within the kernel.
struct TimeLineRequest {
  std::string kernel;  ///< catalogue id
  Parameters parameters;
  Target target;
  /// Parts of the input, each with a stream of its own; from 1 to kMostChunks.
  std::int64_t chunks = 1;
  /// What the warps of the first block do. The kernel must copy tiles in bulk; one chunk.
  bool withinKernel = false;
};

}  // namespace lanescope::values
