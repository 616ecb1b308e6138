// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "request/occupancy.h"
#include "values/plan.h"

namespace lanescope::backend {

/// What CUDA says of the launch's blocks on the current device, which is number `device`. How many
/// fit and which block it suggests is asked of the runtime (cudaOccupancyMaxActiveBlocksPer-
/// Multiprocessor, cudaOccupancyMaxPotentialBlockSize); what they run out of, of the toolkit's
/// occupancy calculator, since the runtime does not tell. `function`: the kernel.
[[nodiscard]] values::Residency residencyOf(const values::Launch& launch, const void* function,
                                            int device);

}  // namespace lanescope::backend
