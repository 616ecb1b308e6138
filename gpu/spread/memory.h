// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "catalog/catalog.h"
#include "request/request.h"

namespace lanescope::spread {

/// Returns the most bytes of the host's memory that a process takes which has `here` of `ranks`
/// ranks, among them rank 0: the parts, the exchange, the emulator's copy of a part, and the whole
/// problem with its reference on rank 0. A reduction takes a chunk at a time and never the whole,
/// on a GPU some of them in page-locked memory. The parameters must be valid.
[[nodiscard]] double bytesOfSpread(const catalog::KernelRow& row,
                                   const values::Parameters& parameters,
                                   const values::RunRequest& request, std::int64_t here,
                                   std::int64_t ranks, bool isOnGpus);

}  // namespace lanescope::spread
