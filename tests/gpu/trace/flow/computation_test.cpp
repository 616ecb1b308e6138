// SPDX-License-Identifier: Apache-2.0
#include "trace/flow/computation.h"

#include <gtest/gtest.h>

#include <limits>
#include <vector>

#include "tests/gpu/trace/operation_maker.h"
#include "trace/record/access_events.h"

namespace lanescope::trace {
namespace {

using enum OperationKind;

using test::made;
using test::of;

Operation number(float value) {
  return Operation::constant(ScalarType::float32, 1, bitsOf(value));
}

/// What the last of some operations has made of events, which are sources without a mark.
Computation computed(const std::vector<Operation>& operations, std::size_t leaves) {
  ComputationFinder finder(operations);
  for (const Operation& operation : operations) finder.visit(operation);
  return finder.of(made(operations.size() - 1), leaves).plainest();
}

TEST(Computation, OfALoadedValueIsACopy) {
  EXPECT_EQ(ComputationFinder({}).of(3, 1).plainest(), Computation::copy);
}

TEST(Computation, OfConstantsIsAConstant) {
  EXPECT_EQ(computed({number(1), number(2), of(add, made(0), made(1))}, 0), Computation::constant);
}

TEST(Computation, OfAdditionsIsASum) {
  EXPECT_EQ(computed({of(add, 0, 1)}, 2), Computation::sum);
  EXPECT_EQ(computed({of(add, 0, 1), of(add, 2, made(0))}, 3), Computation::sum);
  EXPECT_EQ(computed({number(0), of(add, made(0), 0), of(add, made(1), 1)}, 2), Computation::sum);
  EXPECT_EQ(computed({of(add, 0, 0)}, 1), Computation::sum) << "twice the value";
  EXPECT_EQ(computed({number(0), of(add, made(0), 0)}, 1), Computation::copy);
  EXPECT_EQ(computed({number(1), of(add, made(0), 0)}, 1), Computation::unknown);
  EXPECT_EQ(computed({of(subtract, 0, 1)}, 2), Computation::unknown);
}

TEST(Computation, OfProductsIsADotProduct) {
  EXPECT_EQ(computed({of(multiply, 0, 1)}, 2), Computation::product);
  const Operation zero = number(0);
  EXPECT_EQ(computed({zero, of(fusedMultiplyAdd, 0, 1, made(0))}, 2), Computation::product);
  EXPECT_EQ(
      computed({zero, of(fusedMultiplyAdd, 0, 1, made(0)), of(fusedMultiplyAdd, 2, 3, made(1))}, 4),
      Computation::dotProduct);
  EXPECT_EQ(computed({of(multiply, 0, 1), of(multiply, 2, 3), of(add, made(0), made(1))}, 4),
            Computation::dotProduct);
  EXPECT_EQ(computed({of(fusedMultiplyAdd, 0, 1, 2)}, 3), Computation::unknown)
      << "a value is added to a product";
  EXPECT_EQ(computed({of(add, 0, 1), of(multiply, made(0), 2)}, 3), Computation::unknown);
  EXPECT_EQ(computed({number(2), of(multiply, made(0), 0)}, 1), Computation::unknown);
  EXPECT_EQ(computed({of(multiply, 0, 1), of(add, made(0), 2)}, 3), Computation::unknown);
}

TEST(Computation, OfChoicesIsTheLeastOrTheGreatest) {
  constexpr float kInfinity = std::numeric_limits<float>::infinity();
  EXPECT_EQ(computed({of(lesser, 0, 1)}, 2), Computation::least);
  EXPECT_EQ(computed({of(greater, 0, 1), of(fmax, made(0), 2)}, 3), Computation::greatest);
  EXPECT_EQ(computed({of(lesser, 0, 1), of(greater, made(0), 2)}, 3), Computation::unknown);
  EXPECT_EQ(computed({number(kInfinity), of(lesser, made(0), 0), of(lesser, made(1), 1)}, 2),
            Computation::least);
  EXPECT_EQ(computed({number(-kInfinity), of(greater, made(0), 0)}, 1), Computation::copy);
  EXPECT_EQ(computed({number(255), of(lesser, made(0), 0)}, 1), Computation::unknown);
}

TEST(Computation, OfConvertedValuesIsThatOfTheValues) {
  EXPECT_EQ(computed({of(convert, 0), of(convert, 1), of(add, made(0), made(1))}, 2),
            Computation::sum);
  EXPECT_EQ(computed({of(convert, 0)}, 1), Computation::unknown) << "no copy: it may be rounded";
  EXPECT_EQ(computed({of(add, 0, 1), of(convert, made(0))}, 2), Computation::unknown);
  EXPECT_EQ(computed({of(bitXor, 0, 1)}, 2), Computation::unknown);
}

TEST(Computations, TakeACopyForASumOfOne) {
  Computations copy = ComputationFinder({}).of(3, 1);
  Computations sum;
  sum.add(Computation::sum);
  EXPECT_EQ((copy &= sum).plainest(), Computation::sum);
}

TEST(Computations, KeepWhatAllAre) {
  Computations both;
  both.add(Computation::product);
  both.add(Computation::dotProduct);
  Computations dot;
  dot.add(Computation::dotProduct);
  EXPECT_EQ(both.plainest(), Computation::product);
  EXPECT_EQ((both &= dot).plainest(), Computation::dotProduct);
  EXPECT_EQ((both &= Computations()).plainest(), Computation::unknown);
}

}  // namespace
}  // namespace lanescope::trace
