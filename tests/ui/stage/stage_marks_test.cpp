// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTimer>
#include <algorithm>
#include <utility>
#include <vector>

#include "tests/ui/stage/stage_fixture.h"
#include "ui/stage/player/scrubber.h"

namespace lanescope::ui {
namespace {

TEST_F(StageWidgets, ShowTheSamePixelsThereAndBackInEveryGranularity) {
  for (const Granularity each : {Granularity::subStep, Granularity::line, Granularity::epoch}) {
    m_playback.setGranularity(each);
    m_playback.jump(8);  // where an epoch begins, and with it a line
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

TEST_F(StageWidgets, ShowTheSamePixelsAtABookmarkWheneverTheyComeToIt) {
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
  // Which rows of the picture differ: the shape must tell, not the colour alone.
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
  QTest::qWait(1000);
  m_playback.pause();
  EXPECT_GT(ticks, 15);
  ASSERT_GT(steps.size(), 5U);
  for (std::size_t i = 1; i < steps.size(); ++i) {
    EXPECT_EQ(steps[i], (steps[i - 1] + 1) % m_playback.stepCount());
  }
}

}  // namespace
}  // namespace lanescope::ui
