// SPDX-License-Identifier: Apache-2.0
#include "trace/flow/running_sum.h"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/gpu/trace/operation_maker.h"
#include "tests/gpu/trace/record_maker.h"
#include "trace/record/access_events.h"

namespace lanescope::trace {
namespace {

using enum OperationKind;

using test::made;
using test::of;

/// A thread loads 2, 3, 0.1 and 0.3, stores twice, and makes these operations.
std::shared_ptr<Record> withOperations(std::vector<Operation> operations) {
  const auto event = [](EventKind kind, std::int64_t index, float value) {
    return Event::make(kind, 0, 1, index, bitsOf(value));
  };
  const float last = std::fma(0.1F, 0.3F, 6.0F);
  auto record = std::make_shared<Record>(
      *test::makeRecord({{"a", Space::global, values::DType::float32, 8}},
                        {{event(EventKind::load, 0, 2), event(EventKind::load, 1, 3),
                          event(EventKind::load, 2, 0.1F), event(EventKind::load, 3, 0.3F),
                          event(EventKind::store, 4, last), event(EventKind::store, 5, last)}}));
  record->flow = Flow{{0, operations.size()}, {operations.begin(), operations.end()}, false};
  return record;
}

const Operation kZero = Operation::constant(ScalarType::float32, 1, bitsOf(0.0F));

TEST(RunningSum, IsWhatFusedMultiplyAddsMake) {
  const auto record = withOperations({kZero, of(fusedMultiplyAdd, 0, 1, made(0)),
                                      of(fusedMultiplyAdd, 3, 2, made(1)), of(pass, made(2), 4)});
  const RunningSum sum = runningSumOf(*record, 0, 0);
  ASSERT_EQ(sum.values.size(), 2U);
  EXPECT_EQ(sum.values[0].event, 1U);
  EXPECT_EQ(sum.values[0].sum, 6.0);
  EXPECT_EQ(sum.values[1].event, 3U);
  EXPECT_EQ(sum.values[1].sum, static_cast<double>(std::fma(0.1F, 0.3F, 6.0F)));
  EXPECT_EQ(sum.productsAfter(1), 0U);
  EXPECT_EQ(sum.productsAfter(2), 1U);
  EXPECT_EQ(sum.productsAfter(3), 1U);
  EXPECT_EQ(sum.productsAfter(6), 2U);
}

TEST(RunningSum, IsThatOfFactorsThatAreRounded) {
  const auto record =
      withOperations({of(roundToTf32, 0), of(roundToTf32, 1), kZero,
                      of(fusedMultiplyAdd, made(0), made(1), made(2)), of(pass, made(3), 4)});
  const RunningSum sum = runningSumOf(*record, 0, 0);
  ASSERT_EQ(sum.values.size(), 1U);
  EXPECT_EQ(sum.values[0].sum, 6.0);
}

TEST(RunningSum, IsNoneWhereAThreadHasNoneOrSeveral) {
  const auto size = [](std::vector<Operation> operations) {
    return runningSumOf(*withOperations(std::move(operations)), 0, 0).values.size();
  };
  EXPECT_EQ(size({}), 0U);
  EXPECT_EQ(size({of(add, 0, 1), of(pass, made(0), 4)}), 0U);
  EXPECT_EQ(size({of(fusedMultiplyAdd, 0, 1, 2), of(pass, made(0), 4)}), 0U) << "from no zero";
  EXPECT_EQ(size({kZero, of(fusedMultiplyAdd, 0, 1, made(0)), of(fusedMultiplyAdd, 2, 3, made(0)),
                  of(pass, made(1), 4), of(pass, made(2), 5)}),
            0U);
  auto without = withOperations({kZero, of(fusedMultiplyAdd, 0, 1, made(0)), of(pass, made(1), 4)});
  EXPECT_EQ(runningSumOf(*without, 0, 0).values.size(), 1U);
  without->flow->truncated = true;
  EXPECT_EQ(runningSumOf(*without, 0, 0).values.size(), 0U);
}

}  // namespace
}  // namespace lanescope::trace
