// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

#include "simt/bulk_copy.h"
#include "simt/tensor/tensor_sum.h"

namespace lanescope::tests {
namespace {

/// The words of the factors, the sum before and the result, as bits.
template <std::size_t kWords>
struct Measured {
  std::array<std::uint32_t, kWords> a;
  std::array<std::uint32_t, kWords> b;
  std::uint32_t before;
  std::uint32_t after;
};

#include "tests/gpu/simt/measured_sums.inl"

float asFloat(std::uint32_t bits) {
  return std::bit_cast<float>(bits);
}

TEST(TensorSum, AddsTf32AsAnH200Does) {
  for (const auto& [a, b, before, after] : kTf32) {
    std::array<float, 8> x{};
    std::array<float, 8> y{};
    for (std::size_t i = 0; i < a.size(); ++i) {
      x[i] = asFloat(a[i] & 0xffffe000);
      y[i] = asFloat(b[i] & 0xffffe000);
    }
    EXPECT_EQ(std::bit_cast<std::uint32_t>(simt::tensorSum(asFloat(before), x, y)), after);
  }
}

TEST(TensorSum, AddsBfloat16AsAnH200Does) {
  for (const auto& [a, b, before, after] : kBfloat16) {
    std::array<float, 16> x{};
    std::array<float, 16> y{};
    for (std::size_t i = 0; i < x.size(); ++i) {  // two in a word, the lower half first
      x[i] = asFloat(a[i / 2] >> (i % 2 * 16) << 16);
      y[i] = asFloat(b[i / 2] >> (i % 2 * 16) << 16);
    }
    EXPECT_EQ(std::bit_cast<std::uint32_t>(simt::tensorSum(asFloat(before), x, y)), after);
  }
}

TEST(TensorSum, CutsOffWhatIsSmallBesideTheLargest) {
  constexpr std::array<float, 2> kOnes{1.0F, 1.0F};
  // 2^25 and what is below one unit of the 25 bits kept.
  EXPECT_EQ(simt::tensorSum(0x1p25F, kOnes, std::array{0.75F, 0.75F}), 0x1p25F);
  EXPECT_EQ(simt::tensorSum(-0x1p25F, kOnes, std::array{0.75F, -0.75F}), -0x1p25F);
  EXPECT_EQ(simt::tensorSum(0.0F, kOnes, std::array{0.75F, 0.75F}), 1.5F);
  EXPECT_TRUE(std::isnan(
      simt::tensorSum(0.0F, kOnes, std::array{1.0F, std::numeric_limits<float>::quiet_NaN()})));
  EXPECT_EQ(simt::tensorSum(0.0F, kOnes, std::array{1.0F, -HUGE_VALF}), -HUGE_VALF);
}

TEST(RoundedToTf32, TakesTheNearestAndTheEvenOneOfTwo) {
  EXPECT_EQ(simt::roundedToTf32(0x3f800fff), 0x3f800000U);
  EXPECT_EQ(simt::roundedToTf32(0x3f801000), 0x3f800000U);  // half, to the even one below
  EXPECT_EQ(simt::roundedToTf32(0x3f801001), 0x3f802000U);
  EXPECT_EQ(simt::roundedToTf32(0x3f803000), 0x3f804000U);  // half, to the even one above
  EXPECT_EQ(simt::roundedToTf32(0xbf803000), 0xbf804000U);
  EXPECT_EQ(simt::roundedToTf32(0x7f7fffff), 0x7f800000U);  // beyond the largest: infinity
  EXPECT_EQ(simt::roundedToTf32(0xff800000), 0xff800000U);
  EXPECT_EQ(simt::roundedToTf32(0xff800001), 0x7fffe000U);
}

}  // namespace
}  // namespace lanescope::tests
