// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QTemporaryDir>
#include <algorithm>

#include "app/conditions/condition.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/kernel/catalog_view.h"
#include "ui/kernel/source_view.h"
#include "ui/session/session_controller.h"
#include "ui/stage/model/stage_model.h"
#include "ui/stage/player/playback.h"
#include "ui/watch/go_to_bar.h"
#include "ui/watch/stops.h"
#include "ui/watch/watch_model.h"
#include "ui/watch/watch_panel.h"
#include "ui/widgets/complaint_label.h"

namespace lanescope::ui {
namespace {

/// A window with a run of dot_shared: 64 elements, one block of 64 threads.
class WatchTest : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    startRun(QStringLiteral("64"), QStringLiteral("64"));
    ASSERT_TRUE(waitFor([this] { return m_scenes == 1; }));
    m_window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
  }

  [[nodiscard]] Playback& playback() { return page<StagePage>().playback(); }
  [[nodiscard]] Stops& stops() { return page<Stops>(); }
  [[nodiscard]] WatchModel& model() { return page<WatchModel>(); }
  /// The first line of the source, from 1, with this text.
  [[nodiscard]] int lineWith(const char* text) {
    const QStringList lines = page<SourceView>().text().split(QLatin1Char('\n'));
    for (int i = 0; i < lines.size(); ++i) {
      if (lines[i].contains(QLatin1String(text))) return i + 1;
    }
    ADD_FAILURE() << text;
    return 0;
  }
  [[nodiscard]] bool isMarked(int line) {
    constexpr unsigned kBreakpoint = 1U << 4U;
    return (page<SourceView>().markersAtLine(line - 1) & kBreakpoint) != 0;
  }
  /// The first step from `from` on that is on a line.
  [[nodiscard]] int stepOn(int line, int from = 0) {
    while (from < m_scene->stepCount() && m_scene->lineOf(from) != line) ++from;
    return from;
  }
  void playOn() {
    playback().setMotion(Motion::off);
    playback().setSpeed(Playback::kFastest);
    playback().play();
    ASSERT_TRUE(waitFor([this] { return !playback().isPlaying(); }));
  }
  [[nodiscard]] QLineEdit& conditionField() { return *page<GoToBar>().findChild<QLineEdit*>(); }
  [[nodiscard]] QString complaint() { return page<GoToBar>().findChild<ComplaintLabel*>()->text(); }
  [[nodiscard]] QString cell(int row, int lane) {
    return model().index(row, WatchModel::firstLane + lane).data().toString();
  }
};

