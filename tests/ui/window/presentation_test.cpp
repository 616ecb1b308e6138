// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/presentation.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>
#include <QSettings>
#include <QTabWidget>
#include <QToolButton>
#include <vector>

#include "tests/ui/window/window_fixture.h"
#include "ui/compare/stage_page.h"
#include "ui/stage/player/playback.h"
#include "ui/stage/player/scrubber.h"
#include "ui/stage/player/stage_widget.h"
#include "ui/stage/player/transport_bar.h"
#include "ui/watch/go_to_bar.h"
#include "ui/watch/watch_panel.h"
#include "ui/widgets/pointer_rest.h"

namespace lanescope::ui {
namespace {

class PresentationTest : public WindowTest {
 protected:
  void SetUp() override {
    QSettings().remove(QStringLiteral("presentation"));
    WindowTest::SetUp();
    startRun(QStringLiteral("64"), QStringLiteral("32"));
    ASSERT_TRUE(waitFor([this] { return m_scenes == 1; }));
    activate();
  }

  void activate() {
    m_window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
    waitForLayout();
  }

  /// Presses the key as a user does, wherever the focus is.
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
    waitForFocus();
    QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    QTest::qWait(20);
    waitForFocus();
  }

  /// A window manager gives it to another window in its own time.
  void waitForFocus() {
    ASSERT_TRUE(QTest::qWaitFor([this] {
      const QWidget* focus = QApplication::focusWidget();
      return focus != nullptr && focus->window() == stage().window() &&
             focus->window()->isActiveWindow();
    }));
  }

  /// Without saving the run.
  void closeWindow() {
    m_window->close();
    if (auto* box = m_window->findChild<QMessageBox*>(QStringLiteral("unsaved"))) {
      box->button(QMessageBox::Discard)->click();
    }
  }

  [[nodiscard]] StageWidget& stage() { return page<StagePage>().stage(); }
  [[nodiscard]] bool isPresented() { return stage().window() != m_window.get(); }

  [[nodiscard]] QByteArray state() const { return m_window->saveState(); }

  [[nodiscard]] std::vector<QRect> dockPlaces() const {
    std::vector<QRect> places;
    for (const QDockWidget* dock : m_window->findChildren<QDockWidget*>()) {
      places.push_back(dock->isVisible() ? dock->geometry() : QRect());
    }
    return places;
  }

