// SPDX-License-Identifier: Apache-2.0
#include "cpu/dot.h"

#include <gtest/gtest.h>

#include <limits>
#include <random>
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

}  // namespace
}  // namespace lanescope::cpu
