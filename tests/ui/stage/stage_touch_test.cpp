// SPDX-License-Identifier: GPL-3.0-or-later
#include <QPointingDevice>

#include "tests/ui/stage/stage_fixture.h"

namespace lanescope::ui {
namespace {

class TouchedStage : public StageWidgets {
 protected:
  void SetUp() override {
    StageWidgets::SetUp();
    m_screen.reset(QTest::createTouchDevice());
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&m_stage));
    m_stage.zoomIn();
    for (int i = 0; i < 3; ++i) m_stage.zoomIn();
    m_viewed = m_stage.look().cameras.begin()->first;
    const auto panes = m_stage.scene()->panesOf(m_stage.rect(), m_stage.look().views);
    for (const auto& pane : panes) {
      if (pane.view == m_viewed) m_middle = pane.area.center().toPoint();
    }
  }

  [[nodiscard]] Camera camera() const { return m_stage.look().cameraOf(m_viewed); }

  std::unique_ptr<QPointingDevice> m_screen;
  StageView m_viewed = StageView::memory;
  QPoint m_middle;
};

TEST_F(TouchedStage, OneFingerPans) {
  const Camera before = camera();
  QTest::touchEvent(&m_stage, m_screen.get()).press(0, m_middle, &m_stage);
  for (int i = 1; i <= 6; ++i) {
    QTest::touchEvent(&m_stage, m_screen.get()).move(0, m_middle + QPoint(10 * i, 0), &m_stage);
  }
  QTest::touchEvent(&m_stage, m_screen.get()).release(0, m_middle + QPoint(60, 0), &m_stage);
  EXPECT_EQ(camera().zoom, before.zoom);
  EXPECT_GT(camera().pan.x(), before.pan.x());
  EXPECT_FALSE(m_stage.look().chosen);
}

TEST_F(TouchedStage, TwoFingersPanAndPinch) {
  const Camera before = camera();
  const auto touch = [this](int frame, int spread) {
    const QPoint by(12 * frame, 0);
    const QPoint apart(60 + spread * frame, 0);
    QTest::touchEvent(&m_stage, m_screen.get())
        .move(0, m_middle - apart + by, &m_stage)
        .move(1, m_middle + apart + by, &m_stage);
  };
  const auto begin = [this] {
    QTest::touchEvent(&m_stage, m_screen.get())
        .press(0, m_middle - QPoint(60, 0), &m_stage)
        .press(1, m_middle + QPoint(60, 0), &m_stage);
  };
  const auto end = [this] {
    QTest::touchEvent(&m_stage, m_screen.get())
        .release(0, m_middle, &m_stage)
        .release(1, m_middle, &m_stage);
  };
  begin();
  for (int frame = 1; frame <= 6; ++frame) touch(frame, 0);
  end();
  EXPECT_NEAR(camera().zoom, before.zoom, 0.01);
  EXPECT_GT(camera().pan.x(), before.pan.x());
  const Camera panned = camera();
  begin();
  for (int frame = 1; frame <= 6; ++frame) touch(0, 10 * frame);
  for (int frame = 1; frame <= 6; ++frame) touch(1, 10 * frame);
  end();
  EXPECT_GT(camera().zoom, panned.zoom * 1.2);
  EXPECT_FALSE(m_stage.look().chosen);
}

TEST_F(TouchedStage, ATapChoosesAThread) {
  m_stage.fit();
  for (int y = 60; y < m_stage.height() - 80; y += 7) {
    const QPoint point(120, y);
    const Chosen there =
        m_stage.scene()->threadAt(point, m_stage.rect(), m_stage.look(), m_playback.step());
    if (!there) continue;
    QTest::touchEvent(&m_stage, m_screen.get()).press(0, point, &m_stage);
    QTest::touchEvent(&m_stage, m_screen.get()).release(0, point, &m_stage);
    EXPECT_EQ(m_stage.look().chosen, there);
    return;
  }
  FAIL() << "no thread";
}

}  // namespace
}  // namespace lanescope::ui
