// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

#include "request/all_reduce.h"
#include "values/host_array.h"

namespace lanescope::collective {

/// Throws values::Error (badInput) with the limit that a request exceeds, on any devices.
void checkLimits(const values::AllReduceRequest& request);

/// Fills `elements` with those of a device's array, from number `first` on.
void fillInput(values::HostArray& elements, const values::AllReduceRequest& request,
               std::int64_t device, std::int64_t first = 0);

/// Returns the arrays of all devices.
[[nodiscard]] std::vector<values::HostArray> inputsOf(const values::AllReduceRequest& request);

/// Returns the arrays of all devices, one after the other; empty where they have more than
/// kMostCarried elements.
[[nodiscard]] values::HostArray joinedInputsOf(const values::AllReduceRequest& request);

}  // namespace lanescope::collective
