// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/numbers/errors_page.h"

#include <QComboBox>
#include <QMenu>
#include <QPushButton>
#include <algorithm>

#include "tests/ui/window/window_fixture.h"
#include "ui/compare/comparison_button.h"
#include "ui/kernel/catalog_view.h"
#include "ui/measure/measure_page.h"
#include "ui/widgets/complaint_label.h"

namespace lanescope::ui {
namespace {

class ErrorsPageTest : public WindowTest {
 protected:
  void choose(const char* kernel, const char* pattern) {
    page<CatalogView>().choose(QString::fromUtf8(kernel));
    page<ParameterPanel>().setText("pattern", QString::fromUtf8(pattern));
    // Sizes that take no time.
    panel().findChildren<QComboBox*>()[1]->setCurrentText(QStringLiteral("2¹²"));
  }
  [[nodiscard]] ErrorsPage& panel() { return page<ErrorsPage>(); }
  /// Presses a button and waits for all of its points.
  void press(const char* text) {
    for (QPushButton* button : panel().findChildren<QPushButton*>()) {
      if (button->text() == QLatin1String(text)) button->click();
    }
    ASSERT_TRUE(m_window->controller().isBusy());
    ASSERT_TRUE(waitFor([this] { return !m_window->controller().isBusy(); }));
    ASSERT_EQ(m_failure, QString());
  }
};

TEST_F(ErrorsPageTest, ComparesTheChosenKernelAndTheCpuOverTheSizes) {
  choose("reduce_shuffle", "random");
  press("Compare");
  const std::vector<std::vector<results::ErrorPoint>> lines = panel().data().lines();
  ASSERT_GE(lines.size(), 4U);
  EXPECT_EQ(lines[0][0].name, QStringLiteral("reduce_shuffle"));
  for (const std::vector<results::ErrorPoint>& line : lines) {
    ASSERT_EQ(line.size(), 2U);
    EXPECT_EQ(line[1].n, 4096);
    EXPECT_TRUE(line[1].passed) << line[1].title().toStdString();
  }
  EXPECT_TRUE(
      std::ranges::all_of(page<MeasurePage>().data().points(), &results::TimingPoint::recorded));
}

TEST_F(ErrorsPageTest, ShowsItsOwnFailuresAloneAndForgetsThemWithTheKernel) {
  choose("reduce_shuffle", "random");
  press("Compare");
  const auto isSaid = [this](const char* part) {
    return std::ranges::any_of(
        panel().findChildren<ComplaintLabel*>(), [part](const ComplaintLabel* label) {
          return !label->isHidden() && label->text().contains(QLatin1String(part));
        });
  };
  // Another page's measurement fails after this page's has ended.
  emit m_window->controller().failed(QStringLiteral("The engine is gone."));
  EXPECT_FALSE(isSaid("The engine is gone."));
  // What is wrong with the form is said of the next kernel, too.
  page<ParameterPanel>().setText("n", QStringLiteral("many"));
  ASSERT_TRUE(isSaid("Not ready: "));
  page<CatalogView>().choose(QStringLiteral("reduce_sequential"));
  EXPECT_NE(page<ParameterPanel>().formComplaint(), QString());
  EXPECT_TRUE(isSaid("Not ready: "));
}

TEST_F(ErrorsPageTest, ShufflesIntoTheNextOrderAndShowsBoth) {
  choose("reduce_shuffle", "ill-conditioned");
  press("Compare");
  press("Shuffle the order");
  EXPECT_EQ(panel().data().parameters().shuffle, 1U);
  EXPECT_EQ(panel().data().orderBefore(), 0U);
  const auto moved =
      std::ranges::count_if(panel().data().points(), [&](const results::ErrorPoint& point) {
        const results::ErrorPoint* const old = panel().data().before(point);
        return old != nullptr && old->accuracy.value != point.accuracy.value;
      });
  EXPECT_GE(moved, 4);
  press("Shuffle the order");
  EXPECT_EQ(panel().data().parameters().shuffle, 2U);
  EXPECT_EQ(panel().data().orderBefore(), 1U);
}

TEST_F(ErrorsPageTest, TakesMoreKernelsOfTheSameInputsBeside) {
  choose("reduce_shuffle", "random");
  QStringList offered;
  for (QAction* action : panel().findChild<ComparisonButton*>()->menu()->actions()) {
    offered += action->data().toString();
    action->setChecked(offered.last() == QLatin1String("reduce_unrolled") ||
                       offered.last() == QLatin1String("reduce_warp_instruction"));
  }
  EXPECT_TRUE(offered.contains(QLatin1String("reduce_one_launch")));
  EXPECT_FALSE(offered.contains(QLatin1String("dot_shared")));
  EXPECT_FALSE(offered.contains(QLatin1String("reduce_shuffle")));
  press("Compare");
  // The warp's instruction is for int32 alone.
  QStringList compared;
  for (const std::vector<results::ErrorPoint>& line : panel().data().lines()) {
    if (!line[0].onCpu) compared += line[0].name;
  }
  EXPECT_EQ(compared, (QStringList{"reduce_shuffle", "reduce_unrolled"}));
}

TEST_F(ErrorsPageTest, ShowsWhatWasRecordedOnAGpuThatIsNotHere) {
  panel().setDevices({});
  page<CatalogView>().choose(QStringLiteral("matmul_tiled"));
  const auto recorded = [this] {
    return std::ranges::count_if(panel().data().points(), &results::ErrorPoint::recorded);
  };
  const auto shown = recorded();
  EXPECT_GT(shown, 0);
  EXPECT_FALSE(panel().data().hasOwn());
  page<ParameterPanel>().setText("pattern", QStringLiteral("random"));
  panel().findChildren<QComboBox*>()[1]->setCurrentText(QStringLiteral("2⁵"));
  press("Compare");
  EXPECT_TRUE(panel().data().hasOwn());
  EXPECT_EQ(recorded(), shown);
  page<ParameterPanel>().setText("pattern", QStringLiteral("ones"));
  press("Compare");
  EXPECT_EQ(recorded(), 0);

  values::DeviceInfo same;
  same.name = "NVIDIA H200";
  same.available = true;
  panel().setDevices({same});
  EXPECT_TRUE(panel().data().hasOwn());
  page<CatalogView>().choose(QStringLiteral("matmul_naive"));
  EXPECT_TRUE(panel().data().points().empty());
}

}  // namespace
}  // namespace lanescope::ui
