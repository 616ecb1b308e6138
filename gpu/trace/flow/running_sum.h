// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

#include "trace/record/record.h"

namespace lanescope::trace {

/// A sum of products in a thread's register: fma(x, y, sum) from 0 over values that the thread
/// loads or receives, until it stores the sum.
struct RunningSum {
  struct Value {
    std::uint32_t event = 0;  ///< number among the thread's events of the later one of x and y
    double sum = 0;           ///< the sum behind that event
  };
  std::vector<Value> values;  ///< in the order of the events

  /// The number of products in the sum after `eventsDone` events of the thread.
  [[nodiscard]] std::size_t productsAfter(std::size_t eventsDone) const;
};

/// Returns the sum of a recorded thread; without values where it has none or several, and where the
/// record has no whole flow.
[[nodiscard]] RunningSum runningSumOf(const Record& record, std::uint64_t recordedBlock,
                                      std::uint64_t thread);

}  // namespace lanescope::trace
