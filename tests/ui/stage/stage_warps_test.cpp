// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QElapsedTimer>
#include <QImage>
#include <QPainter>
#include <QStringList>
#include <algorithm>
#include <string>
#include <vector>

#include "tests/gpu/trace/record_maker.h"
#include "tests/ui/theme/color_vision.h"
#include "ui/stage/model/stage_model.h"
#include "ui/stage/scene/stage_scene.h"
#include "ui/stage/warps/lane_painter.h"
#include "ui/stage/warps/warps_layout.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::ui {
namespace {

using trace::Event;
using trace::EventKind;

const QRectF kWarpsStage(0, 0, 1600, 900);

StageLook warpsOnly() {
  StageLook look;
  look.views = StageView::warps;
  return look;
}

/// All texts that the pointer finds in the view, each once.
QStringList textsOf(const StageScene& scene, int step) {
  QStringList texts;
  for (double y = 1; y < kWarpsStage.height(); y += 12) {
    for (double x = 1; x < kWarpsStage.width(); x += 24) {
      const QString text = scene.describeAt({x, y}, kWarpsStage, warpsOnly(), step);
      if (!text.isEmpty() && !texts.contains(text)) texts += text;
    }
  }
  return texts;
}

int pixelsOf(const StageScene& scene, int step, const QColor& color, QSize size = {1600, 900}) {
  QImage image(size, QImage::Format_RGB32);
  QPainter painter(&image);
  scene.paint(painter, image.rect(), warpsOnly(), step, 1.0, StageTheme::light());
  painter.end();
  int count = 0;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) count += image.pixel(x, y) == color.rgb() ? 1 : 0;
  }
  return count;
}

TEST(WarpsView, SaysWhatEachLaneDoesAndWhyOthersAreIdle) {
  const StageScene scene(test::makeDotShared({128, 128, 1}), 0);
  const int third = scene.firstStepOfEpoch(3);
  const QStringList texts = textsOf(scene, third);
  const auto has = [&](const char* text) { return texts.contains(QString::fromUtf8(text)); };
  EXPECT_TRUE(has("Thread 2 (warp 0, lane 2) reads cache[18] = 528"));
  EXPECT_TRUE(
      has("Thread 20 (warp 0, lane 20) is masked off while its warp reads cache on line 32; "
          "it has nothing more to do before the barrier of line 34"));
  EXPECT_TRUE(has("Thread 100 (warp 3, lane 4) waits at a barrier"));
  EXPECT_TRUE(has("Step 1, line 24: 128 of 128 lanes of the working warps take part, 100 %"));
  const QStringList last = textsOf(scene, scene.stepCount() - 1);
  EXPECT_TRUE(
      last.contains(QStringLiteral("Thread 1 (warp 0, lane 1) is done: it does nothing more")));
}

TEST(WarpsView, DistinguishesThreadsWithoutWorkFromLanesWithoutThread) {
  const StageScene scene(test::makeDotGlobal({5, 19, 1}), 0);
  const QStringList texts = textsOf(scene, 0);
  EXPECT_TRUE(texts.contains(QStringLiteral(
      "Thread 7 (warp 0, lane 7) is idle: it accesses no array in this whole block")));
  EXPECT_TRUE(
      texts.contains(QStringLiteral("Warp 0 has no lane 19: the block ends with thread 18")));
}

TEST(WarpsView, SaysWhichWayADivergedLaneTakes) {
  const auto load = [](int line) { return Event::make(EventKind::load, 0, line, 0, 0); };
  const Event outside = Event::make(EventKind::outOfBounds, 0, 3, 9, 9);
  const StageScene scene(test::makeRecord({{"a", trace::Space::global, values::DType::int32, 4}},
                                          {{load(3)}, {load(5)}, {outside}}),
                         0);
  const QStringList texts = textsOf(scene, 0);
  EXPECT_TRUE(texts.contains(
      QStringLiteral("Thread 1 (warp 0, lane 1) is idle while its warp reads a on line 3; it "
                     "took the other branch and works on line 5 next")));
  EXPECT_TRUE(texts.contains(
      QStringLiteral("Thread 2 (warp 0, lane 2) takes no part in what its warp does, for it "
                     "reaches outside of a on line 3")));
  EXPECT_TRUE(textsOf(scene, 1).contains(
      QStringLiteral("Thread 0 (warp 0, lane 0) stays within a on line 3; its warp's other lanes "
                     "reach outside of it")));
}

