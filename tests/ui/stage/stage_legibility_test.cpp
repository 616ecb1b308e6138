// SPDX-License-Identifier: GPL-3.0-or-later
//
// What can be read where many cells have little room.
#include <gtest/gtest.h>

#include <QPainter>
#include <QRegularExpression>
#include <algorithm>

#include "tests/gpu/trace/record_maker.h"
#include "ui/picture/picture_file.h"
#include "ui/stage/grid/grid_layout.h"
#include "ui/stage/memory/memory_layout.h"
#include "ui/stage/model/stage_model.h"
#include "ui/stage/scene/stage_scene.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::ui {
namespace {

constexpr StageViews kTwoViews = StageViews(StageView::memory) | StageView::spaceTime;

/// The texts within one group of the stage's picture.
QStringList textsOf(const QString& group, const StageScene& scene, StageViews views, QSize size) {
  StageLook look;
  look.views = views;
  const QString svg = QString::fromUtf8(app::svgOf(size, {}, [&](QPainter& painter) {
    scene.paint(painter, QRect(QPoint(), size), look, 0, 1.0, StageTheme::light());
  }));
  const qsizetype from = svg.indexOf(QStringLiteral("-memory-%1\"").arg(group));
  EXPECT_GE(from, 0) << group.toStdString();
  static const QRegularExpression kText(QStringLiteral("<text[^<>]*>([^<>]+)<"));
  QStringList texts;
  const qsizetype to = svg.indexOf(QLatin1String("<g id="), from);
  for (auto each = kText.globalMatch(svg.mid(from, to - from)); each.hasNext();) {
    texts += each.next().captured(1);
  }
  return texts;
}

/// How many of the texts are numbers.
qsizetype numbersIn(const QStringList& texts) {
  return std::ranges::count_if(texts, [](const QString& text) {
    bool isNumber = false;
    (void)text.toDouble(&isNumber);
    return isNumber;
  });
}

TEST(StageLegibility, ThreadsAreNumberedAtEverySize) {
  for (const QSize size : {QSize(640, 420), QSize(680, 620), QSize(1024, 768), QSize(1600, 900)}) {
    for (const unsigned threads : {32U, 128U, 256U}) {
      const StageScene scene(test::makeDotShared({4 * threads, threads, 4}), 0);
      const QStringList texts = textsOf(QStringLiteral("threads"), scene, kTwoViews, size);
      EXPECT_TRUE(texts.contains(QLatin1String("16")))
          << size.width() << " x " << size.height() << ", " << threads
          << " threads: " << texts.join(QLatin1String(" | ")).toStdString();
    }
  }
}

TEST(StageLegibility, AHeadingSaysThatShadesStandForValues) {
  const StageScene scene(test::makeDotShared({512, 128, 4}), 0);
  const QString note = QStringLiteral("values as shades");
  const auto heading = [&](QSize size) {
    return textsOf(QStringLiteral("a"), scene, kTwoViews, size).join(QLatin1Char(' '));
  };
  EXPECT_TRUE(heading({1024, 768}).contains(note)) << heading({1024, 768}).toStdString();
  EXPECT_FALSE(heading({1920, 1080}).contains(note)) << heading({1920, 1080}).toStdString();
}

TEST(StageLegibility, ADenseStackKeepsItsNumbers) {
  // Five arrays, four of ten rows.
  const StageScene scene(test::makeDotShared({1280, 320, 4}), 0);
  qsizetype numbers = 0;
  for (const char* group : {"a", "b", "threads", "cache"}) {
    numbers += numbersIn(textsOf(QLatin1String(group), scene, kTwoViews, {1600, 900}));
  }
  EXPECT_GE(numbers, 3 * 320);
}

TEST(StageLegibility, AStackInTypeOfTwiceTheSizeStaysWithinItsView) {
  const StageModel model(test::makeDotShared({64, 16, 4}), 0, {});
  const QRectF bounds(0, 70, 700, 550);
  const MemoryLayout layout(model, bounds, 1.56, 1.0);
  for (const CellPanel& panel : layout.panels) {
    EXPECT_TRUE(bounds.contains(panel.frame))
        << panel.frame.top() << " to " << panel.frame.bottom();
  }
}

TEST(StageLegibility, AStackStaysWithinALowView) {
  constexpr double kSmallest = 0.62;  // the scale of a small window
  for (const unsigned threads : {16U, 32U, 64U, 320U, 1024U}) {
    const StageModel model(test::makeDotShared({4 * threads, threads, 4}), 0, {});
    for (const int height : {83, 95, 110, 130, 150, 170, 200, 260, 400}) {
      const QRectF bounds(8, 27, 500, height);
      const MemoryLayout layout(model, bounds, kSmallest, 1.0);
      for (const CellPanel& panel : layout.panels) {
        EXPECT_TRUE(bounds.adjusted(-1, -1, 1, 1).contains(panel.frame | panel.cells()))
            << threads << " threads, " << height << " high: " << panel.frame.top() << " to "
            << panel.frame.bottom();
      }
    }
  }
}

TEST(StageLegibility, NothingIsCutOnTheSmallestScreen) {
  // The stage of a window of 960 × 540 below the first steps and a pitfall's band.
  const StageScene scene(test::makeDotShared({64, 16, 4}), 0);
  const QSize size(634, 200);
  for (const char* array : {"a", "b", "cache", "partial"}) {
    const QString heading =
        textsOf(QLatin1String(array), scene, kTwoViews, size).join(QLatin1Char(' '));
    EXPECT_TRUE(heading.contains(QLatin1String("values as shades"))) << heading.toStdString();
  }
  const StageModel model(test::makeDotShared({64, 16, 4}), 0, {});
  const QRectF area(5, 27, 349, 83);
  const MemoryLayout layout(model, area, StageScene::scaleOf(QRectF(QPointF(), size), 1), 1.0);
  for (const CellPanel& panel : layout.panels) {
    EXPECT_TRUE(area.contains(panel.frame)) << panel.frame.top() << " to " << panel.frame.bottom();
    EXPECT_GE(panel.cellHeight, 2);
  }
}

TEST(StageLegibility, TheGridUsesItsArea) {
  for (const QSizeF size : {QSizeF(1000, 600), QSizeF(1250, 560), QSizeF(1880, 900)}) {
    for (const std::uint32_t blocks : {8U, 32U, 200U}) {
      const auto record = test::makeDotShared({blocks * 8, 8, blocks});
      const QRectF bounds(QPointF(), size);
      const GridLayout layout(*record, bounds, size.width() / 1600, 1.0);
      QRectF all;
      for (std::uint64_t block = 0; block < blocks; ++block) all |= layout.cell(block);
      EXPECT_TRUE(bounds.adjusted(-1, -1, 1, 1).contains(all));
      EXPECT_GE(all.width() * all.height(), 0.7 * bounds.width() * bounds.height())
          << size.width() << " x " << size.height() << ", " << blocks << " blocks";
    }
  }
}

}  // namespace
}  // namespace lanescope::ui
