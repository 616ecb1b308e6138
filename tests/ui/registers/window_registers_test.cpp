// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDockWidget>
#include <QFont>
#include <QLabel>
#include <QTableView>
#include <QToolButton>

#include "tests/gpu/trace/record_maker.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/kernel/catalog_view.h"
#include "ui/registers/registers_model.h"
#include "ui/registers/registers_panel.h"
#include "ui/stage/player/playback.h"

namespace lanescope::ui {
namespace {

constexpr int kEdge = 8;

/// A window with a product of 8×8 matrices, all of which one thread computes in registers.
class RegistersTest : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    page<CatalogView>().choose(QStringLiteral("matmul_register_square"));
    for (const char* name : {"m", "n", "k"}) {
      page<ParameterPanel>().setText(name, QStringLiteral("8"));
    }
    auto* dock = m_window->findChild<QDockWidget*>(QStringLiteral("registersDock"));
    ASSERT_NE(dock, nullptr);
    dock->show();
    dock->raise();
    ASSERT_TRUE(waitFor([this] { return page<RegistersPanel>().isVisible(); }));
    page<ParameterPanel>().run();
    ASSERT_TRUE(waitFor([this] { return m_scenes == 1; }));
  }

  [[nodiscard]] RegistersModel& model() { return page<RegistersModel>(); }
  [[nodiscard]] Playback& playback() { return page<StagePage>().playback(); }
  [[nodiscard]] int rowOf(const QString& name) {
    for (int row = 0; row < model().rowCount(); ++row) {
      if (model().index(row, 0).data().toString() == name) return row;
    }
    return -1;
  }
  [[nodiscard]] QVariant cell(int row, int column, int role = Qt::DisplayRole) {
    return model().index(row, RegistersModel::kFirstCell + column).data(role);
  }
  [[nodiscard]] int newSums(int first) {
    int count = 0;
    for (int row = 0; row < kEdge; ++row) {
      for (int column = 0; column < kEdge; ++column) {
        const QVariant font = cell(first + row, column, Qt::FontRole);
        if (font.isValid() && font.value<QFont>().bold()) ++count;
      }
    }
    return count;
  }
  [[nodiscard]] QString words() {
    QString all;
    for (const QLabel* label : page<RegistersPanel>().findChildren<QLabel*>()) {
      if (label->isVisible()) all += label->text() + QLatin1Char('\n');
    }
    return all;
  }
};

TEST_F(RegistersTest, AStepOfAProductIsAnOuterProductIntoASquareOfSums) {
  const int sums = rowOf(QStringLiteral("sums[0]"));
  ASSERT_GE(sums, 0);
  EXPECT_EQ(rowOf(QStringLiteral("sums[7]")), sums + 7);
  EXPECT_EQ(rowOf(QStringLiteral("sums[8]")), -1);
  EXPECT_GE(rowOf(QStringLiteral("left")), 0);
  EXPECT_GE(rowOf(QStringLiteral("right")), 0);
  int outerProducts = 0;
  int last = 0;
  for (int step = 0; step < m_scene->stepCount(); ++step) {
    playback().jump(step);
    const int count = newSums(sums);
    EXPECT_TRUE(count == 0 || count == kEdge * kEdge) << "step " << step << ": " << count;
    if (count == 0) continue;
    ++outerProducts;
    last = step;
  }
  EXPECT_EQ(outerProducts, 8) << "one for each column of A";
  playback().jump(last);
  const QString tip = cell(sums + 1, 2, Qt::ToolTipRole).toString();
  const QStringList lines = tip.split(QLatin1Char('\n'));
  EXPECT_TRUE(lines[0].startsWith("sums[1][2] = fma(left[1], right[2], sums[1][2]) = "))
      << tip.toStdString();
  EXPECT_TRUE(lines[0].contains(QStringLiteral(" × ")));
  EXPECT_TRUE(lines.value(1).contains("left[1] = tileA[")) << tip.toStdString();
  EXPECT_TRUE(tip.contains("New in this step"));
}

TEST_F(RegistersTest, ThePanelSaysWhoseRegistersItShows) {
  EXPECT_TRUE(words().contains("Thread 0 (warp 0, lane 0); no thread is followed"));
  page<StagePage>().stage().followNext();
  page<StagePage>().stage().followNext();
  EXPECT_TRUE(words().contains("Thread 1 (warp 0, lane 1)"));
  EXPECT_FALSE(words().contains("no thread is followed"));
  EXPECT_EQ(model().thread(), 1U);
}

TEST_F(RegistersTest, AWarpHasAColumnForEachLane) {
  for (QToolButton* button : page<RegistersPanel>().findChildren<QToolButton*>()) {
    if (button->text() == "Warp") button->click();
  }
  EXPECT_EQ(model().mode(), RegistersModel::Mode::warp);
  EXPECT_EQ(model().columnCount(), 33);
  EXPECT_TRUE(words().contains("Warp 0"));
  const int sums = rowOf(QStringLiteral("sums[0][0]"));
  ASSERT_GE(sums, 0);
  playback().last();
  int changed = 0;
  for (int step = 0; step < m_scene->stepCount(); ++step) {
    playback().jump(step);
    const QVariant font = cell(sums, 31, Qt::FontRole);
    if (font.isValid() && font.value<QFont>().bold()) ++changed;
  }
  EXPECT_EQ(changed, 7) << "lane 31 stores no sum: the last one is used by nothing";
}

TEST_F(RegistersTest, StoredElementsTellWhatTheyWereMadeOf) {
  playback().last();
  QString found;
  const QRectF bounds = page<StagePage>().stage().rect();
  for (double y = 0; y < bounds.height() && found.isEmpty(); y += 6) {
    for (double x = 0; x < bounds.width() && found.isEmpty(); x += 6) {
      const QString tip =
          m_scene->describeAt({x, y}, bounds, page<StagePage>().stage().look(), playback().step());
      if (tip.startsWith("c[") && tip.contains("written by")) found = tip;
    }
  }
  EXPECT_TRUE(found.contains(" = fma(left[")) << found.toStdString();
}

TEST(RegistersModel, SaysWhyThereIsNothing) {
  RegistersModel model;
  EXPECT_FALSE(model.complaint().isEmpty());
  model.setScene(std::make_shared<StageScene>(test::makeDotShared({8, 8, 1}), 0));
  EXPECT_GT(model.rowCount(), 0);
  EXPECT_EQ(model.complaint(), "");
  trace::Record without = *test::makeDotShared({8, 8, 1});
  without.flow.reset();
  model.setScene(std::make_shared<StageScene>(std::make_shared<const trace::Record>(without), 0));
  EXPECT_EQ(model.rowCount(), 0);
  EXPECT_TRUE(model.complaint().contains("holds no operations"));
}

}  // namespace
}  // namespace lanescope::ui
