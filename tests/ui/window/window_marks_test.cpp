// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>

#include "tests/ui/window/window_fixture.h"
#include "trace/record/timeline.h"
#include "ui/compare/stage_page.h"
#include "ui/kernel/catalog_view.h"
#include "ui/stage/player/playback.h"
#include "ui/stage/player/stage_widget.h"
#include "ui/window/menu_actions.h"

namespace lanescope::ui {
namespace {

class MarksTest : public WindowTest {
 protected:
  [[nodiscard]] QAction& action(const char* text) {
    for (const MenuActions& menu : actionsOfMenus(*m_window)) {
      for (QAction* each : menu.actions) {
        if (each->text().remove(QLatin1Char('&')) == QLatin1String(text)) return *each;
      }
    }
    ADD_FAILURE() << text;
    return *m_window->findChild<QAction*>();
  }

  [[nodiscard]] Playback& playback() { return page<StagePage>().playback(); }
};

TEST_F(MarksTest, TheNextFindingOfARaceIsAStepOnOneOfItsLines) {
  page<CatalogView>().choose(QStringLiteral("dot_no_load_barrier"));
  startRun(QStringLiteral("64"), QStringLiteral("64"));
  ASSERT_TRUE(waitFor([this] { return m_scenes == 1; }));
  ASSERT_FALSE(m_result->findings.empty());
  const trace::Finding& finding = m_result->findings.front();
  ASSERT_FALSE(playback().findings().empty());
  for (const int step : playback().findings()) {
    const int line = m_scene->lineOf(step);
    EXPECT_TRUE(line == finding.line || (finding.other && line == finding.other->line)) << line;
  }
  EXPECT_TRUE(action("Next finding").isEnabled());
  action("Next finding").trigger();
  EXPECT_EQ(playback().step(), playback().findings().front());
  action("Previous finding").trigger();
  EXPECT_EQ(playback().step(), playback().findings().back());

  // A run without findings has no marks.
  page<CatalogView>().choose(QStringLiteral("dot_shared"));
  startRun(QStringLiteral("64"), QStringLiteral("64"));
  ASSERT_TRUE(waitFor([this] { return m_scenes == 2; }));
  EXPECT_TRUE(playback().findings().empty());
  EXPECT_FALSE(action("Next finding").isEnabled());
}

TEST_F(MarksTest, MenuAndKeyAgreeOnBookmarks) {
  EXPECT_FALSE(action("Set or clear a bookmark").isEnabled());
  EXPECT_FALSE(action("Next bookmark").isEnabled());
  startRun(QStringLiteral("64"), QStringLiteral("32"));
  ASSERT_TRUE(waitFor([this] { return m_scenes == 1; }));
  StageWidget& stage = page<StagePage>().stage();
  action("Step forward").trigger();
  QTest::keyClick(&stage, Qt::Key_B);
  EXPECT_TRUE(action("Next bookmark").isEnabled());
  action("Last step").trigger();
  action("Previous bookmark").trigger();
  EXPECT_EQ(playback().step(), 1);
  action("Set or clear a bookmark").trigger();
  EXPECT_TRUE(playback().bookmarks().empty());
  EXPECT_FALSE(action("Clear all bookmarks").isEnabled());
}

TEST_F(MarksTest, TheMenuShowsHowFarAStepGoes) {
  QAction& line = action("All accesses of a source line");
  line.trigger();
  EXPECT_EQ(playback().granularity(), Granularity::line);
  EXPECT_TRUE(line.isChecked());
  playback().setGranularity(Granularity::epoch);
  EXPECT_FALSE(line.isChecked());
  EXPECT_TRUE(action("On to the next barrier").isChecked());
}

}  // namespace
}  // namespace lanescope::ui
