// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "trace/record_builder.h"

namespace lanescope::test {
namespace {

using values::Role;

TEST(RecordBuilder, TellsWhichArraysNobodyHasWrittenBeforeTheRecordedLaunch) {
  values::Plan plan;
  const auto type = values::DType::float32;
  plan.buffers = {{"in", Role::input, type, 4},
                  {"out", Role::output, type, 4},
                  {"count", Role::scratch, type, 4, true},
                  {"between", Role::scratch, type, 4},
                  {"sums", Role::output, type, 4}};
  plan.shared = {{"cache", type, 4}};
  values::Launch first{"first", {}, {}, 0, {values::BufferIndex{0}, values::BufferIndex{3}}};
  values::Launch second{"second", {}, {}, 0, {values::BufferIndex{3}, values::BufferIndex{1}}};
  plan.launches = {first, second};
  const trace::Record record = trace::buildRecord(plan, "Emulator", {0, 1, 1}, {0, 0}, {}, false);
  std::string unwritten;
  for (const trace::ArrayInfo& array : record.arrays) {
    if (array.isUnwritten) unwritten += array.name + " ";
  }
  EXPECT_EQ(unwritten, "out sums ");
}

}  // namespace
}  // namespace lanescope::test
