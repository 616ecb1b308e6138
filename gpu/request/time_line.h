// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>

#include "request/parameters.h"
#include "request/request.h"

namespace lanescope::values {

/// Asks for the time line of one run of a kernel.
struct TimeLineRequest {
  std::string kernel;  ///< catalogue id
  Parameters parameters;
  Target target;
  /// Parts of the input, each with a stream of its own; from 1 to kMostChunks.
  std::int64_t chunks = 1;
};

}  // namespace lanescope::values
