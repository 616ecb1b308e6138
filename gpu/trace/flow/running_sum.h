// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

#include "trace/record/record.h"

namespace lanescope::trace {

/// A sum of products in a thread's register, as its record shows it: fma(x, y, sum) from 0 over
/// what the thread loads two by two, from shared memory where it loads something there, else from
/// global memory; known to be right since the thread stores its last value.
struct RunningSum {
  struct Value {
    std::uint32_t event = 0;  ///< the load of y, counted in the thread's events
    double sum = 0;           ///< from then on
  };
  std::vector<Value> values;  ///< in the order of the events

  /// How many products have been added once so many of the thread's events are over.
  [[nodiscard]] std::size_t productsAfter(std::size_t eventsDone) const;
};

/// Of a recorded thread; without values where it keeps no such sum. Sums of float32 and float64.
[[nodiscard]] RunningSum runningSumOf(const Record& record, std::uint64_t recordedBlock,
                                      std::uint64_t thread);

}  // namespace lanescope::trace
