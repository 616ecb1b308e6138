// SPDX-License-Identifier: Apache-2.0
#include "cpu/ceilings.h"

#include <gtest/gtest.h>

#include <thread>
#include <vector>

#include "cpu/lanes.h"

namespace lanescope::cpu {
namespace {

/// Wide bounds: from a loaded virtual machine to the largest server.
TEST(Ceilings, OfTheCpuAreWhatMachinesHave) {
  const double bytes = measureReadRate();
  EXPECT_GT(bytes, 1e8);
  EXPECT_LT(bytes, 5e12);
  const double operations = measureMultiplyAddRate();
  EXPECT_GT(operations, 1e8);
  EXPECT_LT(operations, 1e9 * 200 * std::thread::hardware_concurrency());
}

/// After ten rounds x is 2 + (x - 2) / 1024.
TEST(Ceilings, AreOfMultiplyAddsThatAreCarriedOut) {
  const auto check = [](const MultiplyAddWork& work) {
    constexpr int kLanes = 8;
    const int chains = static_cast<int>(work.operations) / 2 / kLanes;
    ASSERT_GE(chains, 8);
    float expected = 0;
    for (int i = 0; i < chains; ++i) {
      expected += kLanes * (2 + static_cast<float>(i - 2) / 1024);
    }
    EXPECT_EQ(work.run(10), expected);
  };
  check(multiplyAddWork<AnyMachine>());
#if defined(LANESCOPE_AVX2)
  if (isAvx2Machine()) check(multiplyAddWork<Avx2Machine>());
#endif
}

}  // namespace
}  // namespace lanescope::cpu
