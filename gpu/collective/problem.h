// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

#include "request/all_reduce.h"
#include "values/host_array.h"

namespace lanescope::collective {

/// Throws values::Error (badInput) with the limit that a request exceeds. `mostElements`: of all
/// devices together.
void checkRequest(const values::AllReduceRequest& request, std::int64_t mostElements);

/// Returns the elements of each device.
[[nodiscard]] std::vector<values::HostArray> inputsOf(const values::AllReduceRequest& request);

/// Compares each device's sums with those in double, integers with those modulo their size, and
/// sets what a result says of the sums.
void finish(const std::vector<values::HostArray>& inputs,
            const std::vector<values::HostArray>& results, values::AllReduceResult& result);

}  // namespace lanescope::collective
