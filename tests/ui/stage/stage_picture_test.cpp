// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/scene/stage_picture.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>
#include <limits>

#include "tests/ui/stage/comparison_fixture.h"
#include "trace/record/timeline.h"
#include "ui/stage/scene/stage_scene.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::ui {
namespace {

constexpr QSize kSize(1601, 900);

std::shared_ptr<const StageScene> dotShared() {
  return std::make_shared<const StageScene>(test::makeDotShared({64, 32, 2}), 1);
}

std::shared_ptr<const ComparisonScene> compared(const std::shared_ptr<const trace::Record>& other) {
  return bothOf(test::makeDotShared({64, 32, 2}), 1, other);
}

std::shared_ptr<const ComparisonScene> comparedWithDotGlobal() {
  return compared(test::makeDotGlobal({64, 32, 2}));
}

/// Paints into a part of a larger image that is magenta elsewhere.
template <class Paint>
QImage painted(const QRect& bounds, const Paint& paint) {
  QImage image(kSize, QImage::Format_RGB32);
  image.fill(Qt::magenta);
  QPainter painter(&image);
  paint(painter, QRectF(bounds));
  return image;
}

QImage imageOf(const StagePicture& picture, int step, double progress = 1.0,
               const QRect& bounds = QRect(QPoint(), kSize)) {
  return painted(bounds, [&](QPainter& painter, const QRectF& area) {
    picture.paint(painter, area, step, progress, StageTheme::light());
  });
}

TEST(StagePicture, OfOneSceneIsTheScene) {
  const auto scene = dotShared();
  StageLook look;
  look.chosen = 5;
  look.cameras[StageView::memory] = {2.0, {-0.5, -0.25}};
  const StagePicture picture(scene, look);
  EXPECT_EQ(picture.stepCount(), scene->stepCount());
  EXPECT_EQ(picture.title(), scene->title());
  EXPECT_EQ(picture.explain(3), scene->explain(3));
  const QRect bounds(QPoint(), kSize);
  for (const int step : {0, 7, scene->stepCount() - 1}) {
    const QImage direct = painted(bounds, [&](QPainter& painter, const QRectF& area) {
      scene->paint(painter, area, look, step, 0.4, StageTheme::light());
    });
    EXPECT_EQ(imageOf(picture, step, 0.4), direct) << step;
  }
}

TEST(StagePicture, OfTwoScenesHasThemSideBySideAndInStep) {
  const auto both = comparedWithDotGlobal();
  StageLook look;
  look.chosen = 5;
  const StagePicture picture(both, look, StageLook{StageView::memory});
  const StageTheme theme = StageTheme::light();
  EXPECT_EQ(picture.stepCount(), both->main.scene->stepCount());
  EXPECT_TRUE(picture.title().contains(QLatin1String("dot_global")));
  for (int step = 0; step < picture.stepCount(); ++step) {
    const auto sides = picture.sidesOf(QRect(QPoint(), kSize), step, theme);
    ASSERT_EQ(sides.size(), 2U);
    EXPECT_EQ(&sides.front().scene, both->main.scene.get());
    EXPECT_EQ(&sides.back().scene, both->compared.scene.get());
    EXPECT_EQ(sides.front().step, step);
    EXPECT_EQ(sides.back().step, std::max(0, both->comparedStep(step)));
    EXPECT_EQ(sides.front().stage.size(), sides.back().stage.size());
    EXPECT_LT(sides.front().stage.right(), sides.back().stage.left());
    const QImage image = imageOf(picture, step);
    for (const StagePicture::Side& side : sides) {
      const QImage direct =
          painted(side.stage.toRect(), [&](QPainter& painter, const QRectF& area) {
            side.scene.paint(painter, area, side.look, side.step, 1.0, theme);
          });
      EXPECT_EQ(image.copy(side.stage.toRect()), direct.copy(side.stage.toRect())) << step;
    }
  }
  EXPECT_EQ(picture.sidesOf(QRect(QPoint(), kSize), picture.stepCount() - 1, theme).back().step,
            both->compared.scene->stepCount() - 1);
}

TEST(StagePicture, HasTheComparisonBelowBoth) {
  const auto both = comparedWithDotGlobal();
  const StagePicture picture(both, {}, {});
  const StageTheme theme = StageTheme::light();
  const QRect bounds(QPoint(), kSize);
  const QRect below = picture.comparisonOf(bounds, theme).toRect();
  EXPECT_EQ(below.width(), bounds.width());
  for (const auto& side : picture.sidesOf(bounds, 3, theme)) {
    EXPECT_EQ(side.stage.bottom(), below.top());
  }
  const QImage part = imageOf(picture, 3).copy(below);
  int dark = 0;
  for (int y = 0; y < part.height(); ++y) {
    for (int x = 0; x < part.width(); ++x) {
      dark += part.pixelColor(x, y) == theme.text ? 1 : 0;
    }
  }
  EXPECT_GT(dark, 1000);
  // The last row of pixels is free: no line of text is cut off.
  for (int x = 0; x < part.width(); ++x) {
    EXPECT_EQ(part.pixelColor(x, part.height() - 1), theme.background);
  }
  // A hidden comparison takes no room.
  const StagePicture alone(both, {}, {}, {InStep::input, false});
  EXPECT_TRUE(alone.comparisonOf(bounds, theme).isEmpty());
  EXPECT_EQ(alone.sidesOf(bounds, 3, theme).back().stage.height(), bounds.height());
}

TEST(StagePicture, StaysWithinItsBoundsAtAnySize) {
  const StagePicture picture(comparedWithDotGlobal(), {}, {});
  for (const QSize size : {QSize(64, 64), QSize(64, 700), QSize(1500, 64), QSize(321, 241)}) {
    const QRect bounds(QPoint(40, 30), size);
    const QImage image = imageOf(picture, 5, 1.0, bounds);
    for (int y = 0; y < image.height(); ++y) {
      for (int x = 0; x < image.width(); ++x) {
        ASSERT_EQ(image.pixelColor(x, y) == QColor(Qt::magenta), !bounds.contains(x, y))
            << x << ", " << y << " of " << size.width() << "x" << size.height();
      }
    }
  }
}

TEST(ComparisonScene, TakesTheLastBlockOfARecordThatHasFewer) {
  const auto both = compared(test::makeDotGlobal({64, 64, 1}));
  EXPECT_EQ(both->main.scene->recordedBlock(), 1U);
  EXPECT_EQ(both->compared.scene->recordedBlock(), 0U);
}

TEST(ComparisonScene, KeepsBothInTheSameEpochWhenGoingByEpoch) {
  // With half as many threads there are two elements each and one barrier less.
  const auto both = compared(test::makeDotShared({64, 16, 2}));
  const StageScene& main = *both->main.scene;
  const StageScene& other = *both->compared.scene;
  ASSERT_LT(other.epochCount(), main.epochCount());
  int before = -1;
  for (int step = 0; step < both->stepCount(InStep::epoch); ++step) {
    const int there = both->comparedStep(step, InStep::epoch);
    EXPECT_GE(there, before);
    EXPECT_EQ(other.epochOf(there), std::min(main.epochOf(step), other.epochCount() - 1)) << step;
    before = there;
  }
  EXPECT_EQ(both->stepCount(InStep::epoch), main.stepCount());
  EXPECT_EQ(before, other.stepCount() - 1);
}

TEST(ComparisonScene, ShowsTheRemainingStepsOfTheLongerRun) {
  // With twice as many threads the tree has one more step.
  const auto both = compared(test::makeDotShared({64, 64, 2}));
  const int mine = both->main.scene->stepCount();
  const int others = both->compared.scene->stepCount();
  ASSERT_GT(others, mine);
  EXPECT_EQ(both->stepCount(InStep::input), mine);
  EXPECT_EQ(both->comparedStep(mine - 1), others - 1);
  EXPECT_EQ(both->stepCount(InStep::step), others);
  for (int step = 0; step < others; ++step) EXPECT_EQ(both->comparedStep(step, InStep::step), step);
  const int last = both->stepCount(InStep::epoch) - 1;
  EXPECT_GE(last, mine);
  EXPECT_EQ(both->comparedStep(last, InStep::epoch), others - 1);
  // Each of the remaining steps is shown.
  for (int step = mine; step <= last; ++step) {
    EXPECT_EQ(both->comparedStep(step, InStep::epoch), others - 1 - (last - step));
  }
  const StagePicture picture(both, {}, {}, {InStep::step, true});
  EXPECT_EQ(picture.stepCount(), others);
  const auto sides = picture.sidesOf(QRect(QPoint(), kSize), others - 1, StageTheme::light());
  EXPECT_EQ(sides.front().step, mine - 1);
  EXPECT_EQ(sides.back().step, others - 1);
}

TEST(Comparison, CountsAllRecordedBlocksOfBoth) {
  const auto both = comparedWithDotGlobal();
  const auto row = [&](const char* name) {
    for (const ComparisonRow& each : both->comparison.rows) {
      if (each.name == QLatin1String(name)) return each;
    }
    ADD_FAILURE() << "no " << name;
    return ComparisonRow();
  };
  EXPECT_EQ(row("Global loads").main, "128");
  EXPECT_EQ(row("Global loads").compared, "128");
  EXPECT_EQ(row("Global loads").verdict, "the same");
  // One sum per block against one product per element.
  EXPECT_EQ(row("Global stores").main, "2");
  EXPECT_EQ(row("Global stores").compared, "64");
  EXPECT_EQ(row("Global stores").verdict, "32× fewer (left)");
  EXPECT_EQ(row("Global stores").better, ComparisonRow::Better::main);
  EXPECT_EQ(row("Barriers").verdict, "none (right)");
  EXPECT_EQ(row("Steps").main, QString::number(both->main.scene->stepCount()));
  // 64 fused multiply-adds are two operations each; each of the two trees adds 31 times.
  EXPECT_EQ(row("Adds and products").main, "190");
  EXPECT_EQ(row("Adds and products").compared, "64");
  EXPECT_TRUE(both->comparison.scope.contains(QLatin1String("all 2 blocks")));
  for (const ComparisonRow& each : both->comparison.rows) {
    EXPECT_FALSE(each.help.isEmpty()) << each.name.toStdString();
  }
}

TEST(Comparison, FindsNothingBetterInAWrongResult) {
  ComparedRun main = runOf(test::makeDotShared({64, 32, 2}));
  ComparedRun wrong = runOf(test::makeDotGlobal({64, 32, 2}));
  values::RunResult result = *wrong.result;
  result.result = values::Number(std::numeric_limits<double>::quiet_NaN());
  result.error = std::numeric_limits<double>::quiet_NaN();
  wrong.result = std::make_shared<const values::RunResult>(result);
  const ComparisonScene both(std::make_shared<const StageScene>(main.record(), 0), main, wrong);
  for (const ComparisonRow& each : both.comparison.rows) {
    const bool isError = each.name == QLatin1String("Error");
    EXPECT_EQ(each.better, isError ? ComparisonRow::Better::main : ComparisonRow::Better::neither)
        << each.name.toStdString();
    if (each.name == QLatin1String("Result")) {
      EXPECT_TRUE(each.compared.endsWith(QLatin1String(", wrong")));
    }
  }
}

}  // namespace
}  // namespace lanescope::ui
