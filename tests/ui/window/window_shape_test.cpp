// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAccessible>
#include <QAction>
#include <QDockWidget>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QSettings>
#include <QTreeView>
#include <set>

#include "tests/ui/window/window_fixture.h"
#include "ui/kernel/catalog_view.h"
#include "ui/kernel/source_view.h"
#include "ui/measure/measure_page.h"
#include "ui/stage/player/stage_widget.h"
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

/// What a user can reach by the keyboard, as the window shows it now.
std::vector<QWidget*> controls(const QWidget& window) {
  std::vector<QWidget*> found;
  for (QWidget* widget : window.findChildren<QWidget*>()) {
    const bool tab = (widget->focusPolicy() & Qt::TabFocus) != 0;
    if (!tab || !widget->isVisible() || !widget->isEnabled()) continue;
    if (widget->focusProxy() != nullptr || widget->isWindow()) continue;
    found.push_back(widget);
  }
  return found;
}

std::string describe(const QWidget& widget) {
  return std::string(widget.metaObject()->className()) + " in " +
         widget.parentWidget()->metaObject()->className();
}

std::vector<QWidget*> walkByTab(QWidget& window, QWidget& first) {
  first.setFocus();
  std::vector<QWidget*> order;
  constexpr int kMost = 300;
  for (int i = 0; i < kMost; ++i) {
    QWidget* focus = window.focusWidget();
    if (!order.empty() && focus == order.front()) break;
    order.push_back(focus);
    QTest::keyClick(focus, Qt::Key_Tab);
  }
  return order;
}

TEST_F(WindowTest, EveryControlHasAnAccessibleName) {
  for (QWidget* widget : controls(*m_window)) {
    QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(widget);
    ASSERT_NE(accessible, nullptr);
    EXPECT_FALSE(accessible->text(QAccessible::Name).isEmpty()) << describe(*widget);
  }
}

TEST_F(WindowTest, TabVisitsEveryControlFromLeftToRight) {
  startRun(QStringLiteral("100"), QStringLiteral("32"));
  ASSERT_TRUE(waitFor([this] { return m_scenes == 1; }));
  m_window->activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
  QWidget* tree = m_window->findChild<QTreeView*>();
  const std::vector<QWidget*> order = walkByTab(*m_window, *tree);
  for (QWidget* widget : controls(*m_window)) {
    EXPECT_NE(std::find(order.begin(), order.end(), widget), order.end()) << describe(*widget);
  }
  const auto position = [&](QWidget* widget) {
    return std::find(order.begin(), order.end(), widget) - order.begin();
  };
  QWidget* elements = page<ParameterPanel>().findChild<QLineEdit*>();
  QWidget* run = m_window->findChild<QPushButton*>(QStringLiteral("run"));
  EXPECT_LT(position(tree), position(elements));
  EXPECT_LT(position(elements), position(run));
  EXPECT_LT(position(run), position(&page<StageWidget>()));
  EXPECT_LT(position(&page<StageWidget>()), position(&page<SourceView>()));
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
  for (const char* wanted : {"Open data …",
                             "Presentation",
                             "Larger type",
                             "Smaller type",
                             "High contrast",
                             "Set or clear a bookmark",
                             "Next bookmark",
                             "Previous bookmark",
                             "Clear all bookmarks",
                             "Go to …",
                             "Set or clear a breakpoint",
                             "Clear all breakpoints",
                             "Next stop",
                             "Previous stop",
                             "Watch an expression …",
                             "Next finding",
                             "Previous finding",
                             "As fast as drawn",
                             "All accesses of a source line",
                             "If the desktop asks for it",
                             "Export …",
                             "Quit",
                             "Run",
                             "Cancel",
                             "Measure CPU and GPU",
                             "Compare errors",
                             "Shuffle the order",
                             "Save errors …",
                             "Numbers",
                             "Count work and depth",
                             "Save work …",
                             "Work",
                             "Zoom in",
                             "Fit",
                             "Dark",
                             "Light",
                             "Reset the layout",
                             "Open …",
                             "Save",
                             "Save as …",
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
                             "About Lanescope",
                             "Kernels",
                             "Parameters",
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
  auto* catalog = m_window->findChild<QDockWidget*>(QStringLiteral("catalogDock"));
  m_window->addDockWidget(Qt::BottomDockWidgetArea, source);
  catalog->close();
  m_window->close();

  MainWindow next(app::EngineAddress(), m_theme);
  next.show();
  source = next.findChild<QDockWidget*>(QStringLiteral("sourceDock"));
  catalog = next.findChild<QDockWidget*>(QStringLiteral("catalogDock"));
  EXPECT_EQ(next.dockWidgetArea(source), Qt::BottomDockWidgetArea);
  EXPECT_FALSE(catalog->isVisible());
  for (QAction* action : menuActions(next)) {
    if (action->text() == QLatin1String("&Reset the layout")) action->trigger();
  }
  EXPECT_EQ(next.dockWidgetArea(source), Qt::RightDockWidgetArea);
  EXPECT_TRUE(catalog->isVisible());
  QSettings().clear();
}

/// A run with all that the stage's bar can hold: several launches, of several blocks.
TEST_F(WindowTest, EverythingHasItsRoomOnASmallScreen) {
  constexpr int kFrame = 2;  // of a window manager
  page<CatalogView>().choose(QStringLiteral("scan_three_launches"));
  page<MeasurePage>().start();  // then it offers its sizes
  ASSERT_TRUE(waitFor([this] { return !m_window->controller().isBusy(); }));
  startRun(QStringLiteral("1000"), QStringLiteral("32"));
  ASSERT_TRUE(waitFor([this] { return m_scenes == 1; }));
  for (const QSize size : {QSize(1280 - kFrame, 720), QSize(1366 - kFrame, 768)}) {
    m_window->resize(size);
    ASSERT_TRUE(QTest::qWaitFor([&] { return m_window->width() == size.width(); }))
        << m_window->minimumSizeHint().width();
    m_window->findChild<DockLayout*>()->reset();
    QTest::qWait(50);
    EXPECT_GE(page<CatalogView>().width(), 250);
    EXPECT_GE(page<CatalogView>().findChild<QTreeView*>()->height(), 100);
    EXPECT_GE(page<ParameterPanel>().width(), 250);
    EXPECT_GE(page<ParameterPanel>().height(), 300);
    EXPECT_GE(page<SourceView>().height(), 160);
    EXPECT_GT(page<StageWidget>().width(), size.width() * 38 / 100);
  }
}

TEST_F(WindowTest, NothingIsWiderThanItsDock) {
  m_window->resize(1280, 720);
  QTest::qWait(50);
  EXPECT_LE(m_window->minimumSizeHint().width(), 1280);
  EXPECT_LE(m_window->minimumSizeHint().height(), 720);
  EXPECT_EQ(m_window->size(), QSize(1280, 720));
  // The stage keeps the larger part of the window.
  EXPECT_GT(page<StageWidget>().width(), 1280 * 38 / 100);
}

}  // namespace
}  // namespace lanescope::ui
