// SPDX-License-Identifier: Apache-2.0
#include "trace/flow/rounding.h"

#include <gtest/gtest.h>

#include <boost/multiprecision/cpp_bin_float.hpp>
#include <cmath>
#include <limits>
#include <random>
#include <vector>

#include "tests/gpu/trace/record_maker.h"
#include "trace/flow/evaluate.h"
#include "trace/flow/sum_rounding.h"
#include "trace/record/access_events.h"

namespace lanescope::trace {
namespace {

using enum OperationKind;

/// 4500 bits hold each sum and product of the doubles below without a rounding.
using Exact = boost::multiprecision::number<
    boost::multiprecision::cpp_bin_float<4500, boost::multiprecision::digit_base_2>>;

template <class T>
constexpr ScalarType kTypeOf = sizeof(T) == 4 ? ScalarType::float32 : ScalarType::float64;

template <class T>
Exact exactly(OperationKind kind, T a, T b, T c) {
  switch (kind) {
    case add:
      return Exact(a) + Exact(b);
    case subtract:
      return Exact(a) - Exact(b);
    case multiply:
      return Exact(a) * Exact(b);
    default:
      return Exact(a) * Exact(b) + Exact(c);
  }
}

/// Compares the errors of operations on random numbers over 2 · `exponents` powers of two with
/// exact arithmetic; returns how many of them had one.
template <class T>
int checkErrors(OperationKind kind, int exponents) {
  std::mt19937_64 random(11);
  std::uniform_real_distribution<double> mantissa(-1.0, 1.0);
  std::uniform_int_distribution<int> exponent(-exponents, exponents);
  const auto draw = [&] { return static_cast<T>(std::ldexp(mantissa(random), exponent(random))); };
  int inexact = 0;
  for (int i = 0; i < 2000; ++i) {
    const T a = draw();
    const T b = draw();
    // In every other case the sum nearly cancels.
    const T c = i % 2 == 0 ? draw() : static_cast<T>(-(a * b) * (1 + 1e-6));
    const T second = kind != fusedMultiplyAdd && kind != multiply && i % 2 == 0
                         ? static_cast<T>(a * (1 + 1e-5))
                         : b;
    const Operation operation = Operation::make(kind, kTypeOf<T>, 1, 0, 0, 0);
    const std::array<std::uint64_t, 3> sources{bitsOf(a), bitsOf(second), bitsOf(c)};
    const std::uint64_t bits = evaluate(operation, sources);
    const T result = valueFrom<T>(bits);
    const Exact error = exactly(kind, a, second, c) - Exact(result);
    const auto found = roundingErrorOf(operation, sources, bits);
    EXPECT_TRUE(found.has_value());
    if (!found) return 0;
    if (kind == fusedMultiplyAdd) {
      // It is rounded once, of two numbers.
      EXPECT_EQ(*found, static_cast<double>(error)) << a << " * " << second << " + " << c;
    } else {
      EXPECT_EQ(Exact(*found), error) << a << " and " << second;
    }
    EXPECT_LE(std::abs(*found), ulpOf(kTypeOf<T>, bits) / 2);
    if (*found != 0) ++inexact;
  }
  return inexact;
}

TEST(Rounding, OfAnOperationIsThatOfExactArithmetic) {
  for (const OperationKind kind : {add, subtract, multiply, fusedMultiplyAdd}) {
    EXPECT_GT(checkErrors<float>(kind, 3), 300) << static_cast<int>(kind);
    EXPECT_GT(checkErrors<float>(kind, 30), 300) << static_cast<int>(kind);
    EXPECT_GT(checkErrors<double>(kind, 3), 300) << static_cast<int>(kind);
    EXPECT_GT(checkErrors<double>(kind, 200), 300) << static_cast<int>(kind);
  }
}

TEST(Rounding, HasNoErrorWhereThereIsNoNumberOrNothingIsRounded) {
  const std::array<std::uint64_t, 3> large{bitsOf(3e38F), bitsOf(3e38F), 0};
  const Operation sum = Operation::make(add, ScalarType::float32, 1, 0, 0);
  EXPECT_FALSE(roundingErrorOf(sum, large, evaluate(sum, large)));
  const Operation lesserOne = Operation::make(lesser, ScalarType::float32, 1, 0, 0);
  EXPECT_FALSE(roundingErrorOf(lesserOne, large, large[0]));
  const Operation integers = Operation::make(add, ScalarType::int32, 1, 0, 0);
  EXPECT_FALSE(roundingErrorOf(integers, {1, 2, 0}, 3));
  EXPECT_EQ(roundingErrorOf(sum, {bitsOf(1.0F), bitsOf(2.0F), 0}, bitsOf(3.0F)), 0.0);
  // An atomic in global memory takes subnormal numbers as 0: all of it is lost.
  const float least = std::numeric_limits<float>::denorm_min();
  EXPECT_EQ(roundingErrorOf(sum, {bitsOf(least), bitsOf(0.0F), 0}, bitsOf(0.0F)), double{least});
}

TEST(Rounding, UnitInTheLastPlaceIsTheStepToTheNextNumber) {
  for (const float value : {1.0F, 1.5F, 0.99999994F, -7.25F, 1e-30F, 1e30F, 1e-44F, 0.0F}) {
    const float magnitude = std::abs(value);
    const float next = std::nextafter(magnitude, std::numeric_limits<float>::infinity());
    EXPECT_EQ(ulpOf(ScalarType::float32, bitsOf(value)), double{next} - double{magnitude});
  }
  for (const double value : {1.0, -3.0, 1e-310, 1e300, 0.0}) {
    const double magnitude = std::abs(value);
    EXPECT_EQ(ulpOf(ScalarType::float64, bitsOf(value)),
              std::nextafter(magnitude, std::numeric_limits<double>::infinity()) - magnitude);
  }
}

/// The record of one thread that adds `in` from the first to the last and stores the sum; it adds
/// in T, and `operations` is what it has noted.
template <class T>
std::shared_ptr<Record> makeLoopSum(const std::vector<T>& in, T& sum) {
  const auto type = sizeof(T) == 4 ? values::DType::float32 : values::DType::float64;
  std::vector<Event> events;
  Flow flow{{0}, {}, false};
  flow.operations.push_back(Operation::constant(kTypeOf<T>, 1, bitsOf(T{0})));
  sum = 0;
  for (std::uint32_t i = 0; i < in.size(); ++i) {
    events.push_back(Event::make(EventKind::load, 0, 2, i, bitsOf(in[i])));
    flow.operations.push_back(Operation::make(add, kTypeOf<T>, 2, i | kOperationMark, i));
    sum += in[i];
  }
  events.push_back(Event::make(EventKind::store, 1, 3, 0, bitsOf(sum)));
  const auto count = static_cast<std::uint32_t>(in.size());
  flow.operations.push_back(Operation::make(pass, kTypeOf<T>, 3, count | kOperationMark, count));
  flow.offsets.push_back(flow.operations.size());
  auto record = std::make_shared<Record>(*test::makeRecord(
      {{"in", Space::global, type, in.size()}, {"out", Space::global, type, 1}}, {events}));
  record->flow = std::move(flow);
  return record;
}

TEST(Rounding, OfASumInALoopIsToldWithPairwiseAndKahan) {
  std::vector<float> in;
  in.reserve(1000);
  for (int i = 0; i < 1000; ++i) in.push_back(0.1F + 0.001F * static_cast<float>(i % 7));
  float sum = 0;
  const auto record = makeLoopSum(in, sum);
  Exact exact = 0;
  for (const float each : in) exact += Exact(each);
  const auto rounding = roundingOf(record);
  EXPECT_EQ(rounding.whyUnknown, "");
  EXPECT_EQ(rounding.totals.additions, in.size());
  EXPECT_GT(rounding.totals.inexact, in.size() / 2);
  EXPECT_NEAR(rounding.totals.lost, static_cast<double>(exact - Exact(sum)), 1e-12);
  ASSERT_TRUE(rounding.sum);
  EXPECT_EQ(rounding.sum->terms, in.size());
  EXPECT_EQ(rounding.sum->lost, static_cast<double>(exact - Exact(sum)));
  // Kahan's sum is right but for the last rounding and a part of it.
  EXPECT_LE(std::abs(rounding.sum->kahan), ulpOf(ScalarType::float32, bitsOf(sum)));
  EXPECT_LT(std::abs(rounding.sum->pairwise), std::abs(rounding.sum->lost));
  EXPECT_GT(std::abs(rounding.sum->lost), 10 * std::abs(rounding.sum->kahan));
  const Timeline timeline(record, 0);
  const Rounding block(timeline);
  ASSERT_EQ(block.stored().size(), 1U);
  const auto* stored = block.ofEvent(static_cast<std::uint32_t>(in.size()));
  ASSERT_NE(stored, nullptr);
  EXPECT_EQ(stored->operations, in.size());
  EXPECT_EQ(stored->lost, block.totals().lost);
  EXPECT_EQ(stored->ulps, std::abs(stored->lost) / ulpOf(ScalarType::float32, bitsOf(sum)));
  EXPECT_EQ(block.ofEvent(0), nullptr);
}

TEST(Rounding, OfASumInDoubleIsTold) {
  std::vector<double> in;
  in.reserve(200);
  for (int i = 0; i < 200; ++i) in.push_back(0.1 + i * 1e-3);
  double sum = 0;
  const auto rounding = roundingOf(makeLoopSum(in, sum));
  Exact exact = 0;
  for (const double each : in) exact += Exact(each);
  ASSERT_TRUE(rounding.sum);
  EXPECT_EQ(rounding.sum->lost, static_cast<double>(exact - Exact(sum)));
  EXPECT_NEAR(rounding.totals.lost, rounding.sum->lost, 1e-24);
}

TEST(Rounding, IsNotToldWithoutAWholeFlow) {
  const auto without = std::make_shared<Record>(*test::makeDotShared({64, 32, 2}));
  without->flow.reset();
  EXPECT_EQ(roundingOf(without).whyUnknown,
            "The record does not hold the operations of the threads.");
  EXPECT_FALSE(roundingOf(without).sum);
  float sum = 0;
  auto record = makeLoopSum<float>({0.1F, 0.2F, 0.3F}, sum);
  record->flow->truncated = true;
  EXPECT_EQ(roundingOf(record).whyUnknown,
            "The record does not hold all operations of the threads.");
  record->flow->truncated = false;
  record->flow->operations.pop_back();
  --record->flow->offsets.back();
  EXPECT_EQ(roundingOf(record).whyUnknown,
            "The record does not tell what made each of the stored values.");
  EXPECT_EQ(roundingOf(record).totals.additions, 0U);
  record->flow->operations.back() =
      Operation::make(pass, ScalarType::float32, 3, 77 | kOperationMark, 3);
  EXPECT_NE(roundingOf(record).whyUnknown, "");
}

}  // namespace
}  // namespace lanescope::trace
