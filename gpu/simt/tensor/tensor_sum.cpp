// SPDX-License-Identifier: Apache-2.0
#include "simt/tensor/tensor_sum.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

namespace lanescope::simt {
namespace {

constexpr int kMantissaBits = 23;
constexpr int kKeptBits = 25;  ///< below the largest power of two
constexpr int kNone = std::numeric_limits<int>::min() / 2;

/// A finite number: ±significand · 2^(exponent - 23).
struct Parts {
  std::int64_t significand = 0;  ///< with the sign
  int exponent = 0;
};

Parts partsOf(float value) {
  constexpr std::uint32_t kExponents = 0xff;
  constexpr int kBias = 127;
  const auto bits = std::bit_cast<std::uint32_t>(value);
  const auto biased = static_cast<int>(bits >> kMantissaBits & kExponents);
  std::int64_t significand = bits & ((1U << kMantissaBits) - 1);
  if (biased > 0) significand |= std::int64_t{1} << kMantissaBits;
  return {std::signbit(value) ? -significand : significand, std::max(biased, 1) - kBias};
}

/// Returns the number divided by 2^places and cut off toward zero.
std::int64_t cutOff(std::int64_t number, int places) {
  constexpr int kAll = 63;
  if (places <= 0) return number * (std::int64_t{1} << -places);
  if (places >= kAll) return 0;
  return number < 0 ? -(-number >> places) : number >> places;
}

}  // namespace

float tensorSum(float sum, std::span<const float> a, std::span<const float> b) {
  constexpr std::size_t kMost = 16;
  Parts products[kMost];
  float plain = sum;  // what counts where a number is infinite or none
  int top = kNone;
  const Parts before = partsOf(sum);
  if (before.significand != 0) top = before.exponent;
  for (std::size_t i = 0; i < a.size(); ++i) {
    plain += a[i] * b[i];
    const Parts x = partsOf(a[i]);
    const Parts y = partsOf(b[i]);
    products[i] = {x.significand * y.significand, x.exponent + y.exponent};
    if (products[i].significand != 0) top = std::max(top, products[i].exponent);
  }
  if (!std::isfinite(plain)) return plain;
  if (top == kNone) return 0;
  std::int64_t total =
      cutOff(before.significand, kMantissaBits - kKeptBits + top - before.exponent);
  for (std::size_t i = 0; i < a.size(); ++i) {
    total +=
        cutOff(products[i].significand, 2 * kMantissaBits - kKeptBits + top - products[i].exponent);
  }
  const auto magnitude = static_cast<std::uint64_t>(std::abs(total));
  constexpr int kLeastExponent = -149;
  const int unit = top - kKeptBits;  // the total counts multiples of 2^unit
  const int surplus = std::max(static_cast<int>(std::bit_width(magnitude)) - (kMantissaBits + 1),
                               kLeastExponent - unit);
  const std::int64_t kept = surplus > 0 ? cutOff(total, surplus) : total;
  return std::ldexp(static_cast<float>(kept), unit + std::max(surplus, 0));
}

}  // namespace lanescope::simt
