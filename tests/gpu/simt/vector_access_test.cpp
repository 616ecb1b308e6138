// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "tests/gpu/simt/launcher.h"
#include "trace/count/counters.h"

namespace lanescope::tests {
namespace {

using trace::AccessForm;
using trace::Event;
using trace::EventKind;

TEST(VectorAccess, MovesFourElementsOfAParameter) {
  std::vector<float> in(40);
  std::iota(in.begin(), in.end(), 1.0F);
  std::vector<float> out(40);
  Launcher launcher("scaleQuads", {}, {32});
  ASSERT_FALSE(launcher.array("in", in).array("out", out).number(10).run().finding);
  for (std::size_t i = 0; i < 40; ++i) {
    EXPECT_EQ(out[i], in[i] * static_cast<float>(2 + i % 4));
  }
}

TEST(VectorAccess, MovesFourElementsOfAViewAndTheRestOneByOne) {
  for (const std::size_t n : {1U, 4U, 7U, 100U, 127U}) {
    std::vector<int> in(n);
    std::iota(in.begin(), in.end(), 10);
    std::vector<int> out(n);
    Launcher launcher("copyWithRest", {}, {64});
    ASSERT_FALSE(launcher.array("in", in)
                     .array("out", out)
                     .number(static_cast<std::int64_t>(n))
                     .run()
                     .finding);
    EXPECT_EQ(out, in);
  }
}

TEST(VectorAccess, TurnsPairsIntoQuadsInSharedMemory) {
  std::vector<double> pairs(64);
  std::iota(pairs.begin(), pairs.end(), 0.5);
  std::vector<unsigned> bits(64);
  std::iota(bits.begin(), bits.end(), 0U);
  std::vector<double> sums(32);
  std::vector<unsigned> quads(64);
  Launcher launcher("turnPairs", {}, {32});
  launcher.array("pairs", pairs).array("bits", bits).array("sums", sums).array("quads", quads);
  ASSERT_FALSE(launcher.run().finding);
  for (std::size_t i = 0; i < 32; ++i) {
    EXPECT_EQ(sums[i], pairs[2 * i] + pairs[2 * i + 1]);
    EXPECT_EQ(quads[2 * i], bits[2 * (31 - i)]);
    EXPECT_EQ(quads[2 * i + 1], bits[2 * (31 - i) + 1]);
  }
}

TEST(VectorAccess, IsRecordedAsItsElementsWithTheirWidth) {
  std::vector<float> in(8, 1.5F);
  std::vector<float> out(8);
  Launcher launcher("scaleQuads", {}, {2});
  const trace::Record record = launcher.array("in", in).array("out", out).number(2).record();
  const auto events = record.eventsOf(0, 1);
  ASSERT_EQ(events.size(), 8U);
  for (std::size_t i = 0; i < 8; ++i) {
    EXPECT_EQ(events[i].kind(), i < 4 ? EventKind::load : EventKind::store);
    EXPECT_EQ(events[i].form(), static_cast<unsigned>(AccessForm::quad));
    EXPECT_EQ(events[i].width(), 4);
    EXPECT_EQ(events[i].index(), static_cast<std::int64_t>(4 + i % 4));
  }
}

TEST(VectorAccess, OfSixteenBytesIsRecordedAsThese) {
  std::vector<std::uint8_t> in(64);
  std::iota(in.begin(), in.end(), std::uint8_t{100});
  std::vector<std::uint8_t> out(64);
  Launcher launcher("turnBytes", {}, {4});
  const trace::Record record = launcher.array("in", in).array("out", out).record();
  const auto events = record.eventsOf(0, 2);
  ASSERT_EQ(events.size(), 32U);
  for (std::size_t i = 0; i < 32; ++i) {
    EXPECT_EQ(events[i].kind(), i < 16 ? EventKind::load : EventKind::store);
    EXPECT_EQ(events[i].form(), static_cast<unsigned>(AccessForm::sixteen));
    EXPECT_EQ(events[i].width(), 16);
    EXPECT_EQ(events[i].index(), static_cast<std::int64_t>(32 + i % 16));
  }
  EXPECT_EQ(events[0].bits, 132U);
  EXPECT_EQ(events[15].bits, 147U);
  EXPECT_EQ(events[16].bits, 135U);
  EXPECT_EQ(events[19].bits, 132U);
  EXPECT_EQ(events[20].bits, 136U);
  EXPECT_EQ(out[32], 135U);
  const auto counters = trace::countersOf(record);
  EXPECT_EQ(counters.total.globalLoads.elements, 64U);
  EXPECT_EQ(counters.total.globalLoads.requests, 1U);
  EXPECT_EQ(counters.total.globalLoads.sectors, 2U);
}

TEST(VectorAccess, OfSixteenBytesOutsideTheirArrayNamesTheFirst) {
  std::vector<std::uint8_t> in(64);
  std::vector<std::uint8_t> out(63);
  Launcher launcher("turnBytes", {}, {4});
  const auto result = launcher.array("in", in).array("out", out).run();
  ASSERT_TRUE(result.finding);
  EXPECT_NE(result.finding->sentence.find("element 48 of out"), std::string::npos)
      << result.finding->sentence;
}

TEST(VectorAccess, IsOneRequestOfItsWarp) {
  std::vector<float> in(128);
  std::vector<float> out(128);
  Launcher launcher("scaleQuads", {}, {32});
  const auto counters =
      trace::countersOf(launcher.array("in", in).array("out", out).number(32).record());
  EXPECT_EQ(counters.total.globalLoads.elements, 128U);
  EXPECT_EQ(counters.total.globalLoads.requests, 1U);
  EXPECT_EQ(counters.total.globalLoads.sectors, 128U * 4 / 32);
  EXPECT_EQ(counters.total.globalStores.requests, 1U);
  EXPECT_EQ(counters.activeLanes, 32.0);
}

TEST(VectorAccess, OutsideItsArrayNamesTheFirstElement) {
  std::vector<float> in(40);
  std::vector<float> out(39);  // the last of them is no whole vector
  Launcher launcher("scaleQuads", {}, {32});
  const auto result = launcher.array("in", in).array("out", out).number(10).run();
  ASSERT_TRUE(result.finding);
  EXPECT_EQ(result.finding->thread, 9U);
  EXPECT_NE(result.finding->sentence.find("element 36 of out"), std::string::npos)
      << result.finding->sentence;
}

}  // namespace
}  // namespace lanescope::tests
