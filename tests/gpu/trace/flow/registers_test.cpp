// SPDX-License-Identifier: Apache-2.0
#include "trace/flow/registers.h"

#include <gtest/gtest.h>

#include <bit>

#include "tests/gpu/trace/record_maker.h"
#include "values/error.h"

namespace lanescope::trace {
namespace {

constexpr std::uint32_t kMark = kOperationMark;

std::uint64_t bits(float value) {
  return std::bit_cast<std::uint32_t>(value);
}

/// What a thread of this text does for the elements 2, 3 and 4:
///   T sum = 0;
///   sum = sum + in[i];      // three times
///   out[0] = sum;
const SourceNames kNames("T sum = 0;\nsum = sum + in[i];\nout[0] = sum;\n");

Record sumOfThree() {
  std::vector<Event> events;
  events.reserve(4);
  for (int i = 0; i < 3; ++i) {
    events.push_back(Event::make(EventKind::load, 0, 2, i, bits(static_cast<float>(2 + i))));
  }
  events.push_back(Event::make(EventKind::store, 1, 3, 0, bits(9)));
  Record record =
      *test::makeRecord({{.name = "in", .count = 3}, {.name = "out", .count = 1}}, {events});
  const auto add = [](Source first, Source second) {
    return Operation::make(OperationKind::add, ScalarType::float32, 2, first, second);
  };
  record.flow = Flow{{0, 5},
                     {Operation::constant(ScalarType::float32, 2, bits(0)), add(0 | kMark, 0),
                      add(1 | kMark, 1), add(2 | kMark, 2),
                      Operation::make(OperationKind::pass, ScalarType::float32, 3, 3 | kMark, 3)}};
  return record;
}

TEST(Registers, ARunningSumStaysInItsSlotUntilItIsStored) {
  const Record record = sumOfThree();
  const Registers registers(record, 0, 0, kNames);
  ASSERT_EQ(registers.groups().size(), 2U);
  const RegisterGroup& operand = registers.groups()[0];
  EXPECT_EQ(operand.as, HeldAs::element);
  EXPECT_EQ(operand.array, 0U);
  const RegisterGroup& sum = registers.groups()[1];
  EXPECT_EQ(sum.as, HeldAs::variable);
  EXPECT_EQ(sum.name, "sum");
  ASSERT_EQ(sum.slotIds.size(), 1U);
  const std::uint32_t slot = sum.slotIds[0];
  EXPECT_EQ(registers.heldIn(slot, 0, 0), nullptr);
  const float expected[] = {2, 5, 9, 9};
  for (std::size_t done = 1; done <= 4; ++done) {
    const HeldValue* held = registers.heldIn(slot, done - 1, done);
    ASSERT_NE(held, nullptr) << done;
    EXPECT_EQ(registers.bitsOf(held->source), bits(expected[done - 1])) << done;
    EXPECT_EQ(held->from > done - 1, done <= 3) << done;
  }
  EXPECT_EQ(registers.heldIn(slot, 4, 4), nullptr) << "nothing uses it any more";
}

TEST(Registers, AnOperandIsHeldInTheStepThatUsesIt) {
  const Record record = sumOfThree();
  const Registers registers(record, 0, 0, kNames);
  const std::uint32_t slot = registers.groups()[0].slotIds[0];
  const HeldValue* held = registers.heldIn(slot, 1, 2);
  ASSERT_NE(held, nullptr);
  EXPECT_EQ(held->source, 1U);
  EXPECT_EQ(registers.heldIn(slot, 2, 2), nullptr);
}

TEST(Registers, SayWhichValueAStoreTook) {
  const Record record = sumOfThree();
  const Registers registers(record, 0, 0, kNames);
  EXPECT_EQ(registers.passedTo(3), std::optional<Source>(3 | kMark));
  EXPECT_EQ(registers.passedTo(0), std::nullopt);
  EXPECT_EQ(registers.storedBy(3 | kMark), std::optional<std::uint32_t>(3));
  EXPECT_EQ(registers.storedBy(2 | kMark), std::nullopt);
}

TEST(Registers, AreKnownWhereARecordHasAWholeFlow) {
  Record record = sumOfThree();
  EXPECT_EQ(record.flowState(), Record::FlowState::whole);
  record.truncated = true;
  EXPECT_EQ(record.flowState(), Record::FlowState::truncated);
  record.truncated = false;
  record.flow->truncated = true;
  EXPECT_EQ(record.flowState(), Record::FlowState::truncated);
  record.flow.reset();
  EXPECT_EQ(record.flowState(), Record::FlowState::absent);
}

TEST(Registers, RefuseAFlowThatNamesWhatThereIsNot) {
  Record record = sumOfThree();
  record.flow->operations[1].sources[1] = 77;
  EXPECT_THROW(Registers(record, 0, 0, kNames), values::Error);
}

}  // namespace
}  // namespace lanescope::trace
