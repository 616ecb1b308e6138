// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/guide/first_steps.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QTabBar>
#include <QToolButton>
#include <string>

#include "tests/ui/window/window_fixture.h"
#include "ui/compare/wrong_band.h"
#include "ui/kernel/break_it_box.h"
#include "ui/kernel/catalog_view.h"
#include "ui/stage/player/playback.h"
#include "ui/window/menu_actions.h"

namespace lanescope::ui {
namespace {

class FirstStepsTest : public WindowTest {
 protected:
  void SetUp() override {
    QSettings().clear();
    WindowTest::SetUp();
    m_window->showExample();
    m_window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
  }
  void TearDown() override {
    m_window.reset();
    QSettings().clear();
  }

  [[nodiscard]] FirstSteps& strip() { return page<FirstSteps>(); }
  [[nodiscard]] QString hint() {
    return strip().findChild<QLabel*>(QStringLiteral("hint"))->text();
  }
  [[nodiscard]] QToolButton& button(const char* name) {
    return *page<ParameterPanel>().findChild<QToolButton*>(QLatin1String(name));
  }

  void openFromHelp() {
    for (const MenuActions& menu : actionsOfMenus(*m_window)) {
      for (QAction* action : menu.actions) {
        if (action->text() == QLatin1String("&First steps")) action->trigger();
      }
    }
  }

  /// In coordinates of the page, whose uppermost row the strip is.
  [[nodiscard]] int topOf(const QWidget& widget) {
    return widget.mapTo(&page<StagePage>(), QPoint(0, 0)).y();
  }