  [[nodiscard]] std::vector<QWidget*> tabOrder() const {
    std::vector<QWidget*> order;
    for (QWidget* next = m_window->nextInFocusChain(); next != m_window.get();
         next = next->nextInFocusChain()) {
      const bool isReached = (next->focusPolicy() & Qt::TabFocus) != 0 &&
                             next->focusProxy() == nullptr && next->isVisible();
      if (isReached) order.push_back(next);
    }
    return order;
  }
};

TEST_F(PresentationTest, ShowsOnlyTheStageAndTheTransportOnTheFullScreen) {
  stage().setFocus();
  press(Qt::Key_F5);
  ASSERT_TRUE(isPresented());
  const QWidget* screen = stage().window();
  EXPECT_TRUE(screen->isFullScreen());
  EXPECT_EQ(screen->findChildren<QMenuBar*>().size(), 0);
  EXPECT_EQ(screen->findChildren<QDockWidget*>().size(), 0);
  ASSERT_EQ(screen->findChildren<TransportBar*>().size(), 1);
  EXPECT_TRUE(stage().isVisible());
  EXPECT_TRUE(QTest::qWaitFor([this] { return stage().hasFocus(); }));
  EXPECT_TRUE(QTest::qWaitFor([&] { return screen->size() == screen->screen()->size(); }));
  EXPECT_EQ(stage().width(), screen->width());
  press(Qt::Key_F5);
  EXPECT_FALSE(isPresented());
}

TEST_F(PresentationTest, EverythingComesBackAsItWas) {
  m_window->findChild<QDockWidget*>(QStringLiteral("resultDock"))->hide();
  page<Scrubber>().setFocus();
  waitForLayout();
  const QByteArray before = state();
  const std::vector<QRect> places = dockPlaces();
  const std::vector<QWidget*> order = tabOrder();
  const QRect geometry = m_window->geometry();
  const QImage picture = m_window->grab().toImage();
  for (int round = 0; round < 3; ++round) {
    press(Qt::Key_F5);
    ASSERT_TRUE(isPresented());
    press(Qt::Key_Escape);
    ASSERT_FALSE(isPresented());
  }
  ASSERT_TRUE(QTest::qWaitFor([this] { return page<Scrubber>().hasFocus(); }));
  waitForLayout();
  EXPECT_EQ(state(), before);
  EXPECT_EQ(dockPlaces(), places);
  EXPECT_EQ(tabOrder(), order);
  EXPECT_EQ(m_window->geometry(), geometry);
  EXPECT_TRUE(m_window->menuBar()->isVisible());
  EXPECT_EQ(m_window->grab().toImage(), picture);
}

TEST_F(PresentationTest, KeysOfTheMenusHoldAndEscapeOnlyLeaves) {
  stage().setFocus();
  press(Qt::Key_F5);
  Playback& playback = page<StagePage>().playback();
  press(Qt::Key_Right, Qt::ControlModifier);
  press(Qt::Key_Right);
  EXPECT_EQ(playback.step(), 2);
  press(Qt::Key_B, Qt::ControlModifier);
  EXPECT_EQ(playback.bookmarks(), std::vector<int>{2});
  press(Qt::Key_N);
  EXPECT_TRUE(stage().look().chosen);
  press(Qt::Key_Escape);
  EXPECT_FALSE(isPresented());
  EXPECT_TRUE(stage().look().chosen);
  EXPECT_EQ(playback.step(), 2);
  press(Qt::Key_Escape);  // now it means what it always does
  EXPECT_FALSE(stage().look().chosen);
}

TEST_F(PresentationTest, EscapeFirstClosesThePanelsBelowTheStage) {
  stage().setFocus();
  press(Qt::Key_F5);
  press(Qt::Key_W, Qt::ControlModifier | Qt::ShiftModifier);
  press(Qt::Key_G, Qt::ControlModifier);
  ASSERT_TRUE(page<GoToBar>().isVisible());
  ASSERT_TRUE(page<WatchPanel>().isVisible());
  press(Qt::Key_Escape);  // in the field of the bar
  EXPECT_FALSE(page<GoToBar>().isVisible());
  EXPECT_TRUE(page<WatchPanel>().isVisible());
  EXPECT_TRUE(isPresented());
  EXPECT_TRUE(stage().hasFocus());
  press(Qt::Key_N);
  press(Qt::Key_Escape);  // on the stage
  EXPECT_FALSE(page<WatchPanel>().isVisible());
  EXPECT_TRUE(isPresented());
  EXPECT_TRUE(stage().look().chosen);
  press(Qt::Key_G, Qt::ControlModifier);
  press(Qt::Key_F5);  // leaves at once
  EXPECT_FALSE(isPresented());
  press(Qt::Key_F5);
  press(Qt::Key_Escape);
  EXPECT_FALSE(page<GoToBar>().isVisible());
  EXPECT_TRUE(isPresented());
  press(Qt::Key_Escape);
  EXPECT_FALSE(isPresented());
}

TEST_F(PresentationTest, TypeIsLargeAndCanBeChanged) {
  stage().setFocus();
  EXPECT_EQ(stage().look().typeSize, 1.0);
  const auto* choice = page<TransportBar>().findChild<QComboBox*>();
  const int usual = choice->fontMetrics().height();
  const int height = page<TransportBar>().sizeHint().height();
  press(Qt::Key_F5);
  EXPECT_EQ(stage().look().typeSize, 1.5);
  EXPECT_GT(choice->fontMetrics().height(), usual);
  EXPECT_GT(page<TransportBar>().sizeHint().height(), height);
  press(Qt::Key_Plus, Qt::ControlModifier);
  EXPECT_EQ(stage().look().typeSize, 1.75);
  EXPECT_TRUE(stage().look().cameras.empty());  // Ctrl++ does not zoom here
  for (int i = 0; i < 20; ++i) press(Qt::Key_Minus, Qt::ControlModifier);
  EXPECT_EQ(stage().look().typeSize, Presentation::kSmallestType);
  press(Qt::Key_Plus, Qt::ControlModifier);
  press(Qt::Key_Escape);
  EXPECT_EQ(stage().look().typeSize, 1.0);
  EXPECT_EQ(choice->fontMetrics().height(), usual);
  EXPECT_EQ(page<TransportBar>().sizeHint().height(), height);
  press(Qt::Key_F5);
  EXPECT_EQ(stage().look().typeSize, 1.25);  // remembered
  press(Qt::Key_F5);
}

TEST_F(PresentationTest, AVisibleButtonLeaves) {
  stage().setFocus();
  press(Qt::Key_F5);
  QWidget* screen = stage().window();
  auto* leave = screen->findChild<QPushButton*>(QStringLiteral("leavePresentation"));
  ASSERT_NE(leave, nullptr);
  EXPECT_TRUE(leave->isVisible());
  EXPECT_TRUE(leave->text() == QStringLiteral("Leave presentation (Esc)") ||
              leave->text() == QStringLiteral("Leave (Esc)"))
      << leave->text().toStdString();
  EXPECT_TRUE(becomesTrue([&] { return leave->width() >= leave->minimumSizeHint().width(); }))
      << leave->width();
  EXPECT_TRUE(screen->rect().contains(QRect(leave->mapTo(screen, QPoint()), leave->size())));
  QTest::mouseClick(leave, Qt::LeftButton);
  EXPECT_FALSE(isPresented());
  EXPECT_EQ(page<TransportBar>().findChild<QPushButton*>(QStringLiteral("leavePresentation")),
            nullptr);
}

TEST_F(PresentationTest, EveryButtonIsLargeEnoughForAFinger) {
  constexpr int kFinger = 40;  // px
  stage().setFocus();
  press(Qt::Key_F5);
  page<StagePage>().playback().setPredicting(true);
  press(Qt::Key_W, Qt::ControlModifier | Qt::ShiftModifier);
  press(Qt::Key_G, Qt::ControlModifier);
  const QWidget* screen = stage().window();
  for (const double type : {1.5, Presentation::kSmallestType}) {
    while (stage().look().typeSize > type) press(Qt::Key_Minus, Qt::ControlModifier);
    int buttons = 0;
    for (const QAbstractButton* button : screen->findChildren<QAbstractButton*>()) {
      const bool isOfField = qobject_cast<QLineEdit*>(button->parentWidget()) != nullptr;
      if (!button->isVisible() || isOfField) continue;
      ++buttons;
      EXPECT_TRUE(becomesTrue([&] {
        return button->width() >= kFinger && button->height() >= kFinger;
      })) << button->accessibleName().toStdString()
          << button->text().toStdString() << " is " << button->width() << " x " << button->height();
    }
    EXPECT_GE(buttons, 10) << type;
  }
  press(Qt::Key_F5);
  const auto* play = page<TransportBar>().findChild<QToolButton*>();
  EXPECT_TRUE(becomesTrue([&] { return play->height() < kFinger; })) << play->height();
}

TEST_F(PresentationTest, TabReachesEveryControlThere) {
  stage().setFocus();
  press(Qt::Key_F5);
  QWidget* screen = stage().window();
  std::vector<QWidget*> missed;
  for (QWidget* widget : screen->findChildren<QWidget*>()) {
    const bool isControl = (widget->focusPolicy() & Qt::TabFocus) != 0 && widget->isVisible() &&
                           widget->isEnabled() && widget->focusProxy() == nullptr &&
                           !widget->isWindow();
    if (isControl) missed.push_back(widget);
  }
  EXPECT_GE(missed.size(), 10U);
  for (int i = 0; i < 60; ++i) {
    std::erase(missed, QApplication::focusWidget());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
  }
  EXPECT_TRUE(missed.empty()) << missed.front()->metaObject()->className();
  press(Qt::Key_F5);
}

TEST_F(PresentationTest, ClosingItsWindowLeavesAndClosingTheMainWindowKeepsTheLayout) {
  stage().setFocus();
  press(Qt::Key_F5);
  stage().window()->close();
  EXPECT_FALSE(isPresented());
  EXPECT_TRUE(m_window->isVisible());

  activate();
  closeWindow();
  const QVariant places = QSettings().value(QStringLiteral("window/state"));
  m_window->show();
  activate();
  const QVariant geometry = m_window->saveGeometry();  // a window manager has placed it anew
  stage().setFocus();
  press(Qt::Key_F5);
  ASSERT_TRUE(isPresented());
  closeWindow();
  EXPECT_FALSE(isPresented());
  EXPECT_EQ(QSettings().value(QStringLiteral("window/state")), places);
  EXPECT_EQ(QSettings().value(QStringLiteral("window/geometry")), geometry);
  MainWindow next(app::EngineAddress(), m_theme);
  next.show();
  EXPECT_FALSE(next.isFullScreen());
  EXPECT_TRUE(next.findChild<StagePage*>()->stage().isVisible());
  EXPECT_TRUE(next.findChild<QDockWidget*>(QStringLiteral("sourceDock"))->isVisible());
  QSettings().clear();
}

TEST_F(PresentationTest, TheWindowCanBeDestroyedMeanwhile) {
  stage().setFocus();
  press(Qt::Key_F5);
  ASSERT_TRUE(isPresented());
  m_window.reset();
  EXPECT_EQ(QApplication::overrideCursor(), nullptr);
}

TEST(PointerRestTest, HidesTheRestingPointerUntilItMoves) {
  QWidget window;
  window.resize(300, 200);
  window.show();
  window.activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
  QTest::mouseMove(&window, {20, 20});
  {
    const auto* rest = new PointerRest(window, std::chrono::milliseconds(80));
    EXPECT_FALSE(rest->isHidden());
    ASSERT_TRUE(QTest::qWaitFor([&] { return rest->isHidden(); }));
    ASSERT_NE(QApplication::overrideCursor(), nullptr);
    EXPECT_EQ(QApplication::overrideCursor()->shape(), Qt::BlankCursor);
    QMouseEvent move(QEvent::MouseMove, QPointF(40, 40), window.mapToGlobal(QPointF(40, 40)),
                     Qt::NoButton, Qt::NoButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &move);
    EXPECT_FALSE(rest->isHidden());
    EXPECT_EQ(QApplication::overrideCursor(), nullptr);
    ASSERT_TRUE(QTest::qWaitFor([&] { return rest->isHidden(); }));
    delete rest;
  }
  EXPECT_EQ(QApplication::overrideCursor(), nullptr);
}

}  // namespace
}  // namespace lanescope::ui
