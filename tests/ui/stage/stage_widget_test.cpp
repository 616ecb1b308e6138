// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>
#include <algorithm>
#include <set>
#include <vector>

#include "tests/gpu/trace/record_maker.h"
#include "tests/ui/stage/stage_fixture.h"
#include "trace/flow/lineage.h"
#include "trace/record/timeline.h"
#include "ui/stage/player/scrubber.h"
#include "ui/stage/player/stage_keys.h"

namespace lanescope::ui {
namespace {

TEST_F(StageWidgets, SetTheStepsOfThePlayback) {
  EXPECT_EQ(m_playback.stepCount(), 18);
  EXPECT_EQ(m_playback.epochStarts(), (std::vector<int>{0, 4, 8, 12, 16}));
  m_stage.setScene(nullptr);
  EXPECT_EQ(m_playback.stepCount(), 0);
  EXPECT_FALSE(m_bar.isEnabled());
}

TEST_F(StageWidgets, ObeyTheKeyboard) {
  QTest::keyClick(&m_stage, Qt::Key_Right);
  QTest::keyClick(&m_stage, Qt::Key_Right);
  QTest::keyClick(&m_stage, Qt::Key_Left);
  EXPECT_EQ(m_playback.step(), 1);
  QTest::keyClick(&m_stage, Qt::Key_PageDown);
  EXPECT_EQ(m_playback.step(), 4);
  QTest::keyClick(&m_stage, Qt::Key_End);
  EXPECT_EQ(m_playback.step(), 17);
  QTest::keyClick(&m_stage, Qt::Key_PageUp);
  EXPECT_EQ(m_playback.step(), 16);
  QTest::keyClick(&m_stage, Qt::Key_Home);
  EXPECT_EQ(m_playback.step(), 0);
  QTest::keyClick(&m_stage, Qt::Key_Space);
  EXPECT_TRUE(m_playback.isPlaying());
  QTest::keyClick(&m_stage, Qt::Key_Space);
  EXPECT_FALSE(m_playback.isPlaying());
}

TEST_F(StageWidgets, TellTheLineOfTheStep) {
  QSignalSpy lines(&m_stage, &StageWidget::lineChanged);
  m_playback.jump(4);
  ASSERT_EQ(lines.count(), 1);
  EXPECT_EQ(lines.at(0).at(0).toInt(), test::kAddLine);
  m_stage.setScene(nullptr);
  EXPECT_EQ(lines.last().at(0).toInt(), 0);
}

TEST_F(StageWidgets, ShowTheSamePixelsAfterManyStepsBackAndForward) {
  m_playback.jump(9);
  const QImage before = grab();
  for (int i = 0; i < 9; ++i) QTest::keyClick(&m_stage, Qt::Key_Left);
  EXPECT_NE(grab(), before);
  for (int i = 0; i < 9; ++i) QTest::keyClick(&m_stage, Qt::Key_Right);
  EXPECT_EQ(grab(), before);
}

TEST_F(StageWidgets, AnswerEveryKeyOfTheirTable) {
  EXPECT_GE(stageKeys().size(), 20U);
  std::set<int> keys;
  for (const StageKey& each : stageKeys()) {
    EXPECT_FALSE(each.what.isEmpty());
    for (const QKeyCombination key : each.keys) {
      EXPECT_TRUE(keys.insert(key.toCombined()).second) << each.what.toStdString();
      QKeyEvent plain(QEvent::KeyPress, key.key(), key.keyboardModifiers());
      QApplication::sendEvent(&m_stage, &plain);
      EXPECT_TRUE(plain.isAccepted()) << each.what.toStdString();
      QKeyEvent withControl(QEvent::KeyPress, key.key(),
                            key.keyboardModifiers() | Qt::ControlModifier);
      QApplication::sendEvent(&m_stage, &withControl);
      EXPECT_FALSE(withControl.isAccepted()) << each.what.toStdString();
    }
  }
}

TEST_F(StageWidgets, PlayBackwardByShiftAndSpace) {
  m_playback.setSpeed(Playback::kSlowest);
  m_playback.jump(9);
  QTest::keyClick(&m_stage, Qt::Key_Space, Qt::ShiftModifier);
  EXPECT_TRUE(m_playback.isPlayingBackward());
  QTest::keyClick(&m_stage, Qt::Key_Space);  // the key pauses what plays in either direction
  EXPECT_FALSE(m_playback.isPlaying());
  QTest::keyClick(&m_stage, Qt::Key_Space);
  EXPECT_TRUE(m_playback.isPlaying());
  EXPECT_FALSE(m_playback.isPlayingBackward());
  QTest::keyClick(&m_stage, Qt::Key_Space, Qt::ShiftModifier);
  EXPECT_TRUE(m_playback.isPlayingBackward());
  QTest::keyClick(&m_stage, Qt::Key_Space, Qt::ShiftModifier);
  EXPECT_FALSE(m_playback.isPlaying());
  QTest::keyClick(&m_stage, Qt::Key_Plus, Qt::ShiftModifier);  // Shift counts nowhere else
  EXPECT_GT(m_stage.look().cameraOf(StageView::memory).zoom, 1.0);
}

TEST_F(StageWidgets, AreDrawnInLargerTypeWhenAsked) {
  const QImage usual = grab();
  const QRectF pane = m_stage.scene()->panesOf(m_stage.rect(), m_stage.look().views).front().area;
  m_stage.setTypeSize(1.5);
  EXPECT_NE(grab(), usual);
  const QRectF smaller =
      m_stage.scene()->panesOf(m_stage.rect(), m_stage.look().views, 1.5).front().area;
  EXPECT_LT(smaller.height(), pane.height());  // the sentence and the title take more room
  m_stage.setTypeSize(1.0);
  EXPECT_EQ(grab(), usual);
}

TEST_F(StageWidgets, ZoomAtThePointerAndFitAgain) {
  const QImage fitted = grab();
  const QPointF spot(200, 300);
  QWheelEvent wheel(spot, m_stage.mapToGlobal(spot), {}, {0, 240}, Qt::NoButton, Qt::NoModifier,
                    Qt::NoScrollPhase, false);
  QApplication::sendEvent(&m_stage, &wheel);
  EXPECT_GT(m_stage.look().cameraOf(StageView::memory).zoom, 1.5);
  EXPECT_EQ(m_stage.look().cameraOf(StageView::spaceTime).zoom, 1.0);
  EXPECT_NE(grab(), fitted);
  const QRectF pane = m_stage.scene()->panesOf(m_stage.rect(), m_stage.look().views).front().area;
  const QPointF pan = m_stage.look().cameraOf(StageView::memory).pan;
  QTest::mousePress(&m_stage, Qt::LeftButton, {}, spot.toPoint());
  QMouseEvent move(QEvent::MouseMove, spot + QPointF(-30, -20), m_stage.mapToGlobal(spot),
                   Qt::LeftButton, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(&m_stage, &move);
  QTest::mouseRelease(&m_stage, Qt::LeftButton);
  EXPECT_EQ(m_stage.look().cameraOf(StageView::memory).pan,
            pan + QPointF(-30 / pane.width(), -20 / pane.height()));
  QTest::keyClick(&m_stage, Qt::Key_0);
  EXPECT_EQ(grab(), fitted);
}

TEST_F(StageWidgets, FollowAThreadThatKeysOrAClickChoose) {
  const QImage nobody = grab();
  EXPECT_FALSE(m_stage.look().chosen);
  QTest::keyClick(&m_stage, Qt::Key_N);
  EXPECT_EQ(m_stage.look().chosen, 0U);
  EXPECT_NE(grab(), nobody);
  EXPECT_TRUE(m_stage.accessibleDescription().contains(QLatin1String("Thread 0")));
  QTest::keyClick(&m_stage, Qt::Key_N);
  EXPECT_EQ(m_stage.look().chosen, 1U);
  QTest::keyClick(&m_stage, Qt::Key_P);
  QTest::keyClick(&m_stage, Qt::Key_P);
  EXPECT_EQ(m_stage.look().chosen, m_stage.scene()->timeline().threadCount() - 1);
  QTest::keyClick(&m_stage, Qt::Key_Escape);
  EXPECT_FALSE(m_stage.look().chosen);
  EXPECT_EQ(grab(), nobody);

  // Each click chooses the thread that the picture has there.
  int found = 0;
  for (int y = 60; y < m_stage.height() - 80; y += 7) {
    const QPoint point(120, y);
    const Chosen there =
        m_stage.scene()->threadAt(point, m_stage.rect(), m_stage.look(), m_playback.step());
    QTest::mouseClick(&m_stage, Qt::LeftButton, {}, point);
    EXPECT_EQ(m_stage.look().chosen, there);
    if (!there) continue;
    ++found;
    QTest::mouseClick(&m_stage, Qt::LeftButton, {}, point);  // a second click chooses none
    EXPECT_FALSE(m_stage.look().chosen);
  }
  EXPECT_GT(found, 0);
}

TEST_F(StageWidgets, LightWhereAValueComesFrom) {
  m_playback.last();
  const QImage plain = grab();
  const auto moveTo = [&](QPointF point, Qt::KeyboardModifiers modifiers) {
    QMouseEvent move(QEvent::MouseMove, point, m_stage.mapToGlobal(point), Qt::NoButton,
                     Qt::NoButton, modifiers);
    QApplication::sendEvent(&m_stage, &move);
  };
  const auto panes = m_stage.scene()->panesOf(m_stage.rect(), m_stage.look().views);
  // The tree's last value is made of all others, an input of none.
  std::set<std::uint32_t> inputs;
  for (double y = panes[1].area.top(); y < panes[1].area.bottom(); y += 3) {
    for (double x = panes[1].area.left(); x < panes[1].area.right(); x += 11) {
      moveTo({x, y}, Qt::NoModifier);
      if (!m_stage.look().lineage) continue;
      const bool isNew = inputs.insert(m_stage.look().lineage->inputs()).second;
      if (isNew) {
        EXPECT_NE(grab(), plain);
      }
    }
  }
  EXPECT_EQ(inputs, (std::set<std::uint32_t>{0, 2, 4, 8, 16}));
  // In the memory view the pointer needs Shift.
  const QPointF element = [&] {
    for (double y = panes[0].area.top(); y < panes[0].area.bottom(); y += 5) {
      moveTo({panes[0].area.center().x(), y}, Qt::ShiftModifier);
      if (m_stage.look().lineage) return QPointF(panes[0].area.center().x(), y);
    }
    return QPointF();
  }();
  EXPECT_FALSE(element.isNull());
  moveTo(element, Qt::NoModifier);
  EXPECT_FALSE(m_stage.look().lineage);
  EXPECT_EQ(grab(), plain);
}

TEST_F(StageWidgets, AskForTheBlockOfTheGridThatIsClicked) {
  m_stage.setScene(std::make_shared<StageScene>(test::makeDotShared({48, 8, 6}), 2));
  m_stage.setViews(StageView::grid);
  QSignalSpy clicks(&m_stage, &StageWidget::blockClicked);
  std::vector<QString> blocks;
  for (int y = 60; y < m_stage.height() - 80; y += 20) {
    for (int x = 20; x < m_stage.width(); x += 20) {
      const QString text =
          m_stage.scene()->describeAt({double(x), double(y)}, m_stage.rect(), m_stage.look(), 0);
      if (text.isEmpty() || (!blocks.empty() && blocks.back() == text)) continue;
      if (std::find(blocks.begin(), blocks.end(), text) != blocks.end()) continue;
      blocks.push_back(text);
      QTest::mouseClick(&m_stage, Qt::LeftButton, {}, {x, y});
    }
  }
  ASSERT_EQ(blocks.size(), 6U);
  EXPECT_EQ(blocks[1].toStdString(), "Block 1: stores partial[1] = 184; click to show it");
  EXPECT_TRUE(blocks[2].startsWith(QLatin1String("Block 2: on the stage; stores partial[2] = ")));
  // A click on the shown block emits nothing.
  ASSERT_EQ(clicks.count(), 5);
  EXPECT_EQ(clicks.at(2).at(0).toULongLong(), 3U);
}

TEST_F(StageWidgets, AreCrispAtTwiceTheDeviceRatio) {
  QImage image(m_stage.size() * 2, QImage::Format_RGB32);
  image.setDevicePixelRatio(2);
  m_stage.render(&image);
  const QImage once = grab().convertToFormat(QImage::Format_RGB32);
  // Scaled up, the plain picture would have each pixel four times.
  int finer = 0;
  for (int y = 0; y + 1 < image.height(); y += 2) {
    for (int x = 0; x + 1 < image.width(); x += 2) {
      finer += image.pixel(x, y) != image.pixel(x + 1, y + 1) ? 1 : 0;
    }
  }
  EXPECT_EQ(once.size() * 2, image.size());
  EXPECT_GT(finer, 1000);
}

TEST_F(StageWidgets, KeepTheBarAndThePlaybackInStep) {
  auto* number = m_bar.findChild<QSpinBox*>();
  auto* scrubber = m_bar.findChild<Scrubber*>();
  ASSERT_NE(number, nullptr);
  ASSERT_NE(scrubber, nullptr);
  m_playback.jump(6);
  EXPECT_EQ(number->value(), 7);
  EXPECT_EQ(scrubber->value(), 6);
  number->setValue(11);
  EXPECT_EQ(m_playback.step(), 10);
  scrubber->setValue(3);
  EXPECT_EQ(m_playback.step(), 3);
  EXPECT_EQ(number->value(), 4);
  QTest::mouseClick(scrubber, Qt::LeftButton, {}, {scrubber->width() - 3, scrubber->height() / 2});
  EXPECT_EQ(m_playback.step(), 17);
}

TEST_F(StageWidgets, NameEveryControlAndLetTabReachIt) {
  int controls = 0;
  for (auto* control : m_bar.findChildren<QWidget*>()) {
    const bool isControl = qobject_cast<QToolButton*>(control) != nullptr ||
                           qobject_cast<QComboBox*>(control) != nullptr ||
                           qobject_cast<QAbstractSpinBox*>(control) != nullptr ||
                           qobject_cast<QAbstractSlider*>(control) != nullptr;
    const bool isOfPopup = control->window() != m_bar.window();  // a combo box's popup is Qt's own
    if (!isControl || isOfPopup) continue;
    ++controls;
    EXPECT_FALSE(control->accessibleName().isEmpty()) << control->metaObject()->className();
    EXPECT_FALSE(control->toolTip().isEmpty()) << control->accessibleName().toStdString();
    EXPECT_TRUE((control->focusPolicy() & Qt::TabFocus) != 0)
        << control->accessibleName().toStdString();
    if (auto* button = qobject_cast<QToolButton*>(control)) {
      EXPECT_TRUE(!button->icon().isNull() || !button->text().isEmpty())
          << button->accessibleName().toStdString();
    }
  }
  EXPECT_EQ(controls, 12);
}

}  // namespace
}  // namespace lanescope::ui
