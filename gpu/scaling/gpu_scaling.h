// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <stop_token>

#include "request/scaling.h"

namespace lanescope::scaling {

/// Times a reduction or a matrix product on one GPU, on two, and so on. Each GPU has a part of the
/// elements, or of the rows of A, in its memory. A call of a reduction is the kernel on each part
/// and an all-reduce of the results by recursive doubling; one of a matrix product is the copy of B
/// from the first GPU to the others and the kernel on each part. Each result is checked. Throws
/// values::Error: badInput for another kernel, or one that leaves work for the host; unavailable
/// where a GPU is missing or has not the memory; cancelled after a stop.
[[nodiscard]] values::ScalingResult measureScaling(const values::ScalingRequest& request,
                                                   const std::stop_token& stop);

}  // namespace lanescope::scaling
