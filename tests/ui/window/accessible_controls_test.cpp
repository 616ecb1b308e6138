// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QComboBox>
#include <QDockWidget>
#include <QTabBar>
#include <QTabWidget>
#include <set>

#include "tests/ui/window/window_controls.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/stage/player/transport_bar.h"

namespace lanescope::ui {
namespace {

TEST_F(WindowTest, EveryControlHasAnAccessibleName) {
  auto* pages = m_window->findChild<QTabWidget*>();
  for (int page = 0; page < pages->count(); ++page) {
    pages->setCurrentIndex(page);
    for (QWidget* widget : controls(*m_window)) {
      // Qt 6.8 leaves one for docks that are hidden; its name would be that of its tab.
      const auto* tabs = qobject_cast<QTabBar*>(widget);
      if (tabs != nullptr && tabs->count() == 0) continue;
      QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(widget);
      ASSERT_NE(accessible, nullptr);
      EXPECT_FALSE(accessible->text(QAccessible::Name).isEmpty())
          << pages->tabText(page).toStdString() << ": " << describe(*widget);
    }
  }
}

TEST_F(WindowTest, FieldsTellAScreenReaderTheirLabelAndTheirValue) {
  auto* pages = m_window->findChild<QTabWidget*>();
  std::size_t boxes = 0;
  for (int page = 0; page < pages->count(); ++page) {
    pages->setCurrentIndex(page);
    for (auto* combo : m_window->findChildren<QComboBox*>()) {
      if (!combo->isVisible()) continue;
      ++boxes;
      QAccessibleInterface* field = QAccessible::queryAccessibleInterface(combo);
      EXPECT_EQ(field->role(), QAccessible::ComboBox);
      EXPECT_EQ(field->text(QAccessible::Name), combo->accessibleName()) << describe(*combo);
      EXPECT_EQ(field->text(QAccessible::Value), combo->currentText());
      QAccessibleTextInterface* text = field->textInterface();
      ASSERT_NE(text, nullptr) << describe(*combo);
      EXPECT_EQ(text->text(0, text->characterCount()), combo->currentText());
    }
  }
  EXPECT_GE(boxes, 15U);
}

TEST_F(WindowTest, AScreenReaderOpensAComboBoxAndHearsItsEntries) {
  auto* combo = page<TransportBar>().findChild<QComboBox*>();
  QAccessibleInterface* field = QAccessible::queryAccessibleInterface(combo);
  QAccessibleInterface* list = field->child(0);
  EXPECT_EQ(field->indexOfChild(list), 0);
  ASSERT_EQ(list->childCount(), combo->count());
  EXPECT_EQ(list->child(1)->text(QAccessible::Name), combo->itemText(1));
  field->actionInterface()->doAction(QAccessibleActionInterface::showMenuAction());
  EXPECT_TRUE(combo->view()->isVisible());
  field->actionInterface()->doAction(QAccessibleActionInterface::showMenuAction());
  EXPECT_FALSE(combo->view()->isVisible());
}

TEST_F(WindowTest, TheButtonsOfADockSayWhoseTheyAre) {
  auto* dock = m_window->findChild<QDockWidget*>(QStringLiteral("resultDock"));
  const auto names = [&] {
    std::set<QString> found;
    for (const auto* button :
         dock->findChildren<QAbstractButton*>(QString(), Qt::FindDirectChildrenOnly)) {
      found.insert(button->accessibleName());
    }
    return found;
  };
  EXPECT_EQ(names(), (std::set<QString>{"Close Result", "Float Result"}));
  dock->setFloating(true);
  EXPECT_EQ(names(), (std::set<QString>{"Close Result", "Dock Result"}));
}

}  // namespace
}  // namespace lanescope::ui
