// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QLabel>

#include "tests/ui/window/window_fixture.h"
#include "trace/record/timeline.h"
#include "ui/compare/comparison_table.h"
#include "ui/compare/stage_page.h"
#include "ui/kernel/catalog_view.h"
#include "ui/stage/player/playback.h"
#include "ui/stage/player/stage_widget.h"
#include "ui/stage/scene/comparison_scene.h"

namespace lanescope::ui {
namespace {

class ComparedWithTest : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    QObject::connect(
        &m_window->controller(), &RunController::comparedReady, m_window.get(),
        [this](std::shared_ptr<const ComparisonScene> both) { m_both = std::move(both); });
    page<CatalogView>().choose(QStringLiteral("matmul_naive"));
    for (const auto& [name, text] : {std::pair{"n", "32"}, {"m", "32"}, {"k", "48"}}) {
      page<ParameterPanel>().setText(name, QString::fromLatin1(text));
    }
  }

  /// Chooses it as a user does.
  void choose(const char* kernel) {
    for (QComboBox* combo : m_window->findChildren<QComboBox*>()) {
      const int at = combo->findData(QString::fromLatin1(kernel));
      if (at < 0) continue;
      combo->setCurrentIndex(at);
      emit combo->activated(at);
      return;
    }
    FAIL() << "no " << kernel;
  }

  std::shared_ptr<const ComparisonScene> m_both;
};

TEST_F(ComparedWithTest, AnotherKernelFollowsInStep) {
  m_window->resize(1600, 1100);  // room for the table
  choose("matmul_tiled");        // nothing has run yet
  EXPECT_EQ(m_both, nullptr);
  page<ParameterPanel>().run();
  ASSERT_TRUE(waitFor([this] { return m_both != nullptr; }));
  EXPECT_EQ(m_both->main.scene->record().kernel, "matmul_naive");
  EXPECT_EQ(m_both->compared.scene->record().kernel, "matmul_tiled");

  // 2·k loads for each element of C, and a sixteenth of that.
  const trace::Traffic& naive = m_both->main.traffic;
  const trace::Traffic& tiled = m_both->compared.traffic;
  EXPECT_EQ(naive.stored, tiled.stored);
  EXPECT_EQ(naive.loads, naive.stored * 2 * 48);
  EXPECT_EQ(tiled.loads * 16, naive.loads);
  const auto& table = page<ComparisonTable>();
  EXPECT_TRUE(table.isVisible());
  const auto found = table.findItems(QStringLiteral("96.0"), Qt::MatchExactly);
  ASSERT_EQ(found.size(), 1);
  const auto comparedIt = [&](int columns) {
    return table.item(found.front()->row(), found.front()->column() + columns)->text();
  };
  EXPECT_EQ(comparedIt(-1), QStringLiteral("Loads per result"));
  EXPECT_EQ(comparedIt(1), QStringLiteral("6.0"));

  // In the same round of tiles, wherever it stands, and at the end together.
  const QList<StageWidget*> stages = page<StagePage>().findChildren<StageWidget*>();
  ASSERT_EQ(stages.size(), 2);
  Playback& playback = page<StagePage>().playback();
  for (int step = 0; step < playback.stepCount(); ++step) {
    playback.jump(step);
    const double used = m_both->main.inputProgress.after(static_cast<std::size_t>(step) + 1);
    const int other = comparedPlayback().step();
    EXPECT_GE(m_both->compared.inputProgress.after(static_cast<std::size_t>(other) + 1),
              used - 1e-9);
    EXPECT_LT(m_both->compared.inputProgress.after(static_cast<std::size_t>(other)), used);
  }
  EXPECT_EQ(comparedPlayback().step(), m_both->compared.scene->stepCount() - 1);
}

TEST_F(ComparedWithTest, GoesWithTheBlockAndAway) {
  page<ParameterPanel>().run();
  ASSERT_TRUE(waitFor([this] { return m_scenes == 1; }));
  choose("matmul_tiled");
  ASSERT_TRUE(waitFor([this] { return m_both != nullptr; }));
  m_both.reset();
  m_window->controller().showBlock(3);
  ASSERT_TRUE(waitFor([this] { return m_both != nullptr; }));
  EXPECT_EQ(m_both->main.scene->recordedBlock(), 3U);
  EXPECT_EQ(m_both->compared.scene->recordedBlock(), 3U);
  choose("");
  EXPECT_EQ(m_both, nullptr);
  int visible = 0;
  for (const StageWidget* stage : page<StagePage>().findChildren<StageWidget*>()) {
    visible += stage->isVisible() ? 1 : 0;
  }
  EXPECT_EQ(visible, 1);
}

TEST_F(ComparedWithTest, IsOfferedWhereTheInputsAreTheSame) {
  const auto offered = [this](const char* kernel) {
    bool found = false;
    for (const QComboBox* combo : m_window->findChildren<QComboBox*>()) {
      found = found || combo->findData(QString::fromLatin1(kernel)) >= 0;
    }
    return found;
  };
  EXPECT_TRUE(offered("matmul_tiled"));
  EXPECT_FALSE(offered("matmul_naive"));
  EXPECT_FALSE(offered("dot_shared"));
  page<CatalogView>().choose(QStringLiteral("dot_global"));
  EXPECT_TRUE(offered("dot_shared"));
  EXPECT_TRUE(offered("dot_no_bounds")) << "it breaks this one";
  EXPECT_FALSE(offered("dot_endless")) << "it breaks another one";
  EXPECT_FALSE(offered("reduce_sequential"));
  EXPECT_FALSE(offered("matmul_tiled"));
}

TEST_F(ComparedWithTest, OfAPitfallTellsWhatIsWrongAndMarksIt) {
  page<CatalogView>().choose(QStringLiteral("dot_no_tree_barrier"));
  page<ParameterPanel>().run();
  ASSERT_TRUE(waitFor([this] { return m_window->controller().isBusy() == false; }));
  choose("dot_shared");
  ASSERT_TRUE(waitFor([this] { return m_both != nullptr; }));
  // In order, thread 0 goes on before the others have had their turn.
  ASSERT_NE(m_both->main.taint, nullptr);
  EXPECT_FALSE(m_both->main.taint->isClean());
  EXPECT_EQ(page<StagePage>().stage().look().taint, m_both->main.taint);
  const std::vector<int>& marks = page<StagePage>().playback().findings();
  for (const int step : m_both->wrongSteps()) {
    EXPECT_TRUE(std::ranges::binary_search(marks, step)) << step;
  }
  bool said = false;
  for (const QLabel* label : page<StagePage>().findChildren<QLabel*>()) {
    said = said || (label->isVisible() && label->text().contains(QLatin1String("are wrong</b>")));
  }
  EXPECT_TRUE(said);
}

}  // namespace
}  // namespace lanescope::ui
