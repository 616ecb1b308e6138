// SPDX-License-Identifier: Apache-2.0
#include "cpu/dot.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <random>
#include <span>
#include <vector>

namespace lanescope::cpu {
namespace {

template <class T>
void expectVariantsToAgree() {
  std::mt19937 random(1);
  std::uniform_real_distribution<T> real(-1, 1);
  // One element more at each end than is used, so that no array is aligned.
  for (const std::size_t n : std::initializer_list<std::size_t>{1, 2, 7, 8, 31, 32, 33, 63, 64, 65,
                                                                1000, 65'535, 262'145, 1'000'003}) {
    std::vector<T> a(n + 2);
    std::vector<T> b(n + 2);
    for (T& value : a) value = real(random);
    for (T& value : b) value = real(random);
    const std::span<const T> x(a.data() + 1, n);
    const std::span<const T> y(b.data() + 1, n);
    const DotReference reference = dotReference(x, y);
    for (const DotVariant<T>& variant : dotVariants<T>()) {
      EXPECT_LE(
          std::abs(static_cast<double>(variant.dot(x, y)) - reference.value),
          static_cast<double>(n) * std::numeric_limits<T>::epsilon() / 2 * reference.magnitude)
          << variant.name << " " << n;
    }
  }
}

TEST(DotVariants, AgreeWithTheReferenceInFloat) {
  expectVariantsToAgree<float>();
}

TEST(DotVariants, AgreeWithTheReferenceInDouble) {
  expectVariantsToAgree<double>();
}

TEST(DotVariants, LeaveNoElementOut) {
  for (std::size_t n = 1; n <= 700; ++n) {
    const std::vector<float> ones(n, 1.0F);
    for (const DotVariant<float>& variant : dotVariants<float>()) {
      ASSERT_EQ(variant.dot(ones, ones), static_cast<float>(n)) << variant.name;
    }
  }
}

TEST(RunningSums, AreThoseOfEachThreadsLoop) {
  std::vector<double> a(10'000);
  std::vector<double> b(a.size());
  for (std::size_t i = 0; i < a.size(); ++i) {  // whole numbers, whose sums are exact
    a[i] = static_cast<double>(i * 7 % 11) - 5;
    b[i] = static_cast<double>(i % 5) - 2;
  }
  for (const std::size_t n : {0U, 1U, 2047U, 2049U, 10'000U}) {
    for (const std::size_t threads : {1U, 32U, 2048U, 2049U, 4096U, 9999U, 20'000U}) {
      double onTheWay = 0;
      double atTheEnd = 0;
      for (std::size_t thread = 0; thread < threads; ++thread) {
        double sum = 0;
        for (std::size_t i = thread; i < n; i += threads) {
          sum += a[i] * b[i];
          onTheWay += std::abs(sum);
        }
        atTheEnd += std::abs(sum);
      }
      const RunningSums sums =
          runningSums(std::span<const double>(a).first(n), std::span<const double>(b).first(n),
                      static_cast<std::int64_t>(threads));
      EXPECT_EQ(sums.onTheWay, onTheWay) << n << ' ' << threads;
      EXPECT_EQ(sums.atTheEnd, atTheEnd) << n << ' ' << threads;
    }
  }
}

}  // namespace
}  // namespace lanescope::cpu
