// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/tune_page.h"

#include <gtest/gtest.h>

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

#include "app/engine/engine_thread.h"
#include "app/text/text.h"
#include "app/tune/sweep_axes.h"
#include "app/tune/winners.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/charts/chart_view.h"
#include "ui/kernel/catalog_view.h"
#include "ui/tune/live_panel.h"
#include "ui/tune/power_slider.h"
#include "ui/tune/sweep_panel.h"

namespace lanescope::ui {
namespace {

/// The page on an engine that plays a GPU.
class TunePageTest : public testing::Test {
 protected:
  static constexpr int kPatience = 60'000;

  TunePageTest() : m_engine(playedGpu()), m_page(m_engine, [] { return values::Target(); }) {
    m_page.setKernel(catalog::find("dot_shared"));
    m_page.resize(900, 800);
    m_page.show();
  }
  static app::EngineAddress playedGpu() {
    app::EngineAddress address;
    address.setProgram(QCoreApplication::applicationDirPath() + "/tune_engine_fake");
    return address;
  }
  template <class Widget>
  [[nodiscard]] Widget& named(const QString& accessibleName) {
    for (Widget* widget : m_page.findChildren<Widget*>()) {
      if (widget->accessibleName() == accessibleName) return *widget;
    }
    ADD_FAILURE() << accessibleName.toStdString();
    return *m_page.findChild<Widget*>();
  }
  [[nodiscard]] QString text(const char* accessibleName) {
    return named<QLabel>(QString::fromLatin1(accessibleName)).text();
  }
  void setRange(const QString& parameter, const QString& range) {
    auto& line = named<QLineEdit>(QStringLiteral("Values of ") + parameter);
    line.clear();
    QTest::keyClicks(&line, range);
  }
  void press(const char* accessibleName) {
    QTest::mouseClick(&named<QPushButton>(QString::fromLatin1(accessibleName)), Qt::LeftButton);
  }
  void runSweep(const QString& blocks, const QString& grids) {
    setRange(QStringLiteral("Threads per block"), blocks);
    setRange(QStringLiteral("Blocks"), grids);
    press("Start the sweep");
    ASSERT_TRUE(m_page.sweep().sweep().isRunning());
    ASSERT_TRUE(QTest::qWaitFor([&] { return !m_page.sweep().sweep().isRunning(); }, kPatience));
  }
  [[nodiscard]] ChartView& map() { return *m_page.findChild<ChartView*>(); }
  [[nodiscard]] const SweepView& view() { return m_page.sweep().view(); }

