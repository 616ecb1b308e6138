// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace lanescope::tests {

/// Which allocations of a program are the first of their place in the code, that is, the first with
/// their twelve innermost callers. It lies in a file that failing_call.cpp and the test share.
struct FailingPlaces {
  static constexpr std::size_t kMost = 65'535;

  std::uint32_t count;
  std::uint32_t numbers[kMost];  ///< from 1; in no order where the program has several threads
};

}  // namespace lanescope::tests
