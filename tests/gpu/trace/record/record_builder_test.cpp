// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "trace/record/record_builder.h"
#include "values/error.h"

namespace lanescope::test {
namespace {

using values::Role;

TEST(RecordBuilder, MarksArraysThatAreUnwrittenBeforeTheRecordedLaunch) {
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

TEST(RecordBuilder, NamesAnotherBlocksArrayByItsRank) {
  values::Plan plan;
  plan.buffers = {{"in", Role::input, values::DType::int32, 4}};
  values::Launch launch{"k", {4}, {1}};
  launch.cluster = 4;
  launch.shared = {{.name = "a", .type = values::DType::int32, .count = 8, .line = 5},
                   {.name = "b", .type = values::DType::float64, .count = 2, .line = 6}};
  plan.launches = {launch};
  const auto store = [](unsigned array, std::uint32_t declaration, std::int64_t index) {
    return trace::Event::make(trace::EventKind::store, array, 9,
                              trace::rawSharedIndex(declaration, index), 0);
  };
  const auto remote = [](unsigned rank) { return trace::kRawRemote + rank; };
  trace::Events events{store(remote(3), 5, 7), store(trace::kRawShared, 6, 1),
                       store(remote(3), 6, 1), store(trace::kRawShared, 5, 2),
                       store(remote(0), 5, -1)};
  const trace::Record record =
      trace::buildRecord(plan, "Emulator", {0, 1, 9, 0}, {0, 5}, std::move(events), false);
  EXPECT_EQ(record.cluster, 4U);
  std::vector<std::string> names;
  names.reserve(record.arrays.size());
  for (const trace::ArrayInfo& array : record.arrays) names.push_back(array.name);
  EXPECT_EQ(names, (std::vector<std::string>{"in", "a", "b", "a of rank 3", "b of rank 3",
                                             "a of rank 0"}));
  EXPECT_EQ(record.arrays[4].remote, (trace::ArrayInfo::Remote{3, 2}));
  EXPECT_EQ(record.arrays[4].type, values::DType::float64);
  EXPECT_EQ(record.events[0].array(), 3U);
  EXPECT_EQ(record.events[0].index(), 7);
  EXPECT_EQ(record.events[1].array(), 2U);
  EXPECT_EQ(record.events[2].array(), 4U);
  EXPECT_EQ(record.events[3].array(), 1U);
  EXPECT_EQ(record.events[4].array(), 5U);
  EXPECT_EQ(record.events[4].index(), -1);
}

TEST(RecordBuilder, RefusesMoreArraysThanAnEventNames) {
  values::Plan plan;
  values::Launch launch{"k", {16}, {1}};
  launch.cluster = 16;
  plan.launches = {launch};
  trace::Events events;
  for (unsigned i = 0; i < 32; ++i) {
    events.push_back(trace::Event::make(trace::EventKind::load, trace::kRawRemote + i % 16, 9,
                                        trace::rawSharedIndex(i / 16, 0), 0));
  }
  EXPECT_THROW(static_cast<void>(trace::buildRecord(plan, "Emulator", {0, 1, 32, 0}, {0, 32},
                                                    std::move(events), false)),
               values::Error);
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
