// SPDX-License-Identifier: Apache-2.0
#include "cpu/lanes.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "cpu/combine.h"

namespace lanescope::cpu {
namespace {

using values::Op;

/// Small whole numbers, so that floats are exact and every order gives the same.
template <class T>
std::vector<T> numbers(std::size_t n) {
  std::vector<T> made(n);
  std::uint32_t bits = 1;
  for (T& number : made) {
    bits = bits * 1664525U + 1013904223U;
    number = static_cast<T>(static_cast<std::int32_t>(bits >> 28) - 8);
  }
  return made;
}

/// Every length around the vectors' own, and every alignment of the output.
template <class Machine, Op kOp, class T>
void expectScansAndTotalsToBeRight() {
  const ScanWork<T> work = scanWork<Machine, kOp, T>();
  for (std::size_t n = 0; n <= 100; ++n) {
    const std::vector<T> in = numbers<T>(n);
    const T carry = combine<kOp>(identity<kOp, T>(), T(3));
    std::vector<T> inclusive(n);
    std::vector<T> exclusive(n);
    T prefix = carry;
    T total = identity<kOp, T>();
    for (std::size_t i = 0; i < n; ++i) {
      exclusive[i] = prefix;
      inclusive[i] = prefix = combine<kOp>(prefix, in[i]);
      total = combine<kOp>(total, in[i]);
    }
    EXPECT_EQ(work.total(in.data(), n), total) << n;
    const auto expectScan = [&](typename ScanWork<T>::Scan scan, const std::vector<T>& expected) {
      for (std::size_t offset = 0; offset < 32 / sizeof(T); ++offset) {
        std::vector<T> out(n + offset + 1, T(77));
        EXPECT_EQ(scan(in.data(), n, carry, out.data() + offset), prefix) << n;
        for (std::size_t i = 0; i < n; ++i)
          ASSERT_EQ(out[offset + i], expected[i]) << n << " " << i;
        EXPECT_EQ(out.back(), T(77));
      }
    };
    expectScan(work.inclusive, inclusive);
    expectScan(work.inclusivePast, inclusive);
    expectScan(work.exclusive, exclusive);
    expectScan(work.exclusivePast, exclusive);
  }
}

template <class Machine>
void expectDotsToBeRight() {
  for (std::size_t n = 0; n <= 300; ++n) {
    const std::vector<float> a = numbers<float>(n);
    float expected = 0;
    for (const float number : a) expected += number * number;
    ASSERT_EQ((dotWork<Machine, float>())(a.data(), a.data(), n), expected) << n;
    const std::vector<double> b(a.begin(), a.end());
    ASSERT_EQ((dotWork<Machine, double>())(b.data(), b.data(), n), expected) << n;
  }
}

template <class Machine>
void expectAllToBeRight() {
  expectScansAndTotalsToBeRight<Machine, Op::sum, float>();
  expectScansAndTotalsToBeRight<Machine, Op::sum, std::uint32_t>();
  expectScansAndTotalsToBeRight<Machine, Op::sum, std::uint64_t>();
  expectScansAndTotalsToBeRight<Machine, Op::max, std::int64_t>();
  expectScansAndTotalsToBeRight<Machine, Op::max, float>();
  expectScansAndTotalsToBeRight<Machine, Op::max, std::int32_t>();
  expectDotsToBeRight<Machine>();
}

TEST(Lanes, AreRightOnAnyMachine) {
  expectAllToBeRight<AnyMachine>();
}

TEST(Lanes, AreRightWithAvx2) {
#if defined(LANESCOPE_AVX2)
  if (!isAvx2Machine()) GTEST_SKIP() << "This processor has no AVX2.";
  expectAllToBeRight<Avx2Machine>();
#else
  GTEST_SKIP() << "Not an x86-64 processor.";
#endif
}

TEST(Lanes, AreRightWithAvx512) {
#if defined(LANESCOPE_AVX2)
  if (!isAvx512Machine()) GTEST_SKIP() << "This processor has no AVX-512.";
  expectDotsToBeRight<Avx512Machine>();
#else
  GTEST_SKIP() << "Not an x86-64 processor.";
#endif
}

}  // namespace
}  // namespace lanescope::cpu
