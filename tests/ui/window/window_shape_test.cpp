// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QAction>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QTabWidget>
#include <algorithm>
#include <set>
#include <utility>
#include <vector>

#include "tests/ui/window/window_controls.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/kernel/catalog_view.h"
#include "ui/kernel/source_view.h"
#include "ui/lab/kernel_choices.h"
#include "ui/measure/measure_page.h"
#include "ui/stage/player/stage_widget.h"
#include "ui/tune/sweep_panel.h"
#include "ui/watch/entry_bar.h"
#include "ui/window/dock_layout.h"

namespace lanescope::ui {
namespace {

void collect(const QMenu& menu, std::vector<QAction*>& actions) {
  for (QAction* action : menu.actions()) {
    if (action->menu() != nullptr) {
      collect(*action->menu(), actions);
    } else if (!action->isSeparator()) {
      actions.push_back(action);
    }
  }
}

std::vector<QAction*> menuActions(const QMainWindow& window) {
  std::vector<QAction*> actions;
  for (const QAction* action : window.menuBar()->actions()) {
    if (action->menu() != nullptr) collect(*action->menu(), actions);
  }
  return actions;
}

/// What a field notes for undo takes room for as long as the field lives. The fields of a kernel's
/// choices and of a sweep, which may be filled from files, live as long as that kernel is chosen.
/// Of a condition that is too long a sentence tells how long it is.
TEST_F(WindowTest, EveryFieldThatLivesAsLongAsTheWindowHasALength) {
  constexpr int kLongest = 1000;
  int fields = 0;
  for (const QLineEdit* field : m_window->findChildren<QLineEdit*>()) {
    const bool isOfNumbers = qobject_cast<QAbstractSpinBox*>(field->parent()) != nullptr;
    const bool isOfKernel =
        page<SweepPanel>().isAncestorOf(field) || page<KernelChoices>().isAncestorOf(field);
    const bool isOfConditions = qobject_cast<EntryBar*>(field->parent()) != nullptr;
    if (isOfNumbers || isOfKernel || isOfConditions) continue;
    EXPECT_LE(field->maxLength(), kLongest) << describe(*field);
    ++fields;
  }
  EXPECT_GE(fields, 8);
}

TEST_F(WindowTest, MenusHoldEveryActionAndNoShortcutTwice) {
  std::set<QString> texts;
  std::set<QString> shortcuts;
  for (const QAction* action : menuActions(*m_window)) {
    EXPECT_FALSE(action->text().isEmpty());
    texts.insert(action->text().remove(QLatin1Char('&')));
    if (action->shortcut().isEmpty()) continue;
    EXPECT_TRUE(shortcuts.insert(action->shortcut().toString()).second)
        << action->shortcut().toString().toStdString();
  }
  for (const char* wanted : {"Open data…",
                             "Presentation",
                             "Larger type",
                             "Smaller type",
                             "High contrast",
                             "Set or clear a bookmark",
                             "Next bookmark",
                             "Previous bookmark",
                             "Clear all bookmarks",
                             "Go to…",
                             "Set or clear a breakpoint",
                             "Clear all breakpoints",
                             "Next stop",
                             "Previous stop",
                             "Watch an expression…",
                             "Next finding",
                             "Previous finding",
                             "Maximum speed",
                             "All accesses of a source line",
                             "If the desktop asks for it",
                             "Export…",
                             "Quit",
                             "Run",
                             "Cancel",
                             "Measure CPU and GPU",
                             "Compare errors",
                             "Shuffle the order",
                             "Save errors…",
                             "Count work and depth",
                             "Save work…",
                             "Registers",
                             "Zoom in",
                             "Fit",
                             "Dark",
                             "Light",
                             "Reset the layout",
                             "Open…",
                             "Save",
                             "Save as…",
                             "Undo",
                             "Redo",
                             "Play or pause",
                             "Step forward",
                             "Step back",
                             "Next epoch",
                             "Previous epoch",
                             "First step",
                             "Last step",
                             "Faster",
                             "Slower",
                             "Loop",
                             "Keyboard shortcuts",
                             "First steps",
                             "Glossary",
                             "Copy picture",
                             "About Lanescope",
                             "Crash reports…",
                             "Choose a kernel…",
                             "Source",
                             "Result",
                             "Copy chart"}) {
    EXPECT_TRUE(texts.contains(QString::fromUtf8(wanted))) << wanted;
  }
}

TEST_F(WindowTest, DarkAndLightDiffer) {
  m_theme.use(Theme::Choice::light);
  const QImage light = m_window->grab().toImage();
  m_theme.use(Theme::Choice::dark);
  const QImage dark = m_window->grab().toImage();
  ASSERT_EQ(light.size(), dark.size());
  EXPECT_NE(light, dark);
  EXPECT_GT(light.pixelColor(2, light.height() / 2).lightness(), 200);
  EXPECT_LT(dark.pixelColor(2, dark.height() / 2).lightness(), 60);
}

TEST_F(WindowTest, TheChosenThemeIsRemembered) {
  m_theme.choose(Theme::Choice::dark);
  const Theme next;
  EXPECT_EQ(next.choice(), Theme::Choice::dark);
  EXPECT_TRUE(next.colors().isDark);
  QSettings().remove(QStringLiteral("theme"));
}

TEST_F(WindowTest, DocksStayWhereTheyWerePutAndCanBeReset) {
  auto* source = m_window->findChild<QDockWidget*>(QStringLiteral("sourceDock"));
  auto* result = m_window->findChild<QDockWidget*>(QStringLiteral("resultDock"));
  m_window->addDockWidget(Qt::BottomDockWidgetArea, source);
  result->close();
  m_window->close();

  MainWindow next(app::EngineAddress(), m_theme);
  next.show();
  source = next.findChild<QDockWidget*>(QStringLiteral("sourceDock"));
  result = next.findChild<QDockWidget*>(QStringLiteral("resultDock"));
  EXPECT_EQ(next.dockWidgetArea(source), Qt::BottomDockWidgetArea);
  EXPECT_FALSE(result->isVisible());
  for (QAction* action : menuActions(next)) {
    if (action->text() == QLatin1String("&Reset the layout")) action->trigger();
  }
  EXPECT_EQ(next.dockWidgetArea(source), Qt::RightDockWidgetArea);
  EXPECT_TRUE(result->isVisible());
  QSettings().clear();
}

constexpr int kFrame = 2;  // of a window manager
const QSize kScreens[] = {{960, 540},           {960, 700},           {1024 - kFrame, 768},
                          {1280 - kFrame, 720}, {1366 - kFrame, 768}, {1920, 1080}};

/// What stands outside of the bar or is narrower than its text, by name; empty when all can be
/// seen.
std::string clippedOn(const QWidget& bar) {
  std::string clipped;
  for (const QWidget* each : bar.findChildren<QWidget*>()) {
    if (!each->isVisible()) continue;
    const QRect place(each->mapTo(&bar, QPoint(0, 0)), each->size());
    const bool isText = qobject_cast<const QLabel*>(each) != nullptr ||
                        qobject_cast<const QAbstractButton*>(each) != nullptr;
    const bool isNarrow = isText && each->width() < each->minimumSizeHint().width();
    if (!bar.rect().contains(place) || isNarrow) clipped += describe(*each) + "; ";
  }
  return clipped;
}

/// The bar, with what a kernel of each family has on it.
TEST_F(WindowTest, NothingOnTheBarIsClipped) {
  const QWidget& bar = page<ParameterPanel>();
  for (const QSize size : kScreens) {
    m_window->resize(size);
    for (const char* kernel :
         {"dot_shared", "reduce_cluster", "scan_look_back", "matmul_tiled", "equalize"}) {
      page<CatalogView>().choose(QLatin1String(kernel));
      EXPECT_TRUE(becomesTrue([&] {
        return m_window->width() == size.width() && clippedOn(bar).empty() && bar.height() < 100;
      })) << kernel
          << " " << size.width() << ": the window is " << m_window->width() << " wide, the bar "
          << bar.height() << " high, clipped: " << clippedOn(bar);
    }
  }
}

/// A run with all that the stage's bar can hold: several launches, of several blocks.
TEST_F(WindowTest, EverythingHasItsRoomOnASmallScreen) {
  page<CatalogView>().choose(QStringLiteral("scan_three_launches"));
  page<MeasurePage>().start();  // then it offers its sizes
  ASSERT_TRUE(waitFor([this] { return !m_window->controller().isBusy(); }));
  startRun(QStringLiteral("1000"), QStringLiteral("32"));
  ASSERT_TRUE(waitFor([this] { return m_scenes == 1; }));
  for (const QSize size : kScreens) {
    m_window->resize(size);
    EXPECT_TRUE(becomesTrue([&] {
      return m_window->width() == size.width() &&
             page<SourceView>().height() >= (size.height() < 600 ? 100 : 160) &&
             page<StageWidget>().width() >= size.width() * 65 / 100;
    })) << size.width()
        << ": the window is " << m_window->width() << " wide, the stage "
        << page<StageWidget>().width() << ", the source " << page<SourceView>().height() << " high";
  }
}

TEST_F(WindowTest, ALongTextInAFieldDoesNotWidenTheWindow) {
  const QSize before = m_window->minimumSizeHint();
  auto& parameters = page<ParameterPanel>();
  parameters.setText("n", QString(3000, QLatin1Char('x')));
  ASSERT_FALSE(parameters.complaint().isEmpty());
  m_window->messages().sayTrouble(QString(3000, QLatin1Char('x')));
  QTest::qWait(50);
  EXPECT_LE(m_window->minimumSizeHint().width(), std::max(before.width(), 960));
}

TEST_F(WindowTest, TheDocksKeepTheShareThatTheUserGaveThem) {
  m_window->resize(1200, 720);
  auto* source = m_window->findChild<QDockWidget*>(QStringLiteral("sourceDock"));
  ASSERT_TRUE(becomesTrue([&] { return m_window->width() == 1200; }));
  m_window->resizeDocks({source}, {600}, Qt::Horizontal);
  ASSERT_TRUE(becomesTrue([&] { return std::abs(source->width() - 600) <= 2; })) << source->width();
  m_window->resize(1600, 720);
  EXPECT_TRUE(becomesTrue([&] { return std::abs(source->width() - 800) <= 4; })) << source->width();
  m_window->findChild<DockLayout*>()->reset();
  EXPECT_TRUE(becomesTrue([&] { return source->width() < 1600 * 35 / 100; })) << source->width();
}

TEST_F(WindowTest, NothingIsWiderThanItsDock) {
  m_window->resize(1280, 720);
  EXPECT_TRUE(becomesTrue([&] {
    // The stage keeps the larger part of the window.
    return m_window->size() == QSize(1280, 720) && page<StageWidget>().width() >= 1280 * 65 / 100;
  })) << m_window->width()
      << " x " << m_window->height() << ", the stage " << page<StageWidget>().width();
  EXPECT_LE(m_window->minimumSizeHint().width(), 960);
  EXPECT_LE(m_window->minimumSizeHint().height(), 540);
}

TEST_F(WindowTest, TheBarIsOneRowOnAScreenOf1024) {
  const QWidget& bar = page<ParameterPanel>();
  const auto* run = bar.findChild<QWidget*>(QStringLiteral("run"));
  for (const QSize size : {QSize(1024 - kFrame, 768), QSize(1280 - kFrame, 720)}) {
    m_window->resize(size);
    EXPECT_TRUE(becomesTrue([&] {
      return m_window->width() == size.width() && bar.height() < 2 * run->height();
    })) << size.width()
        << ": the bar is " << bar.height() << " high, Run " << run->height();
  }
}

}  // namespace
}  // namespace lanescope::ui