TEST(WarpsView, ChoosesTheThreadOfALaneAndNoneWhereThereIsNone) {
  const StageScene scene(test::makeDotShared({33, 33, 1}), 0);
  std::vector<bool> found(33, false);
  for (double y = 1; y < kWarpsStage.height(); y += 12) {
    for (double x = 1; x < kWarpsStage.width(); x += 24) {
      const Chosen thread = scene.threadAt({x, y}, kWarpsStage, warpsOnly(), 0);
      if (!thread) continue;
      ASSERT_LT(*thread, 33U);
      found[*thread] = true;
      EXPECT_TRUE(scene.describeAt({x, y}, kWarpsStage, warpsOnly(), 0)
                      .startsWith(QStringLiteral("Thread %1 ").arg(*thread)));
    }
  }
  EXPECT_EQ(std::count(found.begin(), found.end(), true), 33);
}

TEST(WarpsView, KeepsEveryLaneOfTheLargestBlockVisibleEvenInASmallStage) {
  const StageScene scene(test::makeDotShared({4097, 1024, 5}), 0);
  const StageTheme theme = StageTheme::light();
  EXPECT_GE(pixelsOf(scene, 0, theme.read.fill), 20 * 1024);
  EXPECT_GE(pixelsOf(scene, 0, theme.read.fill, {640, 400}), 4 * 1024);
}

TEST(WarpsView, PaintsAThousandHatchedLanesWithinAFrame) {
  const StageScene scene(test::makeDotGlobal({5, 1024, 1}), 0);
  QImage image(1600, 900, QImage::Format_RGB32);
  double best = 1e9;
  for (int i = 0; i < 7; ++i) {
    QElapsedTimer timer;
    timer.start();
    QPainter painter(&image);
    scene.paint(painter, image.rect(), warpsOnly(), 0, 1.0, StageTheme::light());
    painter.end();
    best = std::min(best, static_cast<double>(timer.nsecsElapsed()) * 1e-6);
  }
  RecordProperty("ms", std::to_string(best));
#if defined(NDEBUG) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
  EXPECT_LT(best, 16.0);
#endif
}

TEST(WarpsLayout, LeavesLegendAndStripOutWhereTheRowsNeedTheRoom) {
  const WarpsLayout roomy(4, {0, 0, 1500, 800}, 30, 1, 1);
  EXPECT_FALSE(roomy.legend.isEmpty());
  EXPECT_FALSE(roomy.strip.isEmpty());
  EXPECT_TRUE(roomy.frame.contains(roomy.strip));
  const WarpsLayout tight(32, {0, 0, 280, 165}, 50, 0.62, 1);
  EXPECT_TRUE(tight.legend.isEmpty());
  EXPECT_TRUE(tight.strip.isEmpty());
  EXPECT_TRUE(tight.frame.contains(tight.grid));
  EXPECT_GE(tight.rowHeight, 2.0);
}

TEST(LanePainter, WritesLettersThatCanBeRead) {
  for (const StageTheme& theme : {StageTheme::light(), StageTheme::dark()}) {
    for (std::size_t state = 0; state < trace::kLaneStates; ++state) {
      for (int kind = 0; kind <= static_cast<int>(trace::kLastEventKind); ++kind) {
        const LanePainter::Look look = LanePainter::lookOf(static_cast<trace::LaneState>(state),
                                                           static_cast<EventKind>(kind), theme);
        if (look.letter.isEmpty()) continue;
        EXPECT_GE(test::contrastRatio(look.mark, look.fill), 4.5) << state << " " << kind;
      }
    }
  }
}

}  // namespace
}  // namespace lanescope::ui
