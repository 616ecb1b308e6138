// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <cmath>

#include "simt/sanitizers.h"
#include "tests/gpu/simt/launcher.h"

namespace lanescope::tests {
namespace {

constexpr int kShuffled = 64;

// ThreadSanitizer takes milliseconds to make a fiber, so it is shown a part of the operands.
#if defined(LANESCOPE_SIMT_TSAN)
constexpr int kOperandStep = 15;
#else
constexpr int kOperandStep = 1;
#endif

/// The lane that a lane receives from, in the words of the CUDA C++ Programming Guide, "Warp
/// Shuffle Functions": within subsections of `width` lanes, its own where the source is beyond.
int sourceOf(int form, int lane, int operand, int width) {
  const int begin = lane / width * width;
  const int within = lane % width;
  switch (form) {
    case 0:
      return begin + operand % width;
    case 1:
      return within - operand < 0 ? lane : lane - operand;
    case 2:
      return within + operand >= width ? lane : lane + operand;
    default: {
      const int target = lane ^ operand;
      return target >= begin + width ? lane : target;  // earlier subsections can be read
    }
  }
}

template <class T>
std::vector<T> payload() {
  std::vector<T> result;
  result.reserve(kShuffled);
  for (int i = 0; i < kShuffled; ++i) result.push_back(static_cast<T>(1000 + 7 * i));
  return result;
}

template <class T>
void checkAll(const std::string& entry) {
  std::vector<T> in = payload<T>();
  for (int form = 0; form < 4; ++form) {
    for (const int width : {1, 2, 4, 8, 16, 32}) {
      for (int operand = 0; operand < 32; operand += kOperandStep) {
        std::vector<T> out(kShuffled);
        Launcher launcher(entry, {}, {kShuffled});
        launcher.array("in", in).array("out", out).workers(1);
        launcher.number(form).number(0xffffffff).number(operand).number(width);
        ASSERT_FALSE(launcher.run().finding);
        for (int i = 0; i < kShuffled; ++i) {
          const int source = i / 32 * 32 + sourceOf(form, i % 32, operand, width);
          ASSERT_EQ(out[static_cast<std::size_t>(i)], in[static_cast<std::size_t>(source)])
              << "form " << form << " width " << width << " operand " << operand << " thread " << i;
        }
      }
    }
  }
}

TEST(Shuffle, MovesIntsWithEveryWidth) {
  checkAll<int>("shuffleInts");
}
TEST(Shuffle, MovesUnsignedsWithEveryWidth) {
  checkAll<unsigned>("shuffleUnsigneds");
}
TEST(Shuffle, MovesLongsWithEveryWidth) {
  checkAll<std::int64_t>("shuffleLongs");
}
TEST(Shuffle, MovesFloatsWithEveryWidth) {
  checkAll<float>("shuffleFloats");
}
TEST(Shuffle, MovesDoublesWithEveryWidth) {
  checkAll<double>("shuffleDoubles");
}

TEST(Shuffle, IsDoneByTheLanesOfItsMaskAlone) {
  for (const std::uint32_t mask : {0x0000ffffU, 0xffff0000U, 0x0f0f0f0fU, 0x00000001U}) {
    std::vector<int> in = payload<int>();
    std::vector<int> out(kShuffled, -1);
    Launcher launcher("shuffleInts", {}, {kShuffled});
    launcher.array("in", in).array("out", out).number(3).number(mask).number(1).number(32);
    ASSERT_FALSE(launcher.run().finding);
    for (int i = 0; i < kShuffled; ++i) {
      const bool takesPart = (mask >> (i % 32) & 1U) != 0;
      const bool isGiven = (mask >> (i % 32 ^ 1) & 1U) != 0;
      if (!takesPart) {
        EXPECT_EQ(out[static_cast<std::size_t>(i)], -1);
      } else if (isGiven) {
        EXPECT_EQ(out[static_cast<std::size_t>(i)], in[static_cast<std::size_t>(i ^ 1)]);
      }
    }
  }
}

TEST(Shuffle, GivesNanFromALaneThatTakesNoPart) {
  std::vector<float> in = payload<float>();
  std::vector<float> out(kShuffled);
  Launcher launcher("shuffleFloats", {}, {kShuffled});
  launcher.array("in", in).array("out", out).number(2).number(0x0000ffff).number(8).number(32);
  ASSERT_FALSE(launcher.run().finding);
  EXPECT_EQ(out[0], in[8]);
  EXPECT_TRUE(std::isnan(out[8]));
}

TEST(Shuffle, OfTwoHalvesGoesOnSideBySide) {
  std::vector<int> in = payload<int>();
  std::vector<int> out(kShuffled);
  Launcher launcher("shuffleInHalves", {}, {kShuffled});
  ASSERT_FALSE(launcher.array("in", in).array("out", out).run().finding);
  for (int i = 0; i < kShuffled; ++i) {
    // The upper half all got the last lane's value; the lower half is handed it in turn.
    EXPECT_EQ(out[static_cast<std::size_t>(i)], in[static_cast<std::size_t>(i / 32 * 32 + 31)]);
  }
}

TEST(Shuffle, IsRecordedWithItsMaskItsSourceAndTheValueReceived) {
  std::vector<float> in = payload<float>();
  std::vector<float> out(kShuffled);
  Launcher launcher("shuffleFloats", {}, {kShuffled});
  launcher.array("in", in).array("out", out).number(1).number(0x0000ffff).number(3).number(8);
  const trace::Record record = launcher.record();
  for (std::uint64_t thread = 0; thread < kShuffled; ++thread) {
    const auto events = record.eventsOf(0, thread);
    const auto lane = static_cast<int>(thread % 32);
    if (lane >= 16) {
      EXPECT_TRUE(events.empty());
      continue;
    }
    ASSERT_EQ(events.size(), 3U);  // the load, the shuffle, the store
    const trace::Event& event = events[1];
    EXPECT_EQ(event.kind(), trace::EventKind::shuffle);
    EXPECT_EQ(event.form(), static_cast<unsigned>(trace::ShuffleForm::up));
    EXPECT_EQ(event.mask(), 0x0000ffffU);
    EXPECT_EQ(event.detail(), static_cast<unsigned>(sourceOf(1, lane, 3, 8)));
    EXPECT_EQ(event.valueType(), static_cast<unsigned>(values::DType::float32));
    EXPECT_EQ(event.bits, events[2].bits);
  }
}

}  // namespace
}  // namespace lanescope::tests
