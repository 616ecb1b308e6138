// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "request/all_reduce.h"

namespace lanescope::collective {

/// Carries out an all-reduce on emulated devices, each an array in this process, and compares each
/// device's sums with those in double, integers with those modulo their size. Throws values::Error
/// (badInput) with the limit that a request exceeds.
[[nodiscard]] values::AllReduceResult allReduce(const values::AllReduceRequest& request);

}  // namespace lanescope::collective
