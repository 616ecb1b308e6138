// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "trace/record_builder.h"
#include "values/error.h"

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
  values::Launch first{"first", {}, {}, 0, {values::BufferIndex{0}, values::BufferIndex{3}}};
  values::Launch second{"second", {}, {}, 0, {values::BufferIndex{3}, values::BufferIndex{1}}};
  second.shared = {{"cache", type, 4}};
  plan.launches = {first, second};
  const auto recordOf = [&](std::uint32_t launch) {
    return trace::buildRecord(plan, "Emulator", {0, 1, 1, launch}, {0, 0}, {}, false);
  };
  const auto unwritten = [&](const trace::Record& record) {
    std::string names;
    for (const trace::ArrayInfo& array : record.arrays) {
      if (array.isUnwritten) names += array.name + " ";
    }
    return names;
  };
  EXPECT_EQ(unwritten(recordOf(0)), "out between sums ");
  EXPECT_EQ(unwritten(recordOf(1)), "out sums ");
  EXPECT_EQ(recordOf(0).arrays.size(), 5);
  EXPECT_EQ(recordOf(1).arrays.back().name, "cache");
  EXPECT_EQ(recordOf(1).launch, 1);
  EXPECT_EQ(recordOf(1).launches, 2);
}

TEST(RecordBuilder, TakesTheLastLaunchUnlessAnotherIsNamedAndRefusesOneThatIsMissing) {
  values::Plan plan;
  plan.kernel = "three";
  plan.launches = {{"a", {5}, {32}}, {"b", {1}, {32}}, {"c", {7}, {32}}};
  EXPECT_EQ(trace::resolve({}, plan).launch, 2);
  trace::Window window;
  window.launch = 0;
  EXPECT_EQ(trace::resolve(window, plan).launch, 0);
  EXPECT_EQ(trace::resolve(window, plan).blockCount, 5);
  window.launch = 3;
  try {
    (void)trace::resolve(window, plan);
    FAIL();
  } catch (const values::Error& error) {
    EXPECT_STREQ(error.what(), "The recording cannot take launch 4: three makes 3.");
  }
}

}  // namespace
}  // namespace lanescope::test
