// SPDX-License-Identifier: GPL-3.0-or-later
//
// Benchmarks whose kernels end the engine.
#include <QAction>
#include <QComboBox>
#include <QMenu>
#include <QSignalSpy>
#include <set>

#include "catalog/catalog.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/charts/chart_view.h"
#include "ui/compare/comparison_button.h"
#include "ui/kernel/catalog_view.h"
#include "ui/measure/measure_page.h"

namespace lanescope::ui {
namespace {

/// On an engine that dies of dot_wild_store and dot_global, and is for ever at
/// dot_divergent_barrier.
class LostBenchTest : public WindowTest {
 protected:
  [[nodiscard]] app::EngineAddress engine() const override {
    app::EngineAddress address;
    address.setProgram(QCoreApplication::applicationDirPath() + "/engine_fake",
                       {"loses-benchmarks"});
    return address;
  }
  [[nodiscard]] MeasurePage& measurePage() { return page<MeasurePage>(); }
  [[nodiscard]] std::multiset<std::int64_t> sizesOf(const QString& name) {
    std::multiset<std::int64_t> sizes;
    for (const results::TimingPoint& point : measurePage().data().points()) {
      if (point.name == name && !point.recorded) sizes.insert(point.n);
    }
    return sizes;
  }
};

TEST_F(LostBenchTest, TheOtherKernelsAreTimedAndTheChartSaysWhichEndedTheEngine) {
  page<CatalogView>().choose(QStringLiteral("dot_global"));
  for (QAction* action : measurePage().findChild<ComparisonButton*>()->menu()->actions()) {
    action->setChecked(action->data() == QStringLiteral("dot_shared") ||
                       action->data() == QStringLiteral("dot_one_launch"));
  }
  measurePage().findChildren<QComboBox*>()[1]->setCurrentText(QStringLiteral("2¹²"));
  const QSignalSpy points(&m_window->controller(), &RunController::benchPoint);
  const QSignalSpy finished(&m_window->controller(), &RunController::benchFinished);
  measurePage().startInFront();
  ASSERT_TRUE(waitFor([this] { return !m_window->controller().isBusy(); }));
  EXPECT_EQ(finished.count(), 1);
  EXPECT_EQ(m_failure, QString());
  const std::multiset<std::int64_t> all = sizesOf(QStringLiteral("dot_shared"));
  EXPECT_GE(all.size(), 2U);
  EXPECT_EQ(sizesOf(QStringLiteral("dot_one_launch")), all);
  EXPECT_EQ(sizesOf(QStringLiteral("SIMD")), all);
  EXPECT_TRUE(sizesOf(QStringLiteral("dot_global")).empty());
  EXPECT_EQ(static_cast<std::size_t>(points.count()), 3 * all.size() + 1) << "none comes twice";
  QString words;
  ASSERT_TRUE(waitFor([&] {
    words = measurePage().findChild<ChartView*>()->chart().sentences.join(QLatin1Char(' '));
    return words.contains(QStringLiteral("Not timed at n = 2¹⁰, dot_global: "));
  })) << words.toStdString();
  EXPECT_TRUE(words.contains(QLatin1String("was ended by signal 6"))) << words.toStdString();
}

TEST_F(LostBenchTest, CancellingEndsWhatGoesOnAfterALoss) {
  values::BenchRequest request;
  request.kernel = "dot_wild_store";
  request.compared = {"dot_divergent_barrier", "dot_shared"};
  request.sizes = {64, 128};
  RunController& controller = m_window->controller();
  const QSignalSpy points(&controller, &RunController::benchPoint);
  controller.measure(request);
  ASSERT_TRUE(waitFor([&] {
    return !points.empty() && !points.last()[0].value<values::BenchSeries>().failure.empty();
  })) << "dot_wild_store was alone and is lost again; dot_divergent_barrier comes next";
  controller.cancel();
  ASSERT_TRUE(waitFor([this] { return m_cancelled == 1; }));
  EXPECT_FALSE(controller.isBusy());
  EXPECT_EQ(points.count(), 5) << "what was measured before was kept";
  // The window goes on.
  request.compared.clear();
  request.kernel = "dot_shared";
  controller.measure(request);
  ASSERT_TRUE(waitFor([&] { return !controller.isBusy(); }));
  EXPECT_EQ(points.count(), 9);
}

TEST_F(LostBenchTest, CancellingWhileTheEngineIsLostEndsIt) {
  values::BenchRequest request;
  request.kernel = "dot_wild_store";
  request.compared = {"dot_shared"};
  request.sizes = {64, 128};
  RunController& controller = m_window->controller();
  const QSignalSpy finished(&controller, &RunController::benchFinished);
  QObject::connect(
      &controller, &RunController::benchPoint, m_window.get(), [&] { controller.cancel(); },
      Qt::SingleShotConnection);
  controller.measure(request);
  ASSERT_TRUE(waitFor([&] { return !controller.isBusy(); }));
  EXPECT_EQ(m_cancelled, 1);
  EXPECT_TRUE(finished.empty());
}

}  // namespace
}  // namespace lanescope::ui
