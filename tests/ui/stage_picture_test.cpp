// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/stage_picture.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>

#include "trace/record_maker.h"
#include "trace/timeline.h"
#include "ui/stage/scene_beside.h"
#include "ui/stage/stage_scene.h"
#include "ui/stage/stage_theme.h"

namespace lanescope::ui {
namespace {

constexpr QSize kSize(1601, 900);

std::shared_ptr<const StageScene> dotShared() {
  return std::make_shared<const StageScene>(test::makeDotShared({64, 32, 2}), 1);
}

std::shared_ptr<const SceneBeside> besideDotGlobal() {
  return std::make_shared<const SceneBeside>(dotShared(), test::makeDotGlobal({64, 32, 2}));
}

/// Painted into a part of a larger image, which is magenta elsewhere.
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
  const auto both = besideDotGlobal();
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
    EXPECT_EQ(&sides.back().scene, both->beside.scene.get());
    EXPECT_EQ(sides.front().step, step);
    EXPECT_EQ(sides.back().step, std::max(0, both->stepBeside(step)));
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
            both->beside.scene->stepCount() - 1);
}

TEST(StagePicture, SaysBelowBothWhatTheyLoad) {
  const auto both = besideDotGlobal();
  const StagePicture picture(both, {}, {});
  const StageTheme theme = StageTheme::light();
  const QImage image = imageOf(picture, 3);
  for (const auto& side : picture.sidesOf(QRect(QPoint(), kSize), 3, theme)) {
    const QImage part = image.copy(side.sentence.toRect());
    int dark = 0;
    for (int y = 0; y < part.height(); ++y) {
      for (int x = 0; x < part.width(); ++x) {
        dark += part.pixelColor(x, y) == theme.text ? 1 : 0;
      }
    }
    EXPECT_GT(dark, 300);
    // The last row is free: no line is cut off.
    for (int x = 0; x < part.width(); ++x) {
      EXPECT_EQ(part.pixelColor(x, part.height() - 1), theme.background);
    }
  }
  EXPECT_TRUE(both->main.trafficSentence().contains(QLatin1String("loads</b>")));
}

TEST(StagePicture, StaysWithinItsBoundsAtAnySize) {
  const StagePicture picture(besideDotGlobal(), {}, {});
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

TEST(SceneBeside, TakesTheLastBlockOfARecordThatHasFewer) {
  const SceneBeside both(dotShared(), test::makeDotGlobal({64, 64, 1}));
  EXPECT_EQ(both.main.scene->recordedBlock(), 1U);
  EXPECT_EQ(both.beside.scene->recordedBlock(), 0U);
}

}  // namespace
}  // namespace lanescope::ui
