// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QStringList>
#include <algorithm>
#include <functional>

#include "tests/gpu/trace/record_maker.h"
#include "tests/ui/theme/color_vision.h"
#include "ui/stage/banks/lane_list.h"
#include "ui/stage/banks/memory_cost.h"
#include "ui/stage/banks/request_colors.h"
#include "ui/stage/model/stage_model.h"
#include "ui/stage/scene/stage_scene.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::ui {
namespace {

using trace::ArrayInfo;
using trace::Event;
using trace::EventKind;
using trace::Space;
using values::DType;

const QRectF kBanksStage(0, 0, 1600, 900);

StageLook banksOnly() {
  StageLook look;
  look.views = StageView::banks;
  return look;
}

/// Threads that all do the same, each at an element of its own.
std::shared_ptr<const trace::Record> accessing(const ArrayInfo& array, std::uint32_t threads,
                                               EventKind kind,
                                               const std::function<std::int64_t(int)>& index) {
  test::Threads events(threads);
  for (std::uint32_t t = 0; t < threads; ++t) {
    events[t] = {Event::make(kind, 0, 3, index(static_cast<int>(t)), 0)};
  }
  return test::makeRecord({array}, events);
}

/// The texts on the first step.
struct Said {
  explicit Said(std::shared_ptr<const trace::Record> record, Chosen chosen = {}, int step = 0)
      : model(std::move(record), 0), cost(model, step, chosen) {}
  [[nodiscard]] std::string verdict() const { return cost.verdict().toStdString(); }
  [[nodiscard]] std::string which() const { return cost.which().toStdString(); }
  [[nodiscard]] std::string note() const { return cost.note().toStdString(); }
  StageModel model;
  MemoryCost cost;
};

const ArrayInfo kShared{"s", Space::shared, DType::float32, 4096};
const ArrayInfo kDoubles{"s", Space::shared, DType::float64, 4096};
const ArrayInfo kGlobal{"g", Space::global, DType::float32, 4096};

TEST(MemoryCost, CallsConflictsByTheirWaysAndABroadcastNone) {
  const auto verdict = [](const ArrayInfo& array, const std::function<std::int64_t(int)>& index) {
    return Said(accessing(array, 32, EventKind::load, index)).verdict();
  };
  EXPECT_EQ(verdict(kShared, [](int t) { return t; }), "No conflict: 1 pass");
  EXPECT_EQ(verdict(kShared, [](int t) { return 3 * t; }), "No conflict: 1 pass");
  EXPECT_EQ(verdict(kShared, [](int t) { return 4 * t; }), "4-way conflict: 4 passes");
  EXPECT_EQ(verdict(kShared, [](int) { return 7; }), "Broadcast, no conflict: 1 pass, one word");
  EXPECT_EQ(verdict(kShared, [](int t) { return t / 2; }),
            "Broadcasts, no conflict: 1 pass, 16 words");
  EXPECT_EQ(verdict(kDoubles, [](int t) { return t; }),
            "No conflict: 2 passes for 2 parts, 8 bytes per lane");
  EXPECT_EQ(verdict(kDoubles, [](int t) { return 2 * t; }), "2-way conflict: 4 passes for 2 parts");
}

TEST(MemoryCost, TellsTheFetchedBytesFromTheUsedOnes) {
  const auto every = [](int t) { return 2 * t; };
  EXPECT_EQ(Said(accessing(kGlobal, 32, EventKind::load, every)).verdict(),
            "8 sectors, 256 bytes fetched, 128 used (50 %)");
  EXPECT_EQ(Said(accessing(kGlobal, 32, EventKind::store, every)).verdict(),
            "8 sectors of 256 bytes, 128 written (50 %)");
  EXPECT_EQ(Said(accessing(kGlobal, 32, EventKind::atomicRead, [](int) { return 1; })).verdict(),
            "1 sector of 32 bytes, atomic operations on 4 (13 %)");
}

TEST(MemoryCost, ShowsTheChosenThreadsWarpOrElseTheOneThatCostsMost) {
  // Warp 1 of 3 accesses every other element.
  const auto record =
      accessing(kGlobal, 96, EventKind::load, [](int t) { return t / 32 == 1 ? 100 + 2 * t : t; });
  EXPECT_EQ(Said(record).which(), "warp 1, with the most sectors");
  EXPECT_EQ(Said(record).cost.request().warp, 1U);
  EXPECT_EQ(Said(record, 70).which(), "warp 2, with thread 70");
  EXPECT_EQ(Said(record, 70).cost.request().warp, 2U);
  EXPECT_EQ(Said(accessing(kGlobal, 64, EventKind::load, [](int t) { return t; })).which(),
            "warp 0, like the others");
  // The chosen thread's warp is idle.
  const auto tree = test::makeDotShared({64, 64, 1});
  const trace::Timeline timeline(tree, 0);
  const auto step = static_cast<int>(timeline.firstStepOf(2));
  EXPECT_EQ(Said(tree, 50, step).which(), "warp 0; thread 50 takes no part");
}

TEST(MemoryCost, KeepsTheLatestAccessInAStepWithoutAccess) {
  const auto tree = test::makeDotShared({64, 64, 1});
  const trace::Timeline timeline(tree, 0);
  const auto barrier = static_cast<int>(timeline.firstStepOf(1)) - 1;
  const Said said(tree, {}, barrier);
  EXPECT_TRUE(said.cost.isEarlier());
  EXPECT_EQ(said.note(), "A barrier accesses no memory; pale: the access of step 3.");
  EXPECT_EQ(said.cost.array().name, "cache");
  const Event vote = Event::warpWide(EventKind::vote, 3, 1, 0, 0, 1);
  const Said nothing(test::makeRecord({}, {{vote}}));
  EXPECT_TRUE(nothing.cost.isEmpty());
  EXPECT_EQ(nothing.note(), "A vote accesses no memory, and no thread has accessed any so far.");
}

TEST(MemoryCost, SaysThatAnAccessCameWithAnEarlierRequest) {
  const Event read = Event::make(EventKind::atomicRead, 0, 5, 7, 0);
  const Event write = Event::make(EventKind::atomicWrite, 0, 5, 7, 0);
  const auto record = test::makeRecord({kGlobal}, {{read, write}});
  EXPECT_EQ(Said(record).note(), "");
  EXPECT_EQ(Said(record, {}, 1).note(), "The second half of an atomic: it came with the first.");
}

TEST(BanksView, NamesTheThreadThatRequestsAWordAndChoosesIt) {
  const StageScene scene(
      accessing(kShared, 32, EventKind::load, [](int t) { return t < 4 ? 5 : 32 * (t % 2) + 6; }),
      0);
  QStringList texts;
  std::vector<std::uint32_t> chosen;
  for (double y = 1; y < kBanksStage.height(); y += 9) {
    for (double x = 1; x < kBanksStage.width(); x += 23) {
      const QString text = scene.describeAt({x, y}, kBanksStage, banksOnly(), 0);
      if (!text.isEmpty() && !texts.contains(text)) texts += text;
      const Chosen thread = scene.threadAt({x, y}, kBanksStage, banksOnly(), 0);
      if (thread && std::ranges::count(chosen, *thread) == 0) chosen.push_back(*thread);
    }
  }
  EXPECT_TRUE(texts.contains(
      QStringLiteral("Bank 5, pass 1: the word at s[5], lanes 0–3 share it (a broadcast)")));
  EXPECT_TRUE(texts.contains(QStringLiteral("Thread 5 (warp 0, lane 5) asks for s[38]")));
  EXPECT_EQ(std::ranges::count_if(
                texts, [](const QString& text) { return text.startsWith(u"Bank 6, pass 2"); }),
            1);
  EXPECT_EQ(chosen.size(), 32U);
}

TEST(BanksView, NamesTheElementsOfASectorAndTheCostOfTheOtherWarps) {
  const StageScene scene(
      accessing(kGlobal, 64, EventKind::load, [](int t) { return t < 32 ? 4 * t : t; }), 0);
  QStringList texts;
  std::vector<std::uint32_t> chosen;
  for (double y = 1; y < kBanksStage.height(); y += 9) {
    for (double x = 1; x < kBanksStage.width(); x += 17) {
      const QString text = scene.describeAt({x, y}, kBanksStage, banksOnly(), 0);
      if (!text.isEmpty() && !texts.contains(text)) texts += text;
      const Chosen thread = scene.threadAt({x, y}, kBanksStage, banksOnly(), 0);
      if (thread && std::ranges::count(chosen, *thread) == 0) chosen.push_back(*thread);
    }
  }
  EXPECT_TRUE(texts.contains(QStringLiteral("g[12], for lane 3 of warp 0")));
  EXPECT_TRUE(texts.contains(
      QStringLiteral("The sector of g[8] to [15]: 8 of its 32 bytes are requested by lanes 2, 3")));
  EXPECT_TRUE(texts.contains(QStringLiteral("Warp 1: 4 sectors for 32 of its lanes")));
  // The lanes of the shown warp, and the first lane of the other.
  EXPECT_EQ(chosen.size(), 33U);
  EXPECT_EQ(*std::ranges::max_element(chosen), 32U);
}

TEST(RequestColors, KeepTextReadableAlsoWherePale) {
  const auto tree = test::makeDotShared({64, 64, 1});
  for (const StageTheme& theme : {StageTheme::light(), StageTheme::dark()}) {
    for (const int step : {0, 2, 3}) {  // a load, a store, a barrier
      const Said said(tree, {}, step);
      const RequestColors colors(said.cost, theme);
      EXPECT_GE(test::contrastRatio(colors.role.onFill, colors.role.fill), 4.5);
      EXPECT_GE(test::contrastRatio(colors.conflict, theme.panel), 4.5);
    }
  }
}

TEST(LaneList, JoinsRuns) {
  EXPECT_EQ(laneList(1U << 5).toStdString(), "lane 5");
  EXPECT_EQ(laneList(0xffffU).toStdString(), "lanes 0–15");
  EXPECT_EQ(laneList(~0U).toStdString(), "lanes 0–31");
  EXPECT_EQ(laneList(0x800000f5U).toStdString(), "lanes 0, 2, 4–7, 31");
}

}  // namespace
}  // namespace lanescope::ui
