// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QLineEdit>
#include <QTextBlock>
#include <QTreeView>
#include <memory>

#include "tests/ui/window/window_fixture.h"
#include "ui/image/equalize_page.h"
#include "ui/kernel/catalog_view.h"
#include "ui/kernel/source_view.h"
#include "ui/manual/manual.h"
#include "ui/manual/manual_browser.h"
#include "ui/manual/manual_window.h"
#include "ui/measure/measure_page.h"
#include "ui/window/cheat_sheet.h"
#include "ui/window/menu_actions.h"

namespace lanescope::ui {
namespace {

class ManualHelpTest : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    m_window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
  }

  /// Null before the manual was opened.
  [[nodiscard]] static ManualWindow* manualWindow() {
    for (QWidget* window : QApplication::topLevelWidgets()) {
      if (auto* manual = qobject_cast<ManualWindow*>(window)) return manual;
    }
    return nullptr;
  }

  /// Where F1 opens the manual while this widget has the focus.
  [[nodiscard]] QString placeFrom(QWidget& widget) {
    widget.window()->activateWindow();
    EXPECT_TRUE(QTest::qWaitForWindowActive(widget.window()));
    widget.setFocus();
    EXPECT_TRUE(widget.hasFocus());
    QTest::keyClick(&widget, Qt::Key_F1);
    ManualWindow* manual = manualWindow();
    return manual == nullptr ? QString() : manual->place();
  }
};

TEST_F(ManualHelpTest, F1OpensThePageOfWhatHasTheFocus) {
  page<ParameterPanel>().chooseKernel();
  EXPECT_EQ(placeFrom(*page<CatalogView>().findChild<QTreeView*>()), QStringLiteral("kernels.md"));
  EXPECT_EQ(placeFrom(page<StagePage>().stage()), QStringLiteral("stage.md"));
  EXPECT_EQ(placeFrom(page<SourceView>()), QStringLiteral("stage.md#the-source"));
  EXPECT_EQ(placeFrom(*m_window->findChild<QWidget*>(QStringLiteral("check"))),
            QStringLiteral("results.md#check"));
}

TEST_F(ManualHelpTest, AQuestionMarkOpensItTooButNotWhileOneTypes) {
  auto& field = *page<ParameterPanel>().findChild<QLineEdit*>();
  field.setFocus();
  QTest::keyClick(&field, Qt::Key_Question, Qt::ShiftModifier);
  EXPECT_TRUE(field.text().endsWith(QLatin1Char('?'))) << field.text().toStdString();
  StageWidget& stage = page<StagePage>().stage();
  stage.setFocus();
  // A platform finds the key without Shift, on whatever key it is; the test's does not.
  QTest::keyClick(&stage, Qt::Key_Question);
  ASSERT_NE(manualWindow(), nullptr);
  EXPECT_EQ(manualWindow()->place(), QStringLiteral("stage.md"));
}

TEST_F(ManualHelpTest, F1ScrollsToTheHeading) {
  (void)placeFrom(page<StagePage>().stage());
  ManualWindow* manual = manualWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(manual));
  manual->resize(900, 400);  // lower than what is below the heading
  ASSERT_TRUE(waitFor([&] { return manual->height() == 400; }));
  ASSERT_EQ(placeFrom(page<SourceView>()), QStringLiteral("stage.md#the-source"));
  const QPoint top(40, 24);
  const auto& browser = *manual->findChild<ManualBrowser*>();
  EXPECT_TRUE(waitFor([&] {
    return browser.cursorForPosition(top).block().text() == QStringLiteral("The source");
  }));
}

TEST_F(ManualHelpTest, TheManualIsAWindowBesideTheProgram) {
  (void)placeFrom(page<StagePage>().stage());
  ManualWindow* manual = manualWindow();
  ASSERT_NE(manual, nullptr);
  EXPECT_TRUE(manual->isVisible());
  EXPECT_FALSE(manual->isModal());
  EXPECT_FALSE(manual->testAttribute(Qt::WA_QuitOnClose));
  manual->activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(manual));
  QTest::keyClick(manual, Qt::Key_F1);
  EXPECT_EQ(manual->place(), QStringLiteral("keyboard.md#in-the-manual"));
}

TEST_F(ManualHelpTest, F1OpensThePageOfTheStageOnTheFullScreen) {
  startRun(QStringLiteral("64"), QStringLiteral("32"));
  ASSERT_TRUE(waitFor([this] { return m_scenes == 1; }));
  StageWidget& stage = page<StagePage>().stage();
  stage.setFocus();
  QTest::keyClick(&stage, Qt::Key_F5);
  ASSERT_TRUE(waitFor([&] { return stage.window() != m_window.get() && stage.hasFocus(); }));
  EXPECT_EQ(placeFrom(stage), QStringLiteral("stage.md"));
}

TEST_F(ManualHelpTest, EveryPlaceThatAWidgetNamesIsInTheManual) {
  const Manual manual;
  int named = 0;
  for (const QWidget* widget : m_window->findChildren<QWidget*>()) {
    const QString place = widget->property("manualPage").toString();
    if (place.isEmpty()) continue;
    ++named;
    EXPECT_TRUE(manual.has(place))
        << widget->metaObject()->className() << ": " << place.toStdString();
  }
  EXPECT_GT(named, 15);
}

TEST_F(ManualHelpTest, EveryControlOfTheWindowHasAPage) {
  for (const QWidget* widget : m_window->findChildren<QWidget*>()) {
    const bool isReached = (widget->focusPolicy() & Qt::TabFocus) != 0 && !widget->isHidden();
    if (!isReached || widget->window() != m_window.get()) continue;
    // The tabs between pages, those between docks, and the arrows that scroll them are about no one
    // page.
    if (widget->inherits("QTabBar") || widget->inherits("QTabWidget")) continue;
    if (widget->parentWidget()->inherits("QTabBar")) continue;
    EXPECT_FALSE(manualPlaceOf(widget).isEmpty())
        << widget->metaObject()->className() << " in "
        << widget->parentWidget()->metaObject()->className();
  }
}

TEST_F(ManualHelpTest, TheManualNamesEveryKey) {
  QString text;
  const Manual manual;
  for (const ManualSection& section : manual.pageOf(QStringLiteral("keyboard.md"))->sections) {
    text += section.text + QLatin1Char(' ');
  }
  for (const KeyGroup& group : keyGroups(*m_window)) {
    for (const KeyGroup::Entry& entry : group.entries) {
      for (const QString& key : entry.keys.split(QStringLiteral(" · "))) {
        // The manual writes the names of keys in full.
        QString name = key;
        name.replace(QStringLiteral("PgDown"), QStringLiteral("Page Down"));
        name.replace(QStringLiteral("PgUp"), QStringLiteral("Page Up"));
        name.replace(QStringLiteral("Esc"), QStringLiteral("Escape"));
        EXPECT_TRUE(text.contains(name)) << name.toStdString() << ": " << entry.what.toStdString();
      }
    }
  }
}

}  // namespace
}  // namespace lanescope::ui
