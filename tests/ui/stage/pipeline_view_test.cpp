// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QPainter>
#include <QRegularExpression>

#include "tests/gpu/trace/record_maker.h"
#include "tests/ui/stage/ring_record.h"
#include "ui/picture/picture_file.h"
#include "ui/stage/model/stage_model.h"
#include "ui/stage/scene/stage_scene.h"
#include "ui/stage/tables/stage_table.h"
#include "ui/theme/stage_theme.h"

// The views of pipelines and tiles.

namespace lanescope::ui {
namespace {

using test::kRingSteps;
using test::makeRing;

QStringList textsOf(const StageScene& scene, const StageLook& look, int step, QSize size) {
  const QString svg = QString::fromUtf8(app::svgOf(size, {}, [&](QPainter& painter) {
    scene.paint(painter, QRect(QPoint(), size), look, step, 1.0, StageTheme::light());
  }));
  static const QRegularExpression kText(QStringLiteral("<text[^<>]*>([^<>]+)<"));
  QStringList texts;
  for (auto each = kText.globalMatch(svg); each.hasNext();) texts += each.next().captured(1);
  return texts;
}

StageLook lookOf(StageView view, bool hidesFuture = false) {
  StageLook look;
  look.views = view;
  look.hidesFuture = hidesFuture;
  return look;
}

TEST(PipelineView, ShowsCopiesStagesAndProducts) {
  const StageScene scene(makeRing(), 0);
  const int last = scene.stepCount() - 1;
  for (const QSize size : {QSize(640, 420), QSize(1024, 768), QSize(1920, 1080)}) {
    const QStringList texts = textsOf(scene, lookOf(StageView::pipeline), last, size);
    for (const char* const text :
         {"prologue", "steady state", "epilogue", "copies of thread 0", "stage 0", "stage 1",
          "warp group 0", "stages: 2 · copies: 3 · groups of products: 3"}) {
      EXPECT_TRUE(texts.contains(QString::fromUtf8(text))) << text << " at " << size.width();
    }
    EXPECT_EQ(texts.count(QStringLiteral("copy 2")), 2) << size.width();
    EXPECT_FALSE(texts.contains(QStringLiteral("not ordered")));
  }
}

TEST(PipelineView, SaysWhatNothingOrders) {
  const StageScene scene(makeRing(true), 0);
  const QStringList texts =
      textsOf(scene, lookOf(StageView::pipeline), scene.stepCount() - 1, {1280, 720});
  EXPECT_TRUE(texts.contains(QStringLiteral("not ordered")));
  const StageTable table =
      tableOf(StageView::pipeline, {scene.model(), scene.stepCount() - 1, false});
  EXPECT_TRUE(table.cell(1, 1).contains(QStringLiteral("Nothing orders it and a copy")))
      << table.cell(1, 1).toStdString();
}

TEST(PipelineView, IsATableOfRounds) {
  const StageModel model(makeRing(), 0);
  const StageTable table = tableOf(StageView::pipeline, {model, model.stepCount() - 1});
  EXPECT_EQ(table.rows.join(QStringLiteral(", ")).toStdString(),
            "copies of thread 0, stage 0, stage 1, warp group 0");
  ASSERT_EQ(table.columns.size(), 4);
  EXPECT_EQ(table.columns.front(), QStringLiteral("round 1"));
  EXPECT_EQ(table.cell(0, 2).toStdString(),
            "Copy 2, by thread 0: 1024 bytes to stage 0, It ends phase 1 of filled[0], parity 1");
  EXPECT_EQ(table.cell(3, 3).toStdString(),
            "Products 2 of warp group 0: instructions 1, from stage 0, Its threads waited for "
            "phase 1 of filled[0], parity 1");
  EXPECT_EQ(table.cell(2, 0), QString());
}

TEST(PipelineView, DoesNotTellTheFutureWhereItIsHidden) {
  const StageScene scene(makeRing(), 0);
  const QStringList texts = textsOf(scene, lookOf(StageView::pipeline, true), 4, {1280, 720});
  EXPECT_TRUE(texts.contains(QStringLiteral("copy 0")));
  for (const char* const text : {"copy 2", "products 0", "epilogue"}) {
    EXPECT_FALSE(texts.contains(QString::fromUtf8(text))) << text;
  }
  EXPECT_LE(tableOf(StageView::pipeline, {scene.model(), 4, true}).columns.size(), 2);
}

TEST(PipelineView, OfAKernelWithoutBulkCopiesSaysSo) {
  const StageScene scene(test::makeDotShared({8, 8, 1}), 0);
  const QStringList texts = textsOf(scene, lookOf(StageView::pipeline), 0, {1280, 720});
  EXPECT_TRUE(texts.join(QLatin1Char(' ')).contains(QStringLiteral("no bulk copies")));
  EXPECT_TRUE(tableOf(StageView::pipeline, {scene.model(), 0}).rows.isEmpty());
  EXPECT_TRUE(tableOf(StageView::tiles, {scene.model(), 0}).rows.isEmpty());
}

TEST(PipelineView, ExplainsABoxAndChoosesItsThread) {
  const StageScene scene(makeRing(), 0);
  const QRectF bounds(0, 0, 1280, 720);
  const StageLook look = lookOf(StageView::pipeline);
  QStringList found;
  for (double y = 0; y < bounds.height(); y += 10) {
    for (double x = 0; x < bounds.width(); x += 20) {
      const QString text = scene.describeAt({x, y}, bounds, look, 0);
      if (!text.startsWith(QStringLiteral("Copy ")) && !text.startsWith(QStringLiteral("Products")))
        continue;
      found += text.section(QLatin1Char(':'), 0, 0);
      EXPECT_EQ(scene.threadAt({x, y}, bounds, look, 0), Chosen(0));
    }
  }
  found.removeDuplicates();
  EXPECT_EQ(found.size(), 2 * kRingSteps) << found.join(QStringLiteral("; ")).toStdString();
}

TEST(TilesView, ShowsTheBanksOfATileAndTheHoldersOfTheSums) {
  const StageModel model(makeRing(), 0);
  const StageTable table = tableOf(StageView::tiles, {model, model.stepCount() - 1});
  ASSERT_EQ(table.rows.size(), 8 + 16);
  EXPECT_EQ(table.summary.toStdString(),
            "the tile of a from row 16, column 64 on, at tiles[0]; the sums of warp group 0: 64 "
            "rows by 128 columns");
  // Piece j of line i lies where piece j XOR i would.
  for (int line = 0; line < 8; ++line) {
    for (int place = 0; place < 8; ++place) {
      EXPECT_EQ(table.cell(line, place).toStdString(),
                "Banks " + std::to_string(4 * place) + " to " + std::to_string(4 * place + 3) +
                    ": piece " + std::to_string(place ^ line) + " of row " +
                    std::to_string(16 + line));
    }
  }
  // The PTX ISA's figure of an accumulator's fragment.
  EXPECT_EQ(table.cell(8, 0).toStdString(),
            "Row 0, column 0: thread 0 (warp 0, lane 0), its sum 0");
  EXPECT_EQ(table.cell(8 + 9, 5).toStdString(),
            "Row 9, column 5: thread 6 (warp 0, lane 6), its sum 3");
}

TEST(TilesView, FollowsAThreadAndFindsIt) {
  const StageScene scene(makeRing(), 0);
  const QRectF bounds(0, 0, 1280, 720);
  StageLook look = lookOf(StageView::tiles);
  look.chosen = 70;
  const int last = scene.stepCount() - 1;
  int cells = 0;
  for (double y = 0; y < bounds.height(); y += 4) {
    for (double x = 0; x < bounds.width(); x += 20) {
      const Chosen thread = scene.threadAt({x, y}, bounds, look, last);
      if (!thread) continue;
      ++cells;
      EXPECT_EQ(*thread / 32, 2U);  // of the followed thread's warp
      const QString text = scene.describeAt({x, y}, bounds, look, last);
      EXPECT_TRUE(text.contains(QStringLiteral("thread %1 ").arg(*thread))) << text.toStdString();
    }
  }
  EXPECT_GT(cells, 100);
  const QStringList texts = textsOf(scene, look, last, {1280, 720});
  EXPECT_TRUE(texts.contains(QStringLiteral("with the swizzle")));
  EXPECT_TRUE(
      texts.contains(QStringLiteral("warp 2, rows 32 to 47, by lanes; further columns repeat")));
}

}  // namespace
}  // namespace lanescope::ui
