// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string>

#include "simt/bulk_copy.h"
#include "simt/memory_barrier.h"
#include "tests/gpu/simt/launcher.h"
#include "values/error.h"

namespace lanescope::tests {
namespace {

using Format = values::TensorTile::Format;
using simt::MemoryBarrier;
using trace::FindingKind;

/// Returns the finding with which the launch ends.
trace::Finding endOf(Launcher& launcher) {
  simt::LaunchOptions options;
  options.limits.silence = std::chrono::milliseconds(100);
  const auto result = launcher.workers(2).run(options);
  EXPECT_TRUE(result.finding.has_value());
  return result.finding.value_or(trace::Finding{});
}

TEST(MemoryBarrier, EndsAPhaseWhenThreadsAndBytesHaveCome) {
  MemoryBarrier barrier(2);
  EXPECT_TRUE(barrier.isOver(1));  // the phase before the first one
  EXPECT_FALSE(barrier.isOver(0));
  barrier.expect(512);
  barrier.arrive();
  barrier.arrive();
  EXPECT_FALSE(barrier.isOver(0));
  barrier = MemoryBarrier::of(barrier.bits());
  barrier.complete(384);
  EXPECT_FALSE(barrier.isOver(0));
  barrier.complete(128);
  EXPECT_TRUE(barrier.isOver(0));
  EXPECT_FALSE(barrier.isOver(1));
}

TEST(MemoryBarrier, CountsBytesThatComeBeforeTheyAreAnnounced) {
  MemoryBarrier barrier(1);
  barrier.complete(MemoryBarrier::kMost);
  barrier = MemoryBarrier::of(barrier.bits());
  barrier.expect(MemoryBarrier::kMost);
  EXPECT_FALSE(barrier.isOver(0));
  barrier.arrive();
  EXPECT_TRUE(barrier.isOver(0));
  barrier = MemoryBarrier::of(barrier.bits());
  barrier.arrive();  // the second phase expects as many
  EXPECT_TRUE(barrier.isOver(1));
  EXPECT_FALSE(barrier.isOver(0));
}

TEST(MemoryBarrier, IsToldFromMemoryWithoutOne) {
  EXPECT_TRUE(MemoryBarrier::isIn(MemoryBarrier(1).bits()));
  EXPECT_TRUE(MemoryBarrier::isIn(MemoryBarrier(MemoryBarrier::kMost).bits()));
  EXPECT_FALSE(MemoryBarrier::isIn(0));
  EXPECT_FALSE(MemoryBarrier::isIn(~std::uint64_t{0}));
}

TEST(MemoryBarrier, HandsNumbersOverUnderEverySchedule) {
  for (const simt::LaunchOptions& options : everySchedule()) {
    std::vector<int> sums(32);
    Launcher launcher("handOverByBarriers", {1}, {64});
    launcher.array("sums", sums).number(9);
    const auto result = launcher.run(options);
    ASSERT_FALSE(result.finding) << result.finding->sentence;
    for (int lane = 0; lane < 32; ++lane) EXPECT_EQ(sums[lane], 45 * (32 - lane));
  }
}

TEST(MemoryBarrier, TellsAWaitThatNeverEnds) {
  for (const simt::LaunchOptions& options : everySchedule()) {
    std::vector<int> out(32);
    Launcher launcher("waitAtMemoryBarrier", {1}, {32});
    const auto result = launcher.array("out", out).number(2).run(options);
    ASSERT_TRUE(result.finding);
    EXPECT_EQ(result.finding->kind, FindingKind::runaway);
    EXPECT_NE(result.finding->sentence.find("waits for ever"), std::string::npos)
        << result.finding->sentence;
    EXPECT_EQ(out[0], 0);
  }
  std::vector<int> out(32);
  Launcher launcher("waitAtMemoryBarrier", {1}, {32});
  EXPECT_FALSE(launcher.array("out", out).number(1).run().finding);
  EXPECT_EQ(out[31], 1);
}

TEST(MemoryBarrier, MustBeInitialized) {
  std::vector<int> out(32);
  Launcher launcher("waitAtMemoryBarrier", {1}, {32});
  launcher.array("out", out).number(0);
  const trace::Finding finding = endOf(launcher);
  EXPECT_EQ(finding.kind, FindingKind::fault);
  EXPECT_NE(finding.sentence.find("a barrier that does not exist"), std::string::npos)
      << finding.sentence;
}

TEST(NamedBarrier, HoldsBackPairsOfWarpsUnderEverySchedule) {
  for (const simt::LaunchOptions& options : everySchedule()) {
    std::vector<int> out(128);
    Launcher launcher("exchangeInPairs", {2}, {128});
    const auto result = launcher.array("out", out).number(14).number(64).run(options);
    ASSERT_FALSE(result.finding) << result.finding->sentence;
    for (int i = 0; i < 128; ++i) EXPECT_EQ(out[i], (i ^ 63) + 2);
  }
}

TEST(NamedBarrier, TellsAWaitThatNeverEndsAndABarrierThatIsNotThere) {
  std::vector<int> out(128);
  Launcher waiting("exchangeInPairs", {1}, {128});
  waiting.array("out", out).number(0).number(96);
  EXPECT_EQ(endOf(waiting).kind, FindingKind::runaway);
  Launcher wrong("exchangeInPairs", {1}, {128});
  wrong.array("out", out).number(15).number(64);
  EXPECT_EQ(endOf(wrong).kind, FindingKind::fault);
}

/// A matrix of 5 rows and 50 columns, with a pitch of 52; element (i, j) is 100·i + j + 1.
class BulkCopy : public testing::Test {
 protected:
  static constexpr std::int64_t kRows = 5;
  static constexpr std::int64_t kColumns = 50;
  static constexpr std::int64_t kPitch = 52;
  static constexpr std::int64_t kWords = 8 * 32;

