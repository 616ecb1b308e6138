// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QMenu>
#include <QTabWidget>

#include "tests/ui/window/window_fixture.h"
#include "ui/compare/stage_page.h"
#include "ui/kernel/result_panel.h"
#include "ui/manual/manual_window.h"
#include "ui/stage/player/stage_widget.h"
#include "ui/stage/scene/stage_scene.h"
#include "ui/stage/words/glossary.h"
#include "ui/widgets/facts_table.h"

namespace lanescope::ui {
namespace {

class GlossaryTest : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    startRun(QStringLiteral("64"), QStringLiteral("64"));
    ASSERT_TRUE(waitFor([this] { return m_scenes == 1; }));
    m_window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
  }

  [[nodiscard]] FactsTable& table(const QString& name) {
    auto* found = page<ResultPanel>().findChild<QTabWidget*>();
    for (FactsTable* each : page<ResultPanel>().findChildren<FactsTable*>()) {
      if (each->accessibleName() != name) continue;
      for (int tab = 0; tab < found->count(); ++tab) {
        if (found->widget(tab)->isAncestorOf(each) || found->widget(tab) == each) {
          found->setCurrentIndex(tab);
        }
      }
      return *each;
    }
    ADD_FAILURE() << name.toStdString();
    return *page<ResultPanel>().findChild<FactsTable*>();
  }

  /// Chooses the row, so that its cell is in sight.
  QTableWidgetItem* choose(FactsTable& table, const QString& name) {
    const QList<QTableWidgetItem*> found = table.findItems(name, Qt::MatchExactly);
    EXPECT_EQ(found.size(), 1) << name.toStdString();
    table.setFocus();
    table.scrollToItem(found.front());
    table.setCurrentItem(found.front());
    return found.front();
  }

  /// Where the manual is open; empty while it is not.
  [[nodiscard]] static QString placeOfManual() {
    for (const QWidget* window : QApplication::topLevelWidgets()) {
      const auto* manual = qobject_cast<const ManualWindow*>(window);
      if (manual != nullptr && manual->isVisible()) return manual->place();
    }
    return {};
  }
};

TEST_F(GlossaryTest, F1OpensTheTermOfTheCounter) {
  FactsTable& counters = table(QStringLiteral("Counters"));
  choose(counters, QStringLiteral("Barriers"));
  QTest::keyClick(&counters, Qt::Key_F1);
  EXPECT_EQ(placeOfManual(), QStringLiteral("glossary.md#barrier"));
  choose(counters, QStringLiteral("Global loads, sectors"));
  QTest::keyClick(&counters, Qt::Key_F1);
  EXPECT_EQ(placeOfManual(), QStringLiteral("glossary.md#sector"));
}

TEST_F(GlossaryTest, F1OpensThePageWhereTheRowHasNoTerm) {
  FactsTable& check = table(QStringLiteral("Result and reference"));
  choose(check, QStringLiteral("Tolerance"));
  QTest::keyClick(&check, Qt::Key_F1);
  EXPECT_EQ(placeOfManual(), QStringLiteral("glossary.md#tolerance"));
  choose(check, QStringLiteral("Result"));
  QTest::keyClick(&check, Qt::Key_F1);
  EXPECT_TRUE(placeOfManual().startsWith(QStringLiteral("results.md")));
}

TEST_F(GlossaryTest, TheMenuOfACounterOpensItsTerm) {
  FactsTable& counters = table(QStringLiteral("Counters"));
  const QTableWidgetItem* item = choose(counters, QStringLiteral("Shared loads, bank conflicts"));
  const QPoint at = counters.visualItemRect(item).center();
  QContextMenuEvent event(QContextMenuEvent::Mouse, at, counters.viewport()->mapToGlobal(at));
  QApplication::sendEvent(counters.viewport(), &event);
  auto* menu = counters.findChild<QMenu*>();
  ASSERT_NE(menu, nullptr);
  ASSERT_EQ(menu->actions().size(), 1);
  menu->actions().front()->trigger();
  EXPECT_EQ(placeOfManual(), QStringLiteral("glossary.md#bank-conflict"));
}

TEST_F(GlossaryTest, AClickOnAWordOfTheLegendOpensItsTerm) {
  StageWidget& stage = page<StagePage>().stage();
  const auto isOfBarrier = [&](QPointF point) {
    return m_scene->termAt(point, stage.rect(), {}) == Term::barrier;
  };
  QPoint found;
  for (int y = stage.height() - 1; y > 0 && found.isNull(); --y) {
    for (int x = 0; x < stage.width() && found.isNull(); x += 4) {
      if (isOfBarrier(QPointF(x, y))) found = {x, y};
    }
  }
  ASSERT_FALSE(found.isNull());
  QTest::mouseClick(&stage, Qt::LeftButton, {}, found);
  EXPECT_EQ(placeOfManual(), QStringLiteral("glossary.md#barrier"));
}

}  // namespace
}  // namespace lanescope::ui