  void waitForExample() {
    ASSERT_TRUE(waitFor([this] { return m_scenes == 1; }));
    ASSERT_TRUE(waitFor([this] { return !m_window->controller().isBusy(); }));
  }
};

TEST_F(FirstStepsTest, EachStepIsDoneByDoingIt) {
  ASSERT_TRUE(strip().isVisible());
  waitForExample();
  for (const auto step :
       {FirstSteps::pick, FirstSteps::run, FirstSteps::play, FirstSteps::breakIt}) {
    EXPECT_FALSE(strip().isDone(step)) << "the example did step " << step;
  }
  EXPECT_TRUE(hint().contains(QLatin1String("Ctrl+K")));

  button("kernel").click();
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  EXPECT_TRUE(strip().isDone(FirstSteps::pick));
  EXPECT_FALSE(strip().isDone(FirstSteps::run));

  m_window->findChild<QPushButton*>(QStringLiteral("run"))->click();
  EXPECT_FALSE(strip().isDone(FirstSteps::run));
  ASSERT_TRUE(waitFor([this] { return m_scenes == 2; }));
  EXPECT_TRUE(strip().isDone(FirstSteps::run));

  EXPECT_FALSE(strip().isDone(FirstSteps::play));
  QTest::keyClick(&page<StageWidget>(), Qt::Key_Right);
  EXPECT_TRUE(strip().isDone(FirstSteps::play));

  button("breakIt").click();
  page<BreakItBox>().findChild<QCheckBox*>()->click();
  EXPECT_FALSE(strip().isDone(FirstSteps::breakIt));
  EXPECT_TRUE(waitFor([this] { return strip().isDone(FirstSteps::breakIt); }));
  EXPECT_TRUE(hint().contains(QLatin1String("F1")));
}

TEST_F(FirstStepsTest, WhatCannotBeBrokenIsSaidAndAPitfallItselfIsBroken) {
  waitForExample();
  page<CatalogView>().choose(QStringLiteral("scan_kogge_stone"));
  for (const char* step : {"kernel", "run", "play"}) {
    EXPECT_FALSE(hint().contains(QLatin1String("No mistake"))) << "before " << step;
    if (step == std::string("kernel")) {
      button("kernel").click();
      QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    } else if (step == std::string("run")) {
      m_window->findChild<QPushButton*>(QStringLiteral("run"))->click();
      ASSERT_TRUE(waitFor([this] { return m_scenes == 2; }));
    } else {
      QTest::keyClick(&page<StageWidget>(), Qt::Key_Right);
    }
  }
  EXPECT_TRUE(hint().contains(QLatin1String("Dot product, shared-memory tree")))
      << hint().toStdString();
  page<CatalogView>().choose(QStringLiteral("dot_shared"));
  EXPECT_TRUE(hint().contains(QLatin1String("Break it"))) << hint().toStdString();
  page<CatalogView>().choose(QStringLiteral("dot_no_load_barrier"));
  m_window->findChild<QPushButton*>(QStringLiteral("run"))->click();
  ASSERT_TRUE(waitFor([this] { return m_scenes == 3; }));
  EXPECT_TRUE(strip().isDone(FirstSteps::breakIt));
}

TEST_F(FirstStepsTest, TheStageHasTheKeysAgainWhenTheStripIsClosed) {
  waitForExample();
  auto* close = strip().findChild<QToolButton*>();
  QTest::mouseClick(close, Qt::LeftButton);
  EXPECT_FALSE(strip().isVisible());
  EXPECT_EQ(QApplication::focusWidget(), &page<StageWidget>());
}

TEST_F(FirstStepsTest, ClosedItStaysClosedUntilHelpOpensIt) {
  ASSERT_TRUE(strip().isVisible());
  strip().findChild<QToolButton*>()->click();
  EXPECT_FALSE(strip().isVisible());
  {
    MainWindow next(app::EngineAddress(), m_theme);
    next.show();
    next.showExample();
    EXPECT_FALSE(next.findChild<FirstSteps*>()->isVisible());
  }
  m_window->findChild<QTabBar*>(QStringLiteral("pages"))->setCurrentIndex(1);
  openFromHelp();
  EXPECT_TRUE(strip().isVisible()) << "its page is not in front";
  EXPECT_EQ(m_window->focusWidget(), strip().findChild<QToolButton*>());
}

TEST_F(FirstStepsTest, EscapeClosesItButFirstForgetsTheThread) {
  waitForExample();
  auto& stage = page<StageWidget>();
  stage.setFocus();
  stage.followNext();
  ASSERT_TRUE(stage.look().chosen.has_value());
  QTest::keyClick(&stage, Qt::Key_Escape);
  EXPECT_FALSE(stage.look().chosen.has_value());
  EXPECT_TRUE(strip().isVisible());
  QTest::keyClick(&stage, Qt::Key_Escape);
  EXPECT_FALSE(strip().isVisible());
  openFromHelp();
  ASSERT_TRUE(strip().isVisible());
  QTest::keyClick(m_window->focusWidget(), Qt::Key_Escape);
  EXPECT_FALSE(strip().isVisible());
}

TEST_F(FirstStepsTest, ItCoversNothingAndIsWholeOnASmallScreen) {
  m_window->resize(1024, 768);
  EXPECT_TRUE(becomesTrue([this] {
    return m_window->width() == 1024 && strip().height() < 80 &&
           strip().geometry().bottom() < topOf(page<StageWidget>()) &&
           page<StageWidget>().height() >= 300;
  })) << strip().height()
      << " high, the stage " << page<StageWidget>().height();
  for (const QLabel* label : strip().findChildren<QLabel*>()) {
    EXPECT_GE(label->width(), label->minimumSizeHint().width()) << label->text().toStdString();
  }
}

TEST_F(FirstStepsTest, ItAndAPitfallsBandLeaveTheStageRoomOnTheSmallestScreen) {
  waitForExample();
  m_window->resize(960, 540);
  page<CatalogView>().choose(QStringLiteral("dot_no_load_barrier"));
  page<ParameterPanel>().run();
  ASSERT_TRUE(waitFor([this] { return m_scenes == 2; }));
  ASSERT_TRUE(page<WrongBand>().isVisible());
  ASSERT_TRUE(strip().isVisible());
  // A stack of five arrays is whole from this height on.
  constexpr int kLeast = 200;
  EXPECT_TRUE(becomesTrue([this] {
    return m_window->size() == QSize(960, 540) && page<StageWidget>().height() >= kLeast;
  })) << page<StageWidget>().height();
}

TEST_F(FirstStepsTest, APresentationDoesNotShowIt) {
  waitForExample();
  page<StageWidget>().setFocus();
  QTest::keyClick(&page<StageWidget>(), Qt::Key_F5);
  QWidget* screen = page<StageWidget>().window();
  ASSERT_NE(screen, m_window.get());
  EXPECT_EQ(screen->findChild<FirstSteps*>(), nullptr);
  QTest::keyClick(&page<StageWidget>(), Qt::Key_F5);
}

TEST_F(WindowTest, TheFirstStepsAreNotShownWithoutTheExample) {
  EXPECT_FALSE(page<FirstSteps>().isVisible());
}

}  // namespace
}  // namespace lanescope::ui
