// SPDX-License-Identifier: Apache-2.0
#include "trace/compare/taint.h"

#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <string>
#include <string_view>

#include "runner/runner.h"
#include "simt/sanitizers.h"
#include "tests/gpu/catalog/launches.h"

// Every pitfall of the catalogue beside the kernel that it breaks, on the emulator.

namespace lanescope::engine {
namespace {

using trace::Taint;
using trace::Timeline;
using Cause = Taint::Cause;

constexpr std::array<const char*, 7> kOrders{"in-order", "reversed", "random:1",   "random:2",
                                             "random:3", "random:4", "adversarial"};

values::RunResult resultOf(std::string_view kernel, const values::Parameters& parameters,
                           std::string_view schedule) {
  static Runner runner(backend::makeEmulatorBackend(), backend::makeCudaBackend());
  values::RunRequest request;
  request.kernel = kernel;
  request.parameters = parameters;
  request.target = {values::BackendChoice::emulator, 0,
                    values::scheduleFromName(std::string(schedule))};
  request.record = true;
  request.keepOutputs = true;
  return runner.run(request, {}, [](double) {});
}

/// A pitfall and the kernel that it breaks, on the same inputs.
struct Pair {
  Pair(std::string_view kernel, const values::Parameters& parameters, std::string_view schedule)
      : row(catalog::find(kernel)),
        suspect(resultOf(kernel, parameters, schedule)),
        correct(resultOf(row.breaks, catalog::launchedAs(catalog::find(row.breaks), parameters),
                         schedule)),
        record(std::make_shared<const trace::Record>(*suspect.record)),
        correctRecord(std::make_shared<const trace::Record>(*correct.record)) {}

  [[nodiscard]] Taint taint(std::uint64_t block = 0) const {
    const std::uint64_t other = std::min(block, correctRecord->blockCount - 1);
    return {std::make_shared<const Timeline>(record, block),
            std::make_shared<const Timeline>(correctRecord, other)};
  }
  [[nodiscard]] bool reachesResult() const {
    for (std::uint64_t block = 0; block < record->blockCount; ++block) {
      if (taint(block).reachesResult()) return true;
    }
    return false;
  }
  /// NaN is other than everything. Where the outputs have other shapes, their sum tells.
  [[nodiscard]] bool hasOtherResult() const {
    const bool areAlike = row.id != "dot_plain_sum" && record->block == correctRecord->block;
    if (areAlike && suspect.outputs != correct.outputs) return true;
    return !(values::asDouble(suspect.result) == values::asDouble(correct.result));
  }

