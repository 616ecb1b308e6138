// SPDX-License-Identifier: Apache-2.0
#include "cpu/ceilings.h"

#include <gtest/gtest.h>

#include <optional>
#include <stop_token>
#include <thread>
#include <vector>

#include "cpu/lanes.h"

namespace lanescope::cpu {
namespace {

/// Wide bounds: from a loaded virtual machine to the largest server.
TEST(Ceilings, OfTheCpuAreWithinTheRangeOfMachines) {
  const std::optional<double> bytes = measureReadRate({});
  ASSERT_TRUE(bytes);
  EXPECT_GT(*bytes, 1e8);
  EXPECT_LT(*bytes, 5e12);
  const std::optional<double> operations = measureMultiplyAddRate({});
  ASSERT_TRUE(operations);
  EXPECT_GT(*operations, 1e8);
  // Two multiply-adds of 16 lanes a cycle, at 6 GHz.
  EXPECT_LT(*operations, 64 * 6e9 * std::thread::hardware_concurrency());
}

TEST(Ceilings, AreNotMeasuredOnceStopped) {
  std::stop_source stop;
  stop.request_stop();
  EXPECT_FALSE(measureReadRate(stop.get_token()));
  EXPECT_FALSE(measureMultiplyAddRate(stop.get_token()));
}

/// After ten rounds x is 2 + (x - 2) / 1024.
TEST(Ceilings, AreOfMultiplyAddsThatAreCarriedOut) {
  const auto check = [](const MultiplyAddWork& work, float lanes) {
    const int chains = static_cast<int>(work.operations / 2 / lanes);
    ASSERT_GE(chains, 8);
    float expected = 0;
    for (int i = 0; i < chains; ++i) {
      expected += lanes * (2 + static_cast<float>(i - 2) / 1024);
    }
    EXPECT_EQ(work.run(10), expected);
  };
  check(multiplyAddWork<AnyMachine>(), 8);
#if defined(LANESCOPE_AVX2)
  if (isAvx2Machine()) check(multiplyAddWork<Avx2Machine>(), 8);
  if (isAvx512Machine()) check(multiplyAddWork<Avx512Machine>(), 16);
#endif
}

}  // namespace
}  // namespace lanescope::cpu