  BulkCopy() {
    for (std::int64_t i = 0; i < kRows; ++i) {
      for (std::int64_t j = 0; j < kColumns; ++j) matrix[i * kPitch + j] = elementAt(i, j);
    }
  }
  static float elementAt(std::int64_t i, std::int64_t j) {
    const bool isInside = i >= 0 && i < kRows && j >= 0 && j < kColumns;
    return isInside ? static_cast<float>(100 * i + j + 1) : 0.0F;
  }
  Launcher launcher(int column, int row, int ranks, Format format = Format::float32, int shift = 0,
                    bool waits = true) {
    Launcher made("copyTile", {2}, {64});
    made.array("matrix", matrix);
    made.launch().arguments.back() =
        values::TensorTile{{0}, kRows, kColumns, kPitch, kWords / 32, format};
    out.assign(2 * kWords, -1.0F);
    made.array("out", out).number(column).number(row).number(kWords).number(ranks).number(shift);
    made.number(waits ? 1 : 0);
    made.dynamicShared(16 * 1024).cluster(2);
    return made;
  }
  /// Where a block has got column j of row i of its tile.
  [[nodiscard]] float gotten(std::int64_t block, std::int64_t i, std::int64_t j) const {
    return out[static_cast<std::size_t>(block * kWords + i * 32 + (j / 4 ^ i % 8) * 4 + j % 4)];
  }

