// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <gtest/gtest.h>
#include <malloc.h>

#include <algorithm>
#include <climits>
#include <cstddef>
#include <limits>
#include <string>

#include "tests/processor_time.h"

namespace lanescope::tests {

/// Expects that a parser's time grows with its input and not with the square of it: for eight times
/// the input, from a quarter of `size` to twice it, less than twenty times as long. A busy machine
/// and its caches account for less than that; the square would be 64 times. `make(size)` makes an
/// input, `parse(input)` reads it. The least of several runs counts, in turn.
template <class Make, class Parse>
void expectLinearTime(const std::string& what, std::size_t size, const Make& make,
                      const Parse& parse) {
  constexpr double kMost = 20.0;
  constexpr int kRuns = 10;
  // Memory of an earlier run serves again: some machines take milliseconds to hand out a new MiB.
  ::mallopt(M_MMAP_MAX, 0);
  ::mallopt(M_TRIM_THRESHOLD, INT_MAX);
  const auto small = make(size / 4);
  const auto large = make(2 * size);
  double shorter = std::numeric_limits<double>::infinity();
  double longer = std::numeric_limits<double>::infinity();
  const auto timeOf = [&parse](const auto& input) {
    const double begin = threadMs();
    parse(input);
    return threadMs() - begin;
  };
  for (int run = 0; run < kRuns; ++run) {
    shorter = std::min(shorter, timeOf(small));
    longer = std::min(longer, timeOf(large));
    if (run > 0 && longer < kMost * shorter) break;
  }
  std::printf("%-40s %8zu: %7.1f ms, eight times it: %7.1f ms, ratio %.2f\n", what.c_str(),
              size / 4, shorter, longer, longer / shorter);
  EXPECT_LT(longer, kMost * shorter) << what;
}

}  // namespace lanescope::tests
