// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "request/all_reduce.h"

namespace lanescope::collective {

/// Carries out an all-reduce on the GPUs of the request, by peer-to-peer stores or by NCCL, checks
/// it as on emulated devices, and times it. Throws values::Error: badInput with the limit that a
/// request exceeds, unavailable where a GPU or NCCL is missing.
[[nodiscard]] values::AllReduceResult allReduceOnGpus(const values::AllReduceRequest& request);

}  // namespace lanescope::collective
