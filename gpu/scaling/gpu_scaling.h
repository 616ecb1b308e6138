// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <stop_token>

#include "request/scaling.h"

namespace lanescope::scaling {

/// Times a reduction, a scan or a matrix product on one GPU, on two, and so on (SumOnGpus,
/// ScanOnGpus, ProductOnGpus). Each GPU has a part of the elements, or of the rows of A, in its
/// memory. Each result is checked. Throws values::Error: badInput for another kernel, or one that
/// leaves work for the host; unavailable where a GPU is missing or has not the memory; cancelled
/// after a stop.
[[nodiscard]] values::ScalingResult measureScaling(const values::ScalingRequest& request,
                                                   const std::stop_token& stop);

}  // namespace lanescope::scaling