  app::EngineThread m_engine;
  TunePage m_page;
};

TEST_F(TunePageTest, EachChangeIsRunAgainWithItsOccupancy) {
  ASSERT_TRUE(QTest::qWaitFor(
      [&] { return text("What the launch takes").startsWith(QStringLiteral("11 µs")); }, kPatience))
      << text("What the launch takes").toStdString();
  EXPECT_TRUE(text("The occupancy in words")
                  .startsWith(QStringLiteral("Occupancy 100%: 8 blocks of 256 threads")))
      << text("The occupancy in words").toStdString();
  auto& slider = named<PowerSlider>(QStringLiteral("Threads per block, slider"));
  for (int i = 0; i < 3; ++i) QTest::keyClick(&slider, Qt::Key_Left);
  EXPECT_EQ(m_page.live().parameters().block, 32);
  ASSERT_TRUE(QTest::qWaitFor(
      [&] {
        return text("The occupancy in words").startsWith(QStringLiteral("Occupancy 50%")) &&
               text("What the launch takes").startsWith(QStringLiteral("14 µs"));
      },
      kPatience));
  EXPECT_TRUE(text("The occupancy in words").contains(QStringLiteral("limited by blocks")));
  EXPECT_EQ(named<QProgressBar>(QStringLiteral("Occupancy in percent")).value(), 50);
}

TEST_F(TunePageTest, ALaunchThatBreaksALimitIsSaidInWordsAndNotRun) {
  const auto setBlock = [&](const QString& text) {
    for (QComboBox* combo : m_page.live().findChildren<QComboBox*>()) {
      if (combo->accessibleName() == QLatin1String("Threads per block")) combo->setEditText(text);
    }
  };
  setBlock(QStringLiteral("4096"));
  EXPECT_EQ(text("What prevents the launch"),
            QStringLiteral("block = 4096 is out of range: it must be from 1 to 1024."));
  EXPECT_THROW((void)m_page.live().parameters(), values::Error);
  // A sweep does not replace it by what the field said before either.
  auto& start = named<QPushButton>(QStringLiteral("Start the sweep"));
  EXPECT_FALSE(start.isEnabled());
  EXPECT_EQ(start.toolTip(),
            QStringLiteral("Not ready: block = 4096 is out of range: it must be from 1 to 1024."));
  m_page.sweep().start();
  EXPECT_FALSE(m_page.sweep().sweep().isRunning());
  setBlock(QStringLiteral("64"));
  EXPECT_TRUE(start.isEnabled());
  EXPECT_EQ(m_page.live().parameters().block, 64);
}

TEST_F(TunePageTest, ASweepFillsTheMapAndTheTableAndEndsAtTheBest) {
  runSweep(QStringLiteral("64..1024"), QStringLiteral("32..1024"));
  const tune::SweepResults& results = m_page.sweep().sweep().results();
  const tune::SweepCell* best = m_page.sweep().current();
  ASSERT_NE(best, nullptr);
  EXPECT_EQ(best->parameters.block, 256);
  EXPECT_EQ(best->parameters.grid, 512);
  const auto& table = named<QTableView>(QStringLiteral("Launches of the sweep"));
  EXPECT_EQ(table.model()->rowCount(), static_cast<int>(results.cells.size()));
  EXPECT_EQ(table.currentIndex().row(), static_cast<int>(*view().cursor));
  EXPECT_TRUE(text("The sweep in words").contains(QStringLiteral("API: block 512, grid 264")));
  EXPECT_TRUE(text("The launch at the cursor").contains(QStringLiteral(", best")));
  EXPECT_TRUE(text("What the map shows").startsWith(QStringLiteral("Sweep of dot_shared, n = ")))
      << text("What the map shows").toStdString();
  EXPECT_TRUE(text("What the map shows").endsWith(QString::fromStdString(results.device)));
}

TEST_F(TunePageTest, TheCursorMovesByKeysAndTwoChosenCellsAreExplained) {
  runSweep(QStringLiteral("64..256"), QStringLiteral("256:512"));
  EXPECT_FALSE(named<QPushButton>(QStringLiteral("Explain the two chosen launches")).isEnabled());
  QTest::keyClick(&map(), Qt::Key_Space);
  QTest::keyClick(&map(), Qt::Key_Left);
  QTest::keyClick(&map(), Qt::Key_Down);
  const tune::SweepCell* cell = m_page.sweep().current();
  EXPECT_EQ(cell->parameters.block, 128);
  EXPECT_EQ(cell->parameters.grid, 256);
  EXPECT_TRUE(map().accessibleDescription().startsWith(QStringLiteral("block 128, grid 256")));
  QTest::keyClick(&map(), Qt::Key_Space);
  press("Explain the two chosen launches");
  const auto explained = [&] { return text("What tells the launches apart"); };
  ASSERT_TRUE(QTest::qWaitFor([&] { return explained().contains(QStringLiteral("times as long")); },
                              kPatience))
      << explained().toStdString();
  EXPECT_TRUE(explained().startsWith(QStringLiteral("B takes 1.50 times as long as A.")))
      << explained().toStdString();
  EXPECT_TRUE(explained().contains(QStringLiteral("Barriers per warp (7.00 in A, 6.00 in B)")))
      << explained().toStdString();
  EXPECT_TRUE(explained().contains(QStringLiteral("A played GPU has no counters.")));
}

TEST_F(TunePageTest, AClickChoosesTheCellUnderThePointer) {
  runSweep(QStringLiteral("64..512"), QStringLiteral("32..256"));
  const tune::SweepSpace& space = m_page.sweep().sweep().results().space;
  for (const QPoint place : {QPoint(3, 0), QPoint(0, 2)}) {
    const QPoint at(static_cast<int>(map().xAxis->coordToPixel(place.x())),
                    static_cast<int>(map().yAxis->coordToPixel(place.y())));
    QTest::mouseClick(&map(), Qt::LeftButton, {}, at);
    ASSERT_TRUE(view().cursor.has_value());
    EXPECT_EQ(view().cell(space, static_cast<std::size_t>(place.x()),
                          static_cast<std::size_t>(place.y())),
              view().cursor);
    EXPECT_EQ(view().chosen.back(), *view().cursor);
  }
  EXPECT_EQ(view().chosen.size(), 2U);
  EXPECT_EQ(m_page.sweep().current()->parameters.block, 64);
  EXPECT_EQ(m_page.sweep().current()->parameters.grid, 128);
  QTest::mouseClick(&map(), Qt::LeftButton, {}, QPoint(2, 2));
  EXPECT_EQ(view().chosen.size(), 2U) << "next to the cells";
}

TEST_F(TunePageTest, AnImpossibleSweepIsASentenceAndNothingRuns) {
  setRange(QStringLiteral("Blocks"), QStringLiteral("100..1"));
  press("Start the sweep");
  EXPECT_FALSE(m_page.sweep().sweep().isRunning());
  EXPECT_EQ(m_page.messages().sentence(),
            QStringLiteral("grid = '100..1' is no range; write it as 32..1024, the smaller number "
                           "first."));
}

TEST_F(TunePageTest, ACellCanBeUsedAndStored) {
  QFile::remove(tune::Winners::usualFile());
  runSweep(QStringLiteral("256"), QStringLiteral("256:512"));
  QSignalSpy used(&m_page, &TunePage::useRequested);
  press("Use this launch");
  EXPECT_EQ(used.count(), 1);
  EXPECT_EQ(m_page.live().parameters().grid, 512);
  press("Store this launch as auto");
  EXPECT_TRUE(m_page.messages().sentence().startsWith(
      QStringLiteral("Stored: on Played GPU a block of auto is now block 256, grid 512")));
  values::Parameters parameters = m_page.live().parameters();
  parameters.block = 32;
  tune::Winners().take("Played GPU", catalog::find("dot_shared"), parameters);
  EXPECT_EQ(parameters.block, 256);
  EXPECT_EQ(parameters.grid, 512);
  QFile::remove(tune::Winners::usualFile());
}

TEST_F(TunePageTest, AnotherKernelForgetsTheSweepOfTheLastOne) {
  runSweep(QStringLiteral("256"), QStringLiteral("256:512"));
  m_page.setKernel(catalog::find("scan_look_back"));
  EXPECT_EQ(m_page.sweep().current(), nullptr);
  EXPECT_TRUE(m_page.sweep().sweep().results().cells.empty());
  EXPECT_EQ(named<QLineEdit>(QStringLiteral("Values of Vectors per thread")).text(),
            QStringLiteral("1..32"));
  press("Start the sweep");
  ASSERT_TRUE(QTest::qWaitFor([&] { return !m_page.sweep().sweep().isRunning(); }, kPatience));
  EXPECT_EQ(m_page.messages().sentence(), QString());
}

TEST_F(TunePageTest, TheRangesAtFirstAreWithinTheKernelsLimits) {
  for (const catalog::KernelRow& row : catalog::kernels()) {
    m_page.setKernel(row);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    for (const std::string_view name : tune::sweptParameters(row)) {
      const QString title = catalogText(row.parameter(name)->title);
      const auto& line = named<QLineEdit>(QStringLiteral("Values of ") + title);
      EXPECT_NO_THROW(
          static_cast<void>(tune::axisFromText(row, std::string(name), line.text().toStdString())))
          << row.id << " " << name;
    }
  }
}

/// In the window, on the emulator.
class TuneWindowTest : public WindowTest {};

TEST_F(TuneWindowTest, TheEmulatorsSweepShowsCountersAndNoTime) {
  auto& page = this->page<TunePage>();
  page.live().setParameters([] {
    values::Parameters parameters = catalog::defaultsOf(catalog::find("dot_shared"));
    parameters.n = 512;
    return parameters;
  }());
  for (QLineEdit* line : page.findChildren<QLineEdit*>()) {
    if (line->accessibleName().startsWith(QLatin1String("Values of"))) line->setText("32:64");
  }
  page.sweep().start();
  ASSERT_TRUE(waitFor([&] { return !page.sweep().sweep().isRunning(); }));
  EXPECT_TRUE(page.sweep().sweep().results().emulated);
  for (const QComboBox* combo : page.findChildren<QComboBox*>()) {
    if (combo->accessibleName() != QLatin1String("What the cells show")) continue;
    EXPECT_EQ(combo->findText(QStringLiteral("Time of the kernel")), -1);
    EXPECT_EQ(combo->currentText(), QStringLiteral("Global requests per warp"));
  }
}

TEST_F(TuneWindowTest, ABlockOfAutoIsTheStoredLaunchAndSaysSo) {
  QFile::remove(tune::Winners::usualFile());
  auto& parameters = page<ParameterPanel>();
  ASSERT_TRUE(waitFor([&] { return m_enginePid != 0; }));
  parameters.setText("block", QStringLiteral("auto"));
  EXPECT_NE(parameters.complaint(), QString());
  tune::Winner winner{"Emulator",
                      "dot_shared",
                      "float32",
                      "sum",
                      1024,
                      2047,
                      {{"block", "64"}, {"grid", "7"}},
                      1.0,
                      "2026-01-02T03:04:05Z"};
  tune::Winners().store(winner);
  ASSERT_TRUE(waitFor([&] {
    parameters.validate();
    return parameters.complaint().isEmpty();
  })) << parameters.complaint().toStdString();
  EXPECT_EQ(parameters.parameters().block, 64);
  EXPECT_EQ(parameters.parameters().grid, 7);
  bool isSaid = false;
  for (const QLabel* label : parameters.findChildren<QLabel*>()) {
    isSaid = isSaid || label->text() == QLatin1String(
                                            "auto: block 64, grid 7, stored for Emulator "
                                            "on 2026-01-02.");
  }
  EXPECT_TRUE(isSaid);
  QFile::remove(tune::Winners::usualFile());
}

}  // namespace
}  // namespace lanescope::ui
