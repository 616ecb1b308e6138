// SPDX-License-Identifier: Apache-2.0
#include "spread/total.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

namespace lanescope::spread {
namespace {

using values::DType;
using values::HostArray;
using values::Op;

template <class T>
Total totalOf(Op op, const std::vector<std::vector<T>>& parts) {
  Total all(op, values::kDTypeOf<T>);
  for (const std::vector<T>& part : parts) {
    Total own(op, values::kDTypeOf<T>);
    const HostArray array = HostArray::of(std::span<const T>(part));
    own.addTerms(std::span(&array, 1));
    all.add(own);
  }
  return all;
}

TEST(Total, OfPartsThatCancelIsExact) {
  const double large = 0x1p70;
  EXPECT_EQ(values::asDouble(totalOf<double>(Op::sum, {{large, 1}, {}, {-large, 0.5}}).value()),
            1.5);
  EXPECT_EQ(totalOf<double>(Op::sum, {{large, 1}, {-large}}).magnitude(), 2 * large + 1);
}

TEST(Total, OfIntegersWrapsAsTheirTypeDoes) {
  constexpr std::int32_t kMost = std::numeric_limits<std::int32_t>::max();
  const Total wrapped = totalOf<std::int32_t>(Op::sum, {{kMost}, {1}});
  EXPECT_EQ(std::get<std::int64_t>(wrapped.value()), std::numeric_limits<std::int32_t>::min());
  EXPECT_TRUE(wrapped.isWrapped());
  EXPECT_FALSE(totalOf<std::int32_t>(Op::sum, {{kMost}, {1}, {-1}}).isWrapped());
  constexpr std::int64_t kMost64 = std::numeric_limits<std::int64_t>::max();
  EXPECT_TRUE(totalOf<std::int64_t>(Op::sum, {{kMost64}, {1}}).isWrapped());
  const Total back = totalOf<std::int64_t>(Op::sum, {{kMost64, 1}, {-1}});
  EXPECT_EQ(std::get<std::int64_t>(back.value()), kMost64);
  EXPECT_FALSE(back.isWrapped());
}

TEST(Total, FindsTheLeastAndTheGreatestOfAllParts) {
  EXPECT_EQ(values::asDouble(totalOf<float>(Op::min, {{3, 2}, {}, {5}}).value()), 2);
  EXPECT_EQ(values::asDouble(totalOf<float>(Op::max, {{-3, -2}, {-5}}).value()), -2);
  EXPECT_EQ(std::get<std::int64_t>(totalOf<std::int64_t>(Op::max, {{-3}, {-9}}).value()), -3);
}

TEST(Total, OfNotANumberIsNone) {
  const float nan = std::numeric_limits<float>::quiet_NaN();
  for (const Op op : {Op::sum, Op::min, Op::max}) {
    EXPECT_TRUE(std::isnan(values::asDouble(totalOf<float>(op, {{1}, {nan}, {2}}).value())));
  }
}

TEST(Total, OfManyTermsOnAllCoresIsExactAndHasTheSameBitsEachTime) {
  constexpr std::size_t kTerms = 300'001;
  std::vector<double> terms(kTerms, 0x1p-30);
  terms.front() = 0x1p90;
  terms.back() = -0x1p90;
  const Total total = totalOf<double>(Op::sum, {terms});
  EXPECT_EQ(values::asDouble(total.value()), (kTerms - 2) * 0x1p-30);
  EXPECT_EQ(totalOf<double>(Op::sum, {terms}).value(), total.value());
  terms[200'000] = -3;
  EXPECT_EQ(values::asDouble(totalOf<double>(Op::max, {terms}).value()), 0x1p90);
  terms.back() = 0;
  EXPECT_EQ(values::asDouble(totalOf<double>(Op::min, {terms}).value()), -3);
}

}  // namespace
}  // namespace lanescope::spread
