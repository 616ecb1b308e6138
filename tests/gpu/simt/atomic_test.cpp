// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "tests/gpu/simt/launcher.h"
#include "trace/record/access_events.h"
#include "trace/record/access_math.h"
#include "trace/record/atomics.h"

namespace lanescope::tests {
namespace {

using trace::Event;
using trace::EventKind;

TEST(Atomic, DoesOnIntsWhatItsNameSays) {
  std::vector<int> a{10};
  std::vector<int> found(16);
  std::vector<int> operands{-4};
  Launcher launcher("ownInts", {}, {1});
  ASSERT_FALSE(
      launcher.array("a", a).array("found", found).array("operands", operands).run().finding);
  found.resize(10);
  // add -4, sub 3, min -4, max 4, exch -3, cas fails, cas to 77, and, or 0, xor
  EXPECT_EQ(found, (std::vector<int>{10, 6, 3, -4, 4, -3, -3, 77, 77 & 0xfff3, 77 & 0xfff3}));
  EXPECT_EQ(a[0], (77 & 0xfff3) ^ 0x55);
}

TEST(Atomic, WrapsAroundAsAsked) {
  std::vector<unsigned> a{5};
  std::vector<unsigned> found(16);
  std::vector<unsigned> operands{20};
  Launcher launcher("ownUnsigneds", {}, {1});
  ASSERT_FALSE(
      launcher.array("a", a).array("found", found).array("operands", operands).run().finding);
  found.resize(13);
  // add 20: 25; sub 3: 22; min 20: 20; max 22: 22; inc to 22: wraps to 0; inc to 50: 1; dec from
  // 20: 0; dec from 1: wraps to 1; exch 20; cas 20 to 9; and, or, xor
  EXPECT_EQ(found, (std::vector<unsigned>{5, 25, 22, 20, 22, 0, 1, 0, 1, 20, 9, 9, 0x39}));
  EXPECT_EQ(a[0], 0x39U ^ 20U);
}

TEST(Atomic, WrapsAroundAtTheVeryNumberThatCudaNames) {
  // CUDA C++ Programming Guide: inc is ((old >= v) ? 0 : (old + 1)), dec is
  // (((old == 0) || (old > v)) ? v : (old - 1)).
  using enum trace::AtomicOp;
  const auto inc = [](unsigned old) { return trace::afterAtomic<increment>(old, 5U, 0U); };
  const auto dec = [](unsigned old) { return trace::afterAtomic<decrement>(old, 5U, 0U); };
  EXPECT_EQ(inc(0), 1U);
  EXPECT_EQ(inc(4), 5U);
  EXPECT_EQ(inc(5), 0U);
  EXPECT_EQ(inc(6), 0U);
  EXPECT_EQ(inc(~0U), 0U);
  EXPECT_EQ(dec(0), 5U);
  EXPECT_EQ(dec(1), 0U);
  EXPECT_EQ(dec(5), 4U);
  EXPECT_EQ(dec(6), 5U);
  EXPECT_EQ(dec(~0U), 5U);
}

TEST(Atomic, CountsEveryElementOfAHistogram) {
  std::vector<int> in(10000);
  for (std::size_t i = 0; i < in.size(); ++i) in[i] = static_cast<int>(i * i % 97);
  std::vector<int> expected(16);
  for (const int value : in) ++expected[static_cast<std::size_t>(value & 15)];
  for (const unsigned workers : {1U, 2U, 7U}) {
    std::vector<int> counts(16);
    Launcher launcher("histogram", {40}, {256});
    launcher.array("in", in).array("counts", counts).number(10000).workers(workers);
    ASSERT_FALSE(launcher.run().finding);
    EXPECT_EQ(counts, expected);
  }
}

TEST(Atomic, MakesALockOfAFlag) {
  for (const unsigned workers : {1U, 3U}) {
    std::vector<int> lock(1);
    std::vector<int> value(1);
    Launcher launcher("locked", {200}, {32});
    launcher.array("lock", lock).array("value", value).workers(workers);
    ASSERT_FALSE(launcher.run().finding);
    EXPECT_EQ(value[0], 200);
    EXPECT_EQ(lock[0], 0);
  }
}

TEST(Atomic, OnFloatsFlushesSubnormalNumbersInGlobalMemoryOnly) {
  std::vector<float> a{0.0F};
  std::vector<double> b{0.25};
  std::vector<float> found(4);
  std::vector<float> operands{1e-40F};
  Launcher launcher("ownFloats", {}, {1});
  launcher.array("a", a).array("b", b).array("found", found).array("operands", operands);
  ASSERT_FALSE(launcher.run().finding);
  EXPECT_EQ(a[0], 0.0F);
  EXPECT_EQ(found[2], 1e-40F);  // what shared memory held after its sum
  EXPECT_EQ(b[0], 0.25 + static_cast<double>(1e-40F));
}

TEST(Atomic, IsRecordedAsAReadAndAWrite) {
  std::vector<int> a{10};
  std::vector<int> found(16);
  std::vector<int> operands{-4};
  Launcher launcher("ownInts", {}, {1});
  const trace::Record record =
      launcher.array("a", a).array("found", found).array("operands", operands).record();
  std::vector<std::pair<EventKind, int>> atomics;
  for (const Event& event : record.events) {
    if (event.kind() == EventKind::atomicRead || event.kind() == EventKind::atomicWrite) {
      EXPECT_EQ(event.array(), 0U);
      EXPECT_EQ(event.index(), 0);
      atomics.emplace_back(event.kind(), trace::valueFrom<int>(event.bits));
    }
  }
  ASSERT_EQ(atomics.size(), 19U);  // ten reads; the compare-and-swap that fails does not write
  EXPECT_EQ(atomics[0], (std::pair{EventKind::atomicRead, 10}));
  EXPECT_EQ(atomics[1], (std::pair{EventKind::atomicWrite, 6}));
  EXPECT_EQ(atomics[10], (std::pair{EventKind::atomicRead, -3}));
  EXPECT_EQ(atomics[11], (std::pair{EventKind::atomicRead, -3}));
  EXPECT_EQ(atomics[12], (std::pair{EventKind::atomicWrite, 77}));
}

TEST(Atomic, ThatIsTriedInVainIsRecordedOnce) {
  std::vector<int> lock(1);
  std::vector<int> value(1);
  Launcher launcher("locked", {20}, {1});
  const trace::Record record =
      launcher.array("lock", lock).array("value", value).workers(2).record();
  EXPECT_FALSE(record.truncated);
  for (std::uint64_t block = 0; block < 20; ++block) {
    EXPECT_LE(record.eventsOf(block, 0).size(), 9U);
  }
}

}  // namespace
}  // namespace lanescope::tests
