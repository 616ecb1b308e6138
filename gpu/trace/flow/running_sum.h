// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

#include "trace/record/record.h"

namespace lanescope::trace {

/// A sum of products in a thread's register, as its record shows it: fma(x, y, sum) from 0 over the
/// values that the thread loads in pairs, from shared memory where it loads some there, else from
/// global memory. The sum is known to be right because the thread stores its last value.
struct RunningSum {
  struct Value {
    std::uint32_t event = 0;  ///< number of the load of y among the thread's events
    double sum = 0;           ///< the sum behind that event
  };
  std::vector<Value> values;  ///< in the order of the events

  /// The number of products in the sum after `eventsDone` events of the thread.
  [[nodiscard]] std::size_t productsAfter(std::size_t eventsDone) const;
};

/// Returns the sum of a recorded thread in float32 or float64; without values where it has no such
/// sum.
[[nodiscard]] RunningSum runningSumOf(const Record& record, std::uint64_t recordedBlock,
                                      std::uint64_t thread);

}  // namespace lanescope::trace