TEST_F(WatchTest, F9SetsABreakpointWherePlayingStops) {
  SourceView& source = page<SourceView>();
  const int line = lineWith("cache[threadIdx.x] +=");
  source.setFocus();
  source.setCursorPosition(line - 1, 2);
  QTest::keyClick(&source, Qt::Key_F9);
  EXPECT_TRUE(isMarked(line));
  EXPECT_EQ(stops().breakpoints(), std::vector{line});
  playback().first();
  playOn();
  const int first = stepOn(line);
  EXPECT_EQ(playback().step(), first);
  playOn();
  EXPECT_GT(playback().step(), first);
  EXPECT_EQ(m_scene->lineOf(playback().step()), line);
  EXPECT_NE(m_scene->lineOf(playback().step() - 1), line);
  QTest::keyClick(&source, Qt::Key_F9, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_EQ(playback().step(), first);
  QTest::keyClick(&source, Qt::Key_F9, Qt::ControlModifier);
  EXPECT_GT(playback().step(), first);
  QTest::keyClick(&source, Qt::Key_F9);
  EXPECT_FALSE(isMarked(line));
  EXPECT_TRUE(playback().stops().empty());
}

TEST_F(WatchTest, OutsideOfTheSourceF9MeansTheLineThatRuns) {
  page<StagePage>().stage().setFocus();
  playback().last();
  const int line = m_scene->lineOf(playback().step());
  QTest::keyClick(&page<StagePage>().stage(), Qt::Key_F9);
  EXPECT_TRUE(isMarked(line));
}

TEST_F(WatchTest, EachSourceHasBreakpointsOfItsOwn) {
  const int line = lineWith("cache[threadIdx.x] +=");
  stops().toggleBreakpoint(line);
  page<CatalogView>().choose(QStringLiteral("dot_global"));
  EXPECT_TRUE(stops().breakpoints().empty());
  EXPECT_FALSE(isMarked(line));
  // The stage still shows the other kernel's run.
  EXPECT_FALSE(playback().stops().empty());
  page<CatalogView>().choose(QStringLiteral("dot_shared"));
  EXPECT_EQ(stops().breakpoints(), std::vector{line});
  EXPECT_TRUE(isMarked(line));
}

TEST_F(WatchTest, ABreakpointThatNoStepReachesIsToldOf) {
  stops().toggleBreakpoint(1);
  EXPECT_TRUE(isMarked(1));
  bool isTold = false;
  for (const QLabel* label : m_window->messages().findChildren<QLabel*>()) {
    isTold = isTold || label->text().contains(QLatin1String("No step of this block is on line 1,"));
  }
  EXPECT_TRUE(isTold);
}

TEST_F(WatchTest, CtrlGGoesToTheStepsWhereAConditionHolds) {
  auto& bar = page<GoToBar>();
  EXPECT_FALSE(bar.isVisible());
  QTest::keyClick(&page<StagePage>().stage(), Qt::Key_G, Qt::ControlModifier);
  ASSERT_TRUE(bar.isVisible());
  EXPECT_EQ(m_window->focusWidget(), &conditionField());
  const auto labels = bar.findChildren<QLabel*>();
  const auto names = std::ranges::find(labels, QStringLiteral("Names that a condition may use"),
                                       &QLabel::accessibleName);
  ASSERT_NE(names, labels.end());
  EXPECT_TRUE((*names)->isVisible());
  EXPECT_TRUE((*names)->text().contains(QLatin1String("cache")));
  playback().first();
  QTest::keyClicks(&conditionField(), QStringLiteral("thread == 3 && cache[0] > 1000"));
  std::vector<int> holds;
  for (int step = 0; step < m_scene->stepCount(); ++step) {
    app::Condition condition(QStringLiteral("thread == 3 && cache[0] > 1000"),
                             {m_scene->timeline(), m_scene->model().history});
    if (condition.holdsAt(static_cast<std::size_t>(step))) holds.push_back(step);
  }
  ASSERT_GE(holds.size(), 2U);
  QTest::keyClick(&conditionField(), Qt::Key_Return);
  EXPECT_TRUE(waitFor([&] { return playback().step() == holds[0]; })) << playback().step();
  QTest::keyClick(&conditionField(), Qt::Key_Return);
  EXPECT_TRUE(waitFor([&] { return playback().step() == holds[1]; }));
  QTest::keyClick(&conditionField(), Qt::Key_Return, Qt::ShiftModifier);
  EXPECT_TRUE(waitFor([&] { return playback().step() == holds[0]; }));
  QTest::keyClick(&conditionField(), Qt::Key_Escape);
  EXPECT_FALSE(bar.isVisible());
}

TEST_F(WatchTest, GoToSaysWhatIsWrongAndWhatThereIs) {
  page<GoToBar>().open();
  QTest::keyClicks(&conditionField(), QStringLiteral("cash[0] > 1"));
  QTest::keyClick(&conditionField(), Qt::Key_Return);
  EXPECT_EQ(complaint().section(QLatin1Char('.'), 0, 0),
            QStringLiteral("There is no cash (column 1)"));
  EXPECT_TRUE(complaint().contains(QLatin1String("cache[64]"))) << complaint().toStdString();
  conditionField().clear();
  QTest::keyClicks(&conditionField(), QStringLiteral("line == 99999"));
  EXPECT_EQ(complaint(), QString());
  QTest::keyClick(&conditionField(), Qt::Key_Return);
  const auto isTold = [this] {
    const auto labels = page<GoToBar>().findChildren<QLabel*>();
    return std::ranges::any_of(labels, [](const QLabel* label) {
      return label->isVisible() &&
             label->text() == QLatin1String("It holds in no later step of this block.");
    });
  };
  EXPECT_TRUE(waitFor(isTold));
  conditionField().setText(QString(10'000, QLatin1Char('1')));
  page<GoToBar>().previous();
  EXPECT_EQ(complaint(),
            QStringLiteral("A condition has at most 1000 characters; this one has 10000."));
}

TEST_F(WatchTest, WhilePredictingWhatComesIsNotFound) {
  page<GoToBar>().open();
  playback().first();
  playback().setPredicting(true);
  conditionField().setText(QStringLiteral("step > 1"));
  page<GoToBar>().next();
  QTest::qWait(200);
  EXPECT_EQ(playback().step(), 0);
}

TEST_F(WatchTest, AWatchShowsItsValueInEachLane) {
  EXPECT_FALSE(page<WatchPanel>().isVisible());
  QTest::keyClick(&page<StagePage>().stage(), Qt::Key_W, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_TRUE(page<WatchPanel>().isVisible());
  auto* field = page<WatchPanel>().findChild<QLineEdit*>();
  EXPECT_EQ(m_window->focusWidget(), field);
  QTest::keyClicks(field, QStringLiteral("cache[threadIdx.x]"));
  QTest::keyClick(field, Qt::Key_Return);
  ASSERT_EQ(model().rowCount(), 2);
  playback().first();
  EXPECT_EQ(cell(0, 0), QStringLiteral("–"));
  playback().last();
  const double sum = 64.0 * 63.0;  // of i * 2
  EXPECT_EQ(cell(0, 0), QString::number(sum));
  EXPECT_EQ(cell(1, 31), QStringLiteral("126"));
  EXPECT_TRUE(model()
                  .index(1, WatchModel::firstLane + 31)
                  .data(Qt::ToolTipRole)
                  .toString()
                  .startsWith(QLatin1String("Thread 63 (warp 1, lane 31): 126")));
  // What cannot be read is told, and is not added.
  QTest::keyClicks(field, QStringLiteral("cache[64]"));
  QTest::keyClick(field, Qt::Key_Return);
  EXPECT_EQ(model().rowCount(), 2);
  EXPECT_TRUE(page<WatchPanel>().findChild<ComplaintLabel*>()->text().contains(
      QLatin1String("there is no cache[64]")));
  // Another run may not have the array; then the row says so.
  page<CatalogView>().choose(QStringLiteral("dot_global"));
  page<ParameterPanel>().run();
  ASSERT_TRUE(waitFor([this] { return m_scenes == 2; }));
  ASSERT_EQ(model().rowCount(), 1);
  EXPECT_TRUE(model()
                  .index(0, WatchModel::warp)
                  .data()
                  .toString()
                  .startsWith(QLatin1String("There is no cache (column 1).")));
  page<WatchPanel>().remove();
  EXPECT_EQ(model().rowCount(), 0);
}

TEST_F(WatchTest, PlayingStopsWhereACheckedWatchBeginsToHold) {
  stops().setWatches({{QStringLiteral("cache[0] > 1000"), false}});
  ASSERT_TRUE(model().setData(model().index(0, 0), Qt::Checked, Qt::CheckStateRole));
  EXPECT_TRUE(stops().watches().front().stops);
  ASSERT_TRUE(waitFor([this] { return playback().stops().size() == 1; }));
  playback().first();
  playOn();
  const auto at = static_cast<std::size_t>(playback().step());
  EXPECT_EQ(playback().step(), playback().stops().front());
  app::Condition condition(QStringLiteral("cache[0] > 1000"),
                           {m_scene->timeline(), m_scene->model().history});
  EXPECT_TRUE(condition.holdsAt(at));
  EXPECT_FALSE(condition.holdsAt(at - 1));
  ASSERT_TRUE(model().setData(model().index(0, 0), QStringLiteral("cache[0] > 1e9"), Qt::EditRole));
  EXPECT_TRUE(waitFor([this] { return playback().stops().empty(); }));
}

TEST_F(WatchTest, ASessionKeepsBreakpointsAndWatches) {
  const int line = lineWith("cache[threadIdx.x] +=");
  stops().toggleBreakpoint(line);
  const std::vector<Watch> watches{{QStringLiteral("cache[lane]"), false},
                                   {QStringLiteral("value is nan"), true}};
  stops().setWatches(watches);
  const QTemporaryDir folder;
  const QString file = folder.filePath(QStringLiteral("watched.lanescope"));
  bool isSaved = false;
  QObject::connect(&m_window->session(), &SessionController::saved, m_window.get(),
                   [&] { isSaved = true; });
  m_window->session().saveTo(file);
  ASSERT_TRUE(waitFor([&] { return isSaved; }));
  stops().setWatches({});
  stops().clearBreakpoints();
  m_window->session().open(file);
  ASSERT_TRUE(waitFor([this] { return m_scenes == 2; }));
  EXPECT_EQ(stops().breakpoints(), std::vector{line});
  EXPECT_EQ(stops().watches(), watches);
  EXPECT_TRUE(isMarked(line));
  EXPECT_FALSE(playback().stops().empty());
}

}  // namespace
}  // namespace lanescope::ui
