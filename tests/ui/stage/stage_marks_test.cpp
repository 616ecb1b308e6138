// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTimer>
#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

#include "tests/ui/stage/stage_fixture.h"
#include "ui/stage/player/scrubber.h"

namespace lanescope::ui {
namespace {

TEST_F(StageWidgets, ShowTheSamePixelsThereAndBackInEveryGranularity) {
  for (const Granularity each : {Granularity::subStep, Granularity::line, Granularity::epoch}) {
    m_playback.setGranularity(each);
    m_playback.jump(8);  // an epoch begins here, and a line
    const QImage before = grab();
    for (int n = 1; n <= 2; ++n) {
      for (int i = 0; i < n; ++i) QTest::keyClick(&m_stage, Qt::Key_Left);
      EXPECT_NE(grab(), before);
      for (int i = 0; i < n; ++i) QTest::keyClick(&m_stage, Qt::Key_Right);
      EXPECT_EQ(m_playback.step(), 8);
      EXPECT_EQ(grab(), before);
    }
  }
}

TEST_F(StageWidgets, ShowTheSamePixelsAtABookmarkEachTime) {
  for (const int step : {3, 7, 12}) {
    m_playback.jump(step);
    QTest::keyClick(&m_stage, Qt::Key_B);
  }
  m_playback.jump(7);
  const QImage stage = grab();
  const QImage bar = m_bar.grab().toImage();
  for (int n = 1; n <= 4; ++n) {
    for (int i = 0; i < n; ++i) QTest::keyClick(&m_stage, Qt::Key_BracketLeft);
    for (int i = 0; i < n; ++i) QTest::keyClick(&m_stage, Qt::Key_BracketRight);
    EXPECT_EQ(m_playback.step(), 7);
    EXPECT_EQ(grab(), stage);
    EXPECT_EQ(m_bar.grab().toImage(), bar);
  }
  m_playback.setSpeed(Playback::kFastest);
  m_playback.jump(0);
  m_playback.play();
  ASSERT_TRUE(QTest::qWaitFor([this] { return m_playback.step() > 9; }, 10000));
  QTest::keyClick(&m_stage, Qt::Key_BracketLeft);
  if (m_playback.step() == 12) QTest::keyClick(&m_stage, Qt::Key_BracketLeft);
  EXPECT_EQ(grab(), stage);
}

TEST_F(StageWidgets, MarkBookmarksAndFindingsOnTheScrubberInShapesOfTheirOwn) {
  auto* scrubber = m_bar.findChild<Scrubber*>();
  ASSERT_NE(scrubber, nullptr);
  m_playback.jump(0);
  const auto picture = [&] { return scrubber->grab().toImage(); };
  // The rows of pixels that differ: the shape must tell the marks apart, not the colour alone.
  const auto rowsThatDiffer = [&](const QImage& a, const QImage& b) {
    std::pair<int, int> rows{a.height(), -1};
    for (int y = 0; y < a.height(); ++y) {
      for (int x = 0; x < a.width(); ++x) {
        if (a.pixel(x, y) == b.pixel(x, y)) continue;
        rows = {std::min(rows.first, y), std::max(rows.second, y)};
      }
    }
    return rows;
  };
  const QImage plain = picture();
  m_playback.setBookmarks({10});
  const auto bookmark = rowsThatDiffer(plain, picture());
  m_playback.setBookmarks({});
  EXPECT_EQ(picture(), plain);
  m_playback.setFindings({10});
  const auto finding = rowsThatDiffer(plain, picture());
  EXPECT_LT(bookmark.second, plain.height() / 2);  // above the groove
  EXPECT_GT(finding.first, plain.height() / 2);    // below it
  EXPECT_GT(bookmark.second - bookmark.first, 8);
  EXPECT_GT(finding.second - finding.first, 8);
}

/// The pixels of a picture that have a colour.
std::vector<QPoint> pixelsOf(const QImage& picture, const QColor& color) {
  std::vector<QPoint> pixels;
  for (int y = 0; y < picture.height(); ++y) {
    for (int x = 0; x < picture.width(); ++x) {
      if (picture.pixelColor(x, y) == color) pixels.emplace_back(x, y);
    }
  }
  return pixels;
}

TEST_F(StageWidgets, MarkAStopOnTheScrubberByASquareThatTellsWhatItIs) {
  auto* scrubber = m_bar.findChild<Scrubber*>();
  ASSERT_NE(scrubber, nullptr);
  const QColor red = StageTheme::light().wrong.fill;
  m_playback.jump(0);
  EXPECT_TRUE(pixelsOf(scrubber->grab().toImage(), red).empty());
  m_playback.setStops({10});
  const std::vector<QPoint> pixels = pixelsOf(scrubber->grab().toImage(), red);
  ASSERT_GE(pixels.size(), 25U);
  const auto [left, right] = std::ranges::minmax(pixels, {}, &QPoint::x);
  const int width = right.x() - left.x() + 1;
  const int height = pixels.back().y() - pixels.front().y() + 1;
  EXPECT_NEAR(width, height, 1);
  EXPECT_EQ(pixels.size(), static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
  EXPECT_NEAR((pixels.front().y() + pixels.back().y()) / 2.0, scrubber->height() / 2.0, 1.5);
  ASSERT_EQ(scrubber->stopColumns().size(), 1U);
  const double x = scrubber->stopColumns().front();
  EXPECT_TRUE(scrubber->describeAt(x).startsWith(QLatin1String("Step 11: playing stops")));
  EXPECT_TRUE(scrubber->describeAt(x + 30).isEmpty());
  m_playback.setBookmarks({10});
  EXPECT_TRUE(scrubber->describeAt(x).contains(QLatin1String("Step 11: a bookmark")));
  EXPECT_GE(pixelsOf(scrubber->grab().toImage(), red).size(), pixels.size());
  m_playback.setStops({});
  EXPECT_TRUE(pixelsOf(scrubber->grab().toImage(), red).empty());
}

TEST_F(StageWidgets, MarkManyStopsAtMostOnceAPixel) {
  auto* scrubber = m_bar.findChild<Scrubber*>();
  ASSERT_NE(scrubber, nullptr);
  constexpr int kSteps = 1'000'000;
  m_playback.setSteps(kSteps, {0});
  std::vector<int> stops;
  stops.reserve(kSteps / 2 + 1);
  for (int step = 0; step < kSteps / 2; ++step) stops.push_back(step);
  stops.push_back(kSteps - 1);
  m_playback.setStops(stops);
  const std::vector<int> columns = scrubber->stopColumns();
  EXPECT_TRUE(std::ranges::is_sorted(columns, std::less_equal<>()));
  EXPECT_LE(columns.size(), static_cast<std::size_t>(scrubber->width()));
  EXPECT_GE(columns.size(), static_cast<std::size_t>(scrubber->width() / 2 - 20));
  // The first half is one red bar, the second half has a square at its end.
  const QImage picture = scrubber->grab().toImage();
  const int middle = picture.height() / 2;
  const QColor red = StageTheme::light().wrong.fill;
  EXPECT_EQ(picture.pixelColor(picture.width() / 4, middle), red);
  EXPECT_NE(picture.pixelColor(picture.width() * 3 / 4, middle), red);
  EXPECT_EQ(picture.pixelColor(columns.back(), middle), red);
}

TEST_F(StageWidgets, DrawEveryStepOnceAsFastAsDrawnAndLetOthersWork) {
  m_stage.setScene(std::make_shared<StageScene>(test::makeDotShared({512, 256, 1}), 0));
  m_playback.setAsFastAsDrawn();
  m_playback.setLoops(true);
  std::vector<int> steps;
  QObject::connect(&m_playback, &Playback::stepChanged, [&](int step) { steps.push_back(step); });
  int ticks = 0;
  QTimer other;
  QObject::connect(&other, &QTimer::timeout, [&] { ++ticks; });
  other.start(10);
  m_playback.play();
  ASSERT_TRUE(QTest::qWaitFor([&] { return ticks > 15 && steps.size() > 5; }, 60'000));
  m_playback.pause();
  for (std::size_t i = 1; i < steps.size(); ++i) {
    EXPECT_EQ(steps[i], (steps[i - 1] + 1) % m_playback.stepCount());
  }
}

}  // namespace
}  // namespace lanescope::ui