  std::vector<float> matrix = std::vector<float>(kRows * kPitch, -5.0F);
  std::vector<float> out;
};

TEST_F(BulkCopy, BringsATileWithTheSwizzleAndZerosBeyondTheMatrix) {
  for (const auto& [column, row] :
       {std::pair{0, 0}, {32, 0}, {18, 3}, {-5, -2}, {60, 0}, {0, 8}, {33, 1}}) {
    Launcher launch = launcher(column, row, 1);
    const auto result = launch.run();
    ASSERT_FALSE(result.finding) << result.finding->sentence;
    for (std::int64_t i = 0; i < 8; ++i) {
      for (std::int64_t j = 0; j < 32; ++j) {
        ASSERT_EQ(gotten(0, i, j), elementAt(row + i, column + j)) << row + i << ' ' << column + j;
        ASSERT_EQ(gotten(1, i, j), -1.0F);
      }
    }
  }
}

TEST_F(BulkCopy, ReachesTheBlocksOfAClusterUnderEverySchedule) {
  for (const simt::LaunchOptions& options : everySchedule()) {
    for (const int ranks : {2, 3}) {
      Launcher launch = launcher(3, 1, ranks);
      const auto result = launch.run(options);
      ASSERT_FALSE(result.finding) << result.finding->sentence;
      for (std::int64_t i = 0; i < 8; ++i) {
        for (std::int64_t j = 0; j < 32; ++j) {
          ASSERT_EQ(gotten(1, i, j), elementAt(1 + i, 3 + j));
          ASSERT_EQ(gotten(0, i, j), ranks == 3 ? elementAt(1 + i, 3 + j) : -1.0F);
        }
      }
    }
  }
}

TEST_F(BulkCopy, IsNotThereForAThreadThatDoesNotWait) {
  for (const simt::LaunchOptions& options : everySchedule()) {
    Launcher launch = launcher(0, 0, 1, Format::float32, 0, false);
    ASSERT_FALSE(launch.run(options).finding);
    for (std::int64_t j = 0; j < 32; ++j) ASSERT_TRUE(std::isnan(gotten(0, 0, j))) << "unwritten";
  }
}

TEST_F(BulkCopy, RoundsToTf32WhereTheMapSaysSo) {
  matrix[0] = 1.0F + 0x1.8p-10F;  // between 1 + 2^-10 and 1 + 2^-9
  for (const auto& [format, rounded] :
       {std::pair{Format::float32, 1.0F + 0x1.8p-10F}, {Format::tf32, 1.0F + 0x1p-9F}}) {
    Launcher launch = launcher(0, 0, 1, format);
    ASSERT_FALSE(launch.run().finding);
    EXPECT_EQ(gotten(0, 0, 0), rounded);
    EXPECT_EQ(gotten(0, 0, 1), 2.0F);
  }
}

TEST_F(BulkCopy, NeedsAnAlignedPlaceInItsArray) {
  Launcher misaligned = launcher(0, 0, 1, Format::float32, 4);
  EXPECT_NE(endOf(misaligned).sentence.find("no multiple of 128 bytes"), std::string::npos);
  Launcher outside = launcher(0, 0, 1, Format::float32, 4096 - kWords + 32);
  EXPECT_EQ(endOf(outside).kind, FindingKind::outOfBounds);
}

TEST_F(BulkCopy, RefusesAMatrixThatItsBufferDoesNotHold) {
  Launcher launch = launcher(0, 0, 1);
  std::get<values::TensorTile>(launch.launch().arguments[0]).rows = kRows + 1;
  EXPECT_THROW(static_cast<void>(launch.run()), values::Error);
}

/// Whole numbers from -8 to 8, whose sums are exact.
std::vector<float> wholeNumbers(std::size_t count, int factor) {
  std::vector<float> numbers(count);
  for (std::size_t i = 0; i < count; ++i) {
    numbers[i] = static_cast<float>(static_cast<int>(i) * factor % 17 - 8);
  }
  return numbers;
}

float productAt(const std::vector<float>& a, const std::vector<float>& b, std::size_t k,
                std::size_t i) {
  double sum = 0;
  for (std::size_t j = 0; j < k; ++j) {
    sum += static_cast<double>(a[i / 128 * k + j]) * static_cast<double>(b[j * 128 + i % 128]);
  }
  return static_cast<float>(sum);
}

TEST(WarpGroupProduct, OfTf32InRegistersIsRightUnderEverySchedule) {
  for (const simt::LaunchOptions& options : everySchedule()) {
    std::vector<float> a = wholeNumbers(64 * 8, 5);
    std::vector<float> b = wholeNumbers(8 * 128, 3);
    std::vector<float> c(64 * 128);
    Launcher launcher("multiplyTf32", {1}, {128});
    launcher.array("a", a).array("b", b).array("c", c).number(1).dynamicShared(128 * 128);
    const auto result = launcher.run(options);
    ASSERT_FALSE(result.finding) << result.finding->sentence;
    for (std::size_t i = 0; i < c.size(); ++i) ASSERT_EQ(c[i], 2 * productAt(a, b, 8, i)) << i;
  }
}

TEST(WarpGroupProduct, IsNotThereForThreadsThatDoNotWait) {
  std::vector<float> a = wholeNumbers(64 * 8, 5);
  std::vector<float> b = wholeNumbers(8 * 128, 3);
  std::vector<float> c(64 * 128);
  Launcher launcher("multiplyTf32", {1}, {128});
  launcher.array("a", a).array("b", b).array("c", c).number(0).dynamicShared(128 * 128);
  ASSERT_FALSE(launcher.run().finding);
  for (const float sum : c) ASSERT_EQ(sum, 1000.0F);
}

/// Multiplies by the kernel multiplyBf16.
simt::LaunchResult multiplyBf16(std::vector<float>& a, std::vector<float>& b, std::vector<float>& c,
                                int swizzle, int far, const simt::LaunchOptions& options = {}) {
  Launcher launcher("multiplyBf16", {1}, {128});
  launcher.array("a", a).array("b", b).array("c", c).number(swizzle).number(far);
  return launcher.dynamicShared(64 * 128 + 2 * 16 * 128).run(options);
}

TEST(WarpGroupProduct, OfBfloat16InSharedMemoryIsRightUnderEverySchedule) {
  for (const simt::LaunchOptions& options : everySchedule()) {
    std::vector<float> a = wholeNumbers(64 * 16, 7);
    std::vector<float> b = wholeNumbers(16 * 128, 11);
    std::vector<float> c(64 * 128);
    const auto result = multiplyBf16(a, b, c, 1, 0, options);
    ASSERT_FALSE(result.finding) << result.finding->sentence;
    for (std::size_t i = 0; i < c.size(); ++i) ASSERT_EQ(c[i], productAt(a, b, 16, i)) << i;
  }
}

TEST(WarpGroupProduct, TellsADescriptorThatLeadsOutOfTheSharedMemory) {
  std::vector<float> a(64 * 16);
  std::vector<float> b(16 * 128);
  std::vector<float> c(64 * 128);
  const auto result = multiplyBf16(a, b, c, 1, 224 * 1024);
  ASSERT_TRUE(result.finding);
  EXPECT_EQ(result.finding->kind, FindingKind::fault);
}

TEST(WarpGroupProduct, NeedsWholeWarps) {
  std::vector<float> a(64 * 8);
  std::vector<float> b(8 * 128);
  std::vector<float> c(64 * 128);
  Launcher launcher("multiplyTf32", {1}, {120});
  launcher.array("a", a).array("b", b).array("c", c).number(1).dynamicShared(128 * 128);
  EXPECT_EQ(endOf(launcher).kind, FindingKind::fault);
}

TEST(WarpGroupProduct, RefusesOtherSwizzles) {
  std::vector<float> a(64 * 16);
  std::vector<float> b(16 * 128);
  std::vector<float> c(64 * 128);
  for (const int swizzle : {0, 2, 3}) {
    EXPECT_THROW(static_cast<void>(multiplyBf16(a, b, c, swizzle, 0)), values::Error);
  }
}

}  // namespace
}  // namespace lanescope::tests
