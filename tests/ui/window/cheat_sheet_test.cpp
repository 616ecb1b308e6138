// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/cheat_sheet.h"

#include <QAction>
#include <QApplication>
#include <QKeySequence>
#include <QPointer>
#include <QTextBrowser>
#include <set>

#include "tests/ui/window/window_fixture.h"
#include "ui/compare/stage_page.h"
#include "ui/stage/player/stage_keys.h"
#include "ui/stage/player/stage_widget.h"
#include "ui/window/menu_actions.h"

namespace lanescope::ui {
namespace {

std::set<QString> keysOf(const QList<KeyGroup>& groups) {
  std::set<QString> keys;
  for (const KeyGroup& group : groups) {
    for (const KeyGroup::Entry& entry : group.entries) {
      for (const QString& key : entry.keys.split(QStringLiteral(" · "))) keys.insert(key);
    }
  }
  return keys;
}

TEST_F(WindowTest, TheCheatSheetListsEveryKeyThatDoesSomething) {
  const std::set<QString> listed = keysOf(keyGroups(*m_window));
  int found = 0;
  for (const QAction* action : m_window->findChildren<QAction*>()) {
    for (const QKeySequence& key : action->shortcuts()) {
      ++found;
      EXPECT_TRUE(listed.contains(key.toString(QKeySequence::NativeText)))
          << action->text().toStdString();
    }
  }
  EXPECT_GT(found, 25);
  for (const StageKey& each : stageKeys()) {
    for (const QKeyCombination key : each.keys) {
      EXPECT_TRUE(listed.contains(QKeySequence(key).toString(QKeySequence::NativeText)))
          << each.what.toStdString();
    }
  }
}

TEST_F(WindowTest, EveryActionOfTheWindowWithAKeyStandsInAMenu) {
  std::set<const QAction*> inMenus;
  for (const MenuActions& menu : actionsOfMenus(*m_window)) {
    for (const QAction* action : menu.actions) inMenus.insert(action);
  }
  for (const QAction* action : m_window->findChildren<QAction*>()) {
    if (action->shortcuts().isEmpty()) continue;
    EXPECT_TRUE(inMenus.contains(action)) << action->text().toStdString();
  }
}

TEST_F(WindowTest, TheCheatSheetLeavesOutAStageKeyThatAnActionTakes) {
  const auto stageHasEscape = [this] {
    const KeyGroup stage = keyGroups(*m_window).front();
    return keysOf({stage}).contains(
        QKeySequence(Qt::Key_Escape).toString(QKeySequence::NativeText));
  };
  EXPECT_TRUE(stageHasEscape());
  m_window->activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
  page<StagePage>().stage().setFocus();
  QTest::keyClick(&page<StagePage>().stage(), Qt::Key_F5);
  EXPECT_FALSE(stageHasEscape());
  QTest::keyClick(&page<StagePage>().stage(), Qt::Key_F5);
  EXPECT_TRUE(stageHasEscape());
}

TEST_F(WindowTest, CtrlF1ShowsTheCheatSheetAndHidesIt) {
  m_window->activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
  QTest::keyClick(&page<StagePage>().stage(), Qt::Key_F1, Qt::ControlModifier);
  const QPointer<CheatSheet> sheet = m_window->findChild<CheatSheet*>();
  ASSERT_NE(sheet, nullptr);
  ASSERT_TRUE(QTest::qWaitForWindowActive(sheet));
  EXPECT_FALSE(sheet->isModal());
  auto* page = sheet->findChild<QTextBrowser*>();
  ASSERT_NE(page, nullptr);
  for (const KeyGroup& group : keyGroups(*m_window)) {
    EXPECT_TRUE(page->toPlainText().contains(group.title)) << group.title.toStdString();
    for (const KeyGroup::Entry& entry : group.entries) {
      EXPECT_TRUE(page->toPlainText().contains(entry.what)) << entry.what.toStdString();
    }
  }
  QTest::keyClick(page, Qt::Key_F1, Qt::ControlModifier);
  EXPECT_TRUE(QTest::qWaitFor([&] { return sheet == nullptr || !sheet->isVisible(); }));
}

}  // namespace
}  // namespace lanescope::ui
