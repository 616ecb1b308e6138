// SPDX-License-Identifier: Apache-2.0
#include "values/compensated_sum.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/multiprecision/cpp_bin_float.hpp>
#include <cmath>
#include <limits>
#include <random>
#include <vector>

namespace lanescope::values {
namespace {

/// 2400 bits hold every sum of the doubles and products below without a rounding.
using Exact = boost::multiprecision::number<
    boost::multiprecision::cpp_bin_float<2400, boost::multiprecision::digit_base_2>>;

/// Numbers of both signs over 200 powers of two, and most of their negatives once more, so that
/// next to nothing is left of the sum.
std::vector<double> cancelling(std::size_t n) {
  std::mt19937_64 random(7);
  std::uniform_real_distribution<double> mantissa(-1.0, 1.0);
  std::uniform_int_distribution<int> exponent(-50, 50);
  std::vector<double> terms;
  for (std::size_t i = 0; i < n / 2; ++i) {
    terms.push_back(std::ldexp(mantissa(random), exponent(random)));
    terms.push_back(-terms.back());
  }
  terms.push_back(0.1);
  std::ranges::shuffle(terms, random);
  return terms;
}

TEST(CompensatedSum, IsRightWhenThirtyDigitsCancel) {
  const std::vector<double> terms = cancelling(100'000);
  CompensatedSum sum;
  Exact exact = 0;
  double plain = 0;
  for (const double term : terms) {
    sum.add(term);
    exact += term;
    plain += term;
  }
  ASSERT_EQ(exact.convert_to<double>(), 0.1);
  EXPECT_GT(sum.magnitude() / 0.1, 0x1p50);
  EXPECT_GT(std::abs(plain - 0.1), 0.1);  // a double alone has no right digit
  EXPECT_DOUBLE_EQ(sum.value(), 0.1);
}

TEST(CompensatedSum, AddsProductsExactly) {
  std::mt19937_64 random(3);
  std::normal_distribution<double> normal;
  CompensatedSum sum;
  Exact exact = 0;
  for (int i = 0; i < 20'000; ++i) {
    const double a = std::ldexp(normal(random), i % 60);
    const double b = normal(random);
    for (const double sign : {1.0, -1.0}) {
      const double factor = sign > 0 || i % 100 != 0 ? b : b * (1.0 + 0x1p-50);
      sum.addProduct(sign * a, factor);
      exact += Exact(sign * a) * Exact(factor);
    }
  }
  const double error = Exact(abs((Exact(sum.value()) - exact) / exact)).convert_to<double>();
  EXPECT_LE(error, 0x1p-52);
}

TEST(CompensatedSum, IsNotANumberOnceATermIsNotANumber) {
  for (const double bad :
       {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()}) {
    CompensatedSum sum;
    sum.add(1.0);
    sum.add(bad);
    EXPECT_TRUE(std::isnan(sum.value()));
  }
}

}  // namespace
}  // namespace lanescope::values