  const catalog::KernelRow& row;
  values::RunResult suspect;
  values::RunResult correct;
  std::shared_ptr<const trace::Record> record;
  std::shared_ptr<const trace::Record> correctRecord;
};

values::Parameters launch(std::string_view kernel, std::int64_t n, std::int64_t block) {
  const catalog::KernelRow& row = catalog::find(kernel);
  values::Parameters parameters = catalog::defaultsOf(row);
  parameters.n = n;
  if (row.parameter("block") != nullptr) parameters.block = block;
  return parameters;
}

/// An origin, as it is told.
struct Told {
  std::uint32_t count = 0;  ///< so many threads
  std::uint32_t thread = 0;
  std::string element;
  double value = 0;
  Cause cause = Cause::found;
  std::uint32_t other = 0;  ///< thread
  double expected = 0;
};

std::string elementOf(const trace::Record& record, const trace::Event& event) {
  return record.arrays[event.array()].name + "[" + std::to_string(event.index()) + "]";
}

Told told(const Taint& taint, std::size_t which) {
  const Taint::Origin& origin = taint.origins()[which];
  const trace::Event& event = taint.suspect().event(origin.first);
  const trace::Record& record = taint.suspect().record();
  const Taint::Reason reason = taint.reasonOf(origin.first);
  const auto type = record.arrays[event.array()].type;
  return {origin.count,
          origin.first.thread,
          elementOf(record, event),
          values::valueFromBits(type, event.bits),
          reason.cause,
          reason.thread,
          reason.expected ? values::valueFromBits(type, reason.expected->bits) : 0.0};
}

void expectTold(const Told& told, const Told& expected) {
  EXPECT_EQ(told.count, expected.count);
  EXPECT_EQ(told.thread, expected.thread);
  EXPECT_EQ(told.element, expected.element);
  EXPECT_EQ(told.value, expected.value);
  EXPECT_EQ(told.cause, expected.cause);
  EXPECT_EQ(told.other, expected.other);
  EXPECT_EQ(told.expected, expected.expected);
}

// In all of these a[i] = i and b[i] = 2, so that cache[i] is 2·i at first.

TEST(TaintOfPitfalls, BeginsWhereAThreadReadsBeforeTheLoadIsDone) {
  // In order thread 0 adds cache[4] before thread 4 has had its turn, and so do threads 1 to 3.
  const Pair pair("dot_no_load_barrier", launch("dot_no_load_barrier", 8, 8), "in-order");
  const Taint taint = pair.taint();
  ASSERT_EQ(taint.origins().size(), 1U);
  const Taint::Origin& origin = taint.origins()[0];
  EXPECT_EQ(origin.step, 3U);  // after a, b and the cache's stores
  EXPECT_EQ(origin.count, 4U);
  EXPECT_EQ(elementOf(*pair.record, taint.suspect().event(origin.first)), "cache[4]");
  const Taint::Reason reason = taint.reasonOf(origin.first);
  EXPECT_EQ(reason.cause, Cause::early);
  EXPECT_EQ(reason.thread, 4U);
  EXPECT_EQ(values::valueFromBits(values::DType::float32, reason.expected->bits), 8.0);
  // 4 + 2 + 1 sums and the result.
  EXPECT_EQ(taint.wrongStores(), 8U);
  EXPECT_TRUE(taint.reachesResult());
  EXPECT_FALSE(taint.hasReachedResult(taint.suspect().stepCount() - 1));
  EXPECT_TRUE(taint.hasReachedResult(taint.suspect().stepCount()));
}

TEST(TaintOfPitfalls, BeginsWhereAThreadGoesOnBeforeTheStepIsDone) {
  // In order thread 0 does all its steps before the others do their first: it finds cache[2] = 4,
  // to which thread 2 will have added cache[6] = 12; and then cache[1] = 2, which should be all of
  // 1, 5, 3 and 7, times 2.
  for (const char* const kernel : {"dot_no_tree_barrier", "dot_warp_without_sync"}) {
    const Pair pair(kernel, launch(kernel, 8, 8), "in-order");
    const Taint taint = pair.taint();
    ASSERT_EQ(taint.origins().size(), 2U);
    expectTold(told(taint, 0), {2, 0, "cache[2]", 4, Cause::early, 2, 16});
    expectTold(told(taint, 1), {1, 0, "cache[1]", 2, Cause::early, 1, 32});
    // The second step's two sums, the third's, and the result; the first step's are right.
    EXPECT_EQ(taint.wrongStores(), 4U);
    EXPECT_TRUE(taint.reachesResult());
  }
}

TEST(TaintOfPitfalls, BeginsWhereAThreadReadsWhatItsNeighbourHasOverwritten) {
  // in[i] = i. In order thread 2 has made 3 of x[2] = 2 before thread 3 reads it; threads 1 and 2
  // find new values, too, but in[0] = 0 makes no difference.
  const Pair pair("scan_in_place", launch("scan_in_place", 8, 0), "in-order");
  const Taint taint = pair.taint();
  ASSERT_EQ(taint.origins().size(), 1U);
  EXPECT_EQ(taint.origins()[0].step, 3U);
  expectTold(told(taint, 0), {1, 3, "x[2]", 3, Cause::late, 2, 2});
  // Thread 4 reads what thread 3 has made of that.
  EXPECT_EQ(taint.markOf(3, 2), Taint::Mark::none);
  EXPECT_EQ(taint.markOf(3, 4), Taint::Mark::tainted);
  EXPECT_TRUE(taint.reachesResult());
}

TEST(TaintOfPitfalls, BeginsWhereASumIsAddedToWhatNobodyHasWritten) {
  const Pair pair("dot_no_zero", launch("dot_no_zero", 8, 8), "in-order");
  const Taint taint = pair.taint();
  ASSERT_EQ(taint.origins().size(), 1U);
  const Taint::Origin& origin = taint.origins()[0];
  EXPECT_EQ(taint.reasonOf(origin.first).cause, Cause::unwritten);
  EXPECT_EQ(origin.first.thread, 0U);
  EXPECT_EQ(elementOf(*pair.record, taint.suspect().event(origin.first)), "partial[0]");
  EXPECT_EQ(taint.wrongStores(), 1U);
}

TEST(TaintOfPitfalls, BeginsWhereThreadsReachOutside) {
  // 6 elements, 8 threads: the last two read outside of both arrays and store outside.
  const Pair pair("dot_no_bounds", launch("dot_no_bounds", 6, 8), "in-order");
  const Taint taint = pair.taint();
  ASSERT_EQ(taint.origins().size(), 1U);
  EXPECT_EQ(taint.origins()[0].count, 2U);
  EXPECT_EQ(taint.origins()[0].first.thread, 6U);
  EXPECT_EQ(taint.reasonOf(taint.origins()[0].first).cause, Cause::outside);
  EXPECT_EQ(taint.wrongStores(), 0U);
  EXPECT_FALSE(taint.reachesResult());
}

TEST(TaintOfPitfalls, TellsOfAResultThatIsNeverStored) {
  for (const char* const kernel : {"dot_wild_store", "dot_divergent_barrier"}) {
    const Pair pair(kernel, launch(kernel, 8, 8), "in-order");
    const Taint taint = pair.taint();
    ASSERT_EQ(taint.missing().size(), 1U) << kernel;
    const Taint::Missing& missing = taint.missing()[0];
    EXPECT_EQ(pair.record->arrays[missing.array].name, "partial");
    EXPECT_EQ(missing.index, 0);
    EXPECT_EQ(values::valueFromBits(values::DType::float32, missing.bits), 56.0);
    const std::size_t steps = taint.suspect().stepCount();
    EXPECT_EQ(missing.step, steps - 1);
    EXPECT_EQ(taint.missingAt(missing.array, 0, steps - 1), nullptr);
    EXPECT_EQ(taint.missingAt(missing.array, 0, steps), &missing);
    ASSERT_EQ(taint.origins().size(), 1U);
    const Cause cause = taint.reasonOf(taint.origins()[0].first).cause;
    EXPECT_EQ(cause, kernel == std::string_view("dot_wild_store") ? Cause::outside : Cause::ended);
    EXPECT_TRUE(taint.reachesResult());
  }
}

TEST(TaintOfPitfalls, BeginsWhereATreeLeavesASumOut) {
  // Of 6 threads 3 add: 0 + 3, 1 + 4, 2 + 5; then thread 0 adds cache[1], and nobody cache[2].
  const Pair pair("dot_odd_block", launch("dot_odd_block", 6, 6), "in-order");
  const Taint taint = pair.taint();
  ASSERT_EQ(taint.origins().size(), 1U);
  EXPECT_TRUE(taint.origins()[0].isLeftOut);
  expectTold(told(taint, 0), {1, 2, "cache[2]", 14, Cause::leftOut, 0, 0});
  // Not yet wrong when it is stored, but when others like it are added up.
  const auto step = taint.suspect().stepOf(taint.origins()[0].first);
  EXPECT_LT(step, taint.origins()[0].step);
  EXPECT_EQ(taint.markOfVersion(step, 2, taint.origins()[0].step), Taint::Mark::none);
  EXPECT_EQ(taint.markOfVersion(step, 2, taint.origins()[0].step + 1), Taint::Mark::origin);
  // The sum without it, and the result that is its copy.
  EXPECT_EQ(taint.wrongStores(), 2U);
  EXPECT_TRUE(taint.reachesResult());
}

TEST(TaintOfPitfalls, BeginsWhereALoopDoesTheSameAgain) {
#if defined(LANESCOPE_SIMT_TSAN)
  GTEST_SKIP() << "ThreadSanitizer takes minutes for 65536 barriers.";
#endif
  // The second round should add cache[2], not cache[4] once more.
  const Pair pair("dot_endless", launch("dot_endless", 8, 8), "in-order");
  const Taint taint = pair.taint();
  ASSERT_GE(taint.origins().size(), 2U);
  expectTold(told(taint, 0), {2, 0, "cache[4]", 8, Cause::elsewhere, 2, 16});
  // Threads 2 and 3 have done with it in dot_shared.
  expectTold(told(taint, 1), {2, 2, "cache[2]", 28, Cause::stored, 0, 0});
}

class TaintOfAll : public testing::TestWithParam<std::string_view> {};

TEST_P(TaintOfAll, ReachesTheResultJustWhereItDiffers) {
  const catalog::KernelRow& row = catalog::find(GetParam());
  int hidden = 0;
  int lost = 0;
  for (const std::int64_t n : {8, 61, 128}) {
    for (const std::int64_t block : {6, 8, 24, 64, 96}) {
      const values::Parameters parameters = launch(row.id, n, block);
      if (!catalog::violations(row, parameters).empty()) continue;
      for (const char* const order : kOrders) {
        const Pair pair(row.id, parameters, order);
        EXPECT_EQ(pair.reachesResult(), pair.hasOtherResult())
            << tests::textOf(row, parameters) << " " << order;
        for (std::uint64_t which = 0; which < pair.record->blockCount; ++which) {
          const Taint taint = pair.taint(which);
          (taint.isClean() ? hidden : lost) += 1;
        }
      }
    }
  }
  std::printf("%d blocks with a hidden mistake, %d with wrong values\n", hidden, lost);
}

INSTANTIATE_TEST_SUITE_P(Catalogue, TaintOfAll,
                         testing::Values("dot_no_load_barrier", "dot_no_tree_barrier",
                                         "dot_warp_without_sync", "scan_in_place", "dot_plain_sum",
                                         "dot_no_zero", "dot_wild_store", "dot_divergent_barrier",
                                         "dot_odd_block", "dot_no_bounds"));

TEST(TaintOfPitfalls, FindsNothingWhereTheOrderHidesTheRace) {
  for (const char* const kernel :
       {"dot_no_load_barrier", "dot_no_tree_barrier", "dot_warp_without_sync", "scan_in_place"}) {
    const Pair pair(kernel, launch(kernel, 64, 64), "reversed");
    const Taint taint = pair.taint();
    EXPECT_TRUE(taint.isClean()) << kernel;
    EXPECT_EQ(taint.wrongStores(), 0U) << kernel;
    EXPECT_FALSE(pair.hasOtherResult()) << kernel;
  }
}

TEST(TaintOfPitfalls, FindsNothingInACorrectKernelUnderAnyOrder) {
  for (const char* const kernel :
       {"dot_global", "dot_shared", "dot_last_warp", "scan_hillis_steele"}) {
    const values::Parameters parameters = launch(kernel, 61, 64);
    const auto first =
        std::make_shared<const trace::Record>(*resultOf(kernel, parameters, "in-order").record);
    for (const char* const order : kOrders) {
      const auto other =
          std::make_shared<const trace::Record>(*resultOf(kernel, parameters, order).record);
      const Taint taint(std::make_shared<const Timeline>(other, 0),
                        std::make_shared<const Timeline>(first, 0));
      EXPECT_TRUE(taint.isClean()) << kernel << " " << order;
    }
  }
}

}  // namespace
}  // namespace lanescope::engine
