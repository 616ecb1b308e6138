// SPDX-License-Identifier: Apache-2.0
#include "bench/warp_spans.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "values/error.h"

namespace lanescope::bench {
namespace {

using values::SpanKind;
using values::StagePhase;
using values::Stamp;
using values::StampKind;
using values::TimeSpan;
using values::Timing;

constexpr std::uint32_t kFilled = 64;  ///< the barriers of two stages, eight bytes each
constexpr std::uint32_t kEmptied = 32;

Stamp at(StampKind kind, std::uint32_t begin, std::uint32_t end, std::uint32_t barrier = 0,
         std::uint16_t pending = 0) {
  return {begin, end, barrier, kind, pending};
}

using Warps = std::vector<std::vector<Stamp>>;

std::vector<TimeSpan> spansOf(const Warps& warps, double megahertz) {
  const std::vector<std::span<const Stamp>> stamps(warps.begin(), warps.end());
  return warpSpans(stamps, megahertz);
}

/// A ring of two stages: warp 0 copies three steps, warp 4 multiplies them. A cycle is 2 ns.
Warps ring() {
  using enum StampKind;
  Warps warps(5);
  warps[0] = {at(met, 1000, 1010),
              at(waited, 1010, 1011, kEmptied),
              at(expected, 1012, 1012, kFilled),
              at(waited, 1020, 1021, kEmptied + 8),
              at(expected, 1022, 1022, kFilled + 8),
              at(waited, 1030, 1190, kEmptied),
              at(expected, 1191, 1191, kFilled),
              at(met, 1200, 1500)};
  warps[4] = {at(met, 1000, 1010),
              at(waited, 1011, 1100, kFilled),
              at(fenced, 1101, 1101),
              at(waited, 1106, 1107, kFilled + 8),
              at(awaited, 1108, 1180, 0, 0),
              at(fenced, 1190, 1190),
              at(waited, 1192, 1250, kFilled),
              at(awaited, 1251, 1260, 0, 0),
              at(fenced, 1270, 1270),
              at(awaited, 1271, 1340, 0, 0),
              at(met, 1400, 1500)};
  return warps;
}

std::vector<TimeSpan> of(const std::vector<TimeSpan>& spans, std::int64_t warp, SpanKind kind) {
  std::vector<TimeSpan> found;
  std::ranges::copy_if(spans, std::back_inserter(found), [&](const TimeSpan& span) {
    return span.warp == warp && span.kind == kind;
  });
  return found;
}

TEST(WarpSpans, NeedAClockThatIsKnown) {
  try {
    spansOf(ring(), 0);
    FAIL();
  } catch (const values::Error& error) {
    EXPECT_EQ(error.kind(), values::ErrorKind::unavailable);
    EXPECT_EQ(
        std::string(error.what()),
        "The clock of the GPU was not measured, so the times of its warps are unknown; measure "
        "again.");
  }
}

TEST(WarpSpans, AreInNanosecondsFromTheFirstStamp) {
  const auto spans = spansOf(ring(), 500.0);
  const auto barriers = of(spans, 0, SpanKind::barrier);
  ASSERT_EQ(barriers.size(), 2U);
  EXPECT_EQ(barriers[0].begin, 0);
  EXPECT_EQ(barriers[0].end, 20);
  EXPECT_EQ(barriers[1].end, 1000);
  for (const TimeSpan& span : spans) {
    EXPECT_EQ(span.lane, values::Lane::warp);
    EXPECT_LE(span.begin, span.end);
  }
}

TEST(WarpSpans, NameTheStageAndThePhase) {
  const auto spans = spansOf(ring(), 500.0);
  const auto tiles = of(spans, 4, SpanKind::waitForTiles);
  ASSERT_EQ(tiles.size(), 3U);
  EXPECT_EQ(tiles[0].stage, (StagePhase{0, 0}));
  EXPECT_EQ(tiles[1].stage, (StagePhase{1, 0}));
  EXPECT_EQ(tiles[2].stage, (StagePhase{0, 1}));
  const auto stages = of(spans, 0, SpanKind::waitForStage);
  ASSERT_EQ(stages.size(), 3U);
  EXPECT_EQ(stages[0].stage, (StagePhase{0, -1}));
  EXPECT_EQ(stages[2].stage, (StagePhase{0, 0}));
  EXPECT_EQ(stages[2].duration(), 320);
}

TEST(WarpSpans, CopiesOfAStageAreOneSpan) {
  const auto copies = of(spansOf(ring(), 500.0), 0, SpanKind::issueCopies);
  ASSERT_EQ(copies.size(), 3U);
  EXPECT_EQ(copies[0].begin, 24);
  EXPECT_EQ(copies[0].end, 40) << "where the warp does something else";
  EXPECT_EQ(copies[2].stage, (StagePhase{0, 1}));
}

TEST(WarpSpans, ProductsLastUntilTheyAreKnownToBeMade) {
  const auto products = of(spansOf(ring(), 500.0), 4, SpanKind::products);
  ASSERT_EQ(products.size(), 3U);
  EXPECT_EQ(products[0].begin, 202);
  EXPECT_EQ(products[0].end, 360);
  EXPECT_EQ(products[2].end, 680);
}

TEST(WarpSpans, OfProductsThatStayPendingOneFollowsTheOther) {
  using enum StampKind;
  const Warps warps{{at(fenced, 10, 10), at(awaited, 12, 13, 0, 1), at(fenced, 20, 20),
                     at(awaited, 22, 40, 0, 1), at(awaited, 41, 70, 0, 0)}};
  const auto products = of(spansOf(warps, 1000.0), 0, SpanKind::products);
  ASSERT_EQ(products.size(), 2U);
  EXPECT_EQ(products[0].end, products[1].begin);
  EXPECT_EQ(products[1].end, 60);
}

TEST(WarpSpans, TheResultIsStoredBehindTheLastStage) {
  const auto spans = spansOf(ring(), 500.0);
  const auto stores = of(spans, 4, SpanKind::store);
  ASSERT_EQ(stores.size(), 1U);
  EXPECT_EQ(stores[0].begin, 680);
  EXPECT_EQ(stores[0].end, 800);
  EXPECT_TRUE(of(spans, 0, SpanKind::store).empty());
}

TEST(WarpSpans, ABarrierOfTheBlockEndsNoStore) {
  using enum StampKind;
  const Warps warps{{at(fenced, 10, 10), at(awaited, 12, 20), at(synchronized, 25, 30),
                     at(fenced, 40, 40), at(awaited, 41, 50)}};
  EXPECT_TRUE(of(spansOf(warps, 1000.0), 0, SpanKind::store).empty());
}

TEST(WarpSpans, TheClockMayStartAgainAtZero) {
  Warps warps = ring();
  for (std::vector<Stamp>& warp : warps) {
    for (Stamp& stamp : warp) {
      stamp.begin -= 1100;
      stamp.end -= 1100;
    }
  }
  EXPECT_EQ(spansOf(warps, 500.0), spansOf(ring(), 500.0));
}

TEST(WarpSpans, HavePrologueSteadyStateAndEpilogue) {
  const auto stages = stagesOf(spansOf(ring(), 500.0));
  ASSERT_EQ(stages.size(), 3U);
  EXPECT_EQ(stages[0], (values::Bracket{Timing::prologue, 0, 202}));
  EXPECT_EQ(stages[1], (values::Bracket{Timing::steadyState, 202, 680}));
  EXPECT_EQ(stages[2], (values::Bracket{Timing::epilogue, 680, 1000}));
  EXPECT_TRUE(stagesOf(spansOf({{at(StampKind::met, 1, 2)}}, 500.0)).empty());
  EXPECT_TRUE(spansOf({{}, {}}, 500.0).empty());
}

}  // namespace
}  // namespace lanescope::bench
