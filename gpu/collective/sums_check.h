// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "request/all_reduce.h"
#include "values/host_array.h"

namespace lanescope::collective {

/// How far the sums of one device are from the right ones. Ranks send it to each other as it lies
/// in memory.
struct Difference {
  double error = 0;          ///< the largest
  double tolerance = 0;      ///< what rounding explains at that element
  std::int64_t element = 0;  ///< where it is
  bool passed = true;        ///< no difference is larger than rounding explains
};

/// Compares the sums of each of these devices with those in double, integers with those modulo
/// their size. It makes the inputs of all devices anew, a block at a time, so that it takes no
/// memory for them.
[[nodiscard]] std::vector<Difference> differencesOf(const values::AllReduceRequest& request,
                                                    std::span<const values::HostArray> sums);

/// Sets `error`, `tolerance` and `passed` of a result from those of all devices.
void summarize(std::span<const Difference> differences, values::AllReduceResult& result);

/// Sets what a result says of the sums of all devices.
void checkSums(std::span<const values::HostArray> sums, values::AllReduceResult& result);

}  // namespace lanescope::collective
