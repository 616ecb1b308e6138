// SPDX-License-Identifier: Apache-2.0
#include "protocol/flow_codec.h"

#include <gtest/gtest.h>

#include "values/error.h"

namespace lanescope::engine {
namespace {

using trace::Operation;
using trace::OperationKind;
using trace::ScalarType;

constexpr trace::Source kFirst = trace::kOperationMark;

/// Two threads of three events each; the second has no operations.
trace::Record sample() {
  trace::Record record;
  record.block = {2, 1, 1};
  record.blockCount = 1;
  record.offsets = {0, 3, 6};
  record.flow.emplace();
  record.flow->operations = {
      Operation::constant(ScalarType::float32, 7, 0x3f80'0000),
      Operation::make(OperationKind::fusedMultiplyAdd, ScalarType::float32, 8, 0, 1, kFirst),
      Operation::make(OperationKind::pass, ScalarType::float32, 9, kFirst + 1, 2)};
  record.flow->offsets = {0, 3, 3};
  return record;
}

trace::Flow trip(const trace::Record& record) {
  std::vector<std::byte> payload;
  const nlohmann::json head = encodeFlow(*record.flow, payload);
  PayloadReader reader(payload);
  return decodeFlow(head, record, reader);
}

std::string complaintAbout(const trace::Record& record) {
  try {
    static_cast<void>(trip(record));
  } catch (const values::Error& error) {
    return error.what();
  }
  return {};
}

TEST(FlowCodec, BringsAFlowBackWhole) {
  trace::Record record = sample();
  record.flow->truncated = true;
  const trace::Flow got = trip(record);
  EXPECT_EQ(got.offsets, record.flow->offsets);
  EXPECT_EQ(got.operations, record.flow->operations);
  EXPECT_TRUE(got.truncated);
}

TEST(FlowCodec, RefusesAnOperationThatIsMadeOfWhatComesAfterIt) {
  const std::string sentence =
      "The field 'operations' of a flow hold one that is made of what comes after it.";
  for (const trace::Source source : {kFirst + 1, kFirst + 2, kFirst + 1000, 3U, 0x7fff'ffffU}) {
    trace::Record record = sample();
    record.flow->operations[1].sources[2] = source;
    EXPECT_EQ(complaintAbout(record), sentence) << source;
  }
  // An event of the next thread is none of this one.
  trace::Record record = sample();
  record.flow->operations[2].sources[1] = 3;
  EXPECT_EQ(complaintAbout(record), sentence);
}

TEST(FlowCodec, RefusesOperationsAndTypesThatThereAreNot) {
  // From each of these bits on, the kind or one of the two types becomes the highest number.
  for (const int bit : {Operation::kLineBits, Operation::kLineBits + Operation::kKindBits,
                        Operation::kLineBits + Operation::kKindBits + Operation::kTypeBits}) {
    trace::Record record = sample();
    record.flow->operations[0].head |= 0xffff'ffffU << bit;
    EXPECT_NE(complaintAbout(record), "") << bit;
  }
}

TEST(FlowCodec, RefusesOffsetsThatDoNotRiseToTheNumberOfOperations) {
  for (const std::vector<std::uint64_t>& offsets :
       {std::vector<std::uint64_t>{0, 4, 3}, {1, 3, 3}, {0, 3, 4}, {0, 1, 2}}) {
    trace::Record record = sample();
    record.flow->offsets = offsets;
    EXPECT_EQ(complaintAbout(record),
              "The field 'operations' of a flow are not in ascending order of threads.");
  }
}

}  // namespace
}  // namespace lanescope::engine
