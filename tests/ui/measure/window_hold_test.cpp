// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractEventDispatcher>
#include <QEventLoop>
#include <QStatusBar>
#include <QTimer>
#include <algorithm>
#include <cstdio>
#include <set>

#include "catalog/catalog.h"
#include "tests/processor_time.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/measure/measure_page.h"

// The window while a benchmark over many kernels goes on.

namespace lanescope::ui {
namespace {

/// The longest time that this thread has computed from one look at its events to the next: what a
/// click may have to wait for, whatever else the machine is doing.
class LongestHold {
 public:
  LongestHold() {
    // Waiting costs no time of the processor: from one wait to the next it is what lies between.
    QObject::connect(QAbstractEventDispatcher::instance(), &QAbstractEventDispatcher::aboutToBlock,
                     &m_context, [this] {
                       const double time = tests::threadMs();
                       if (m_since > 0) m_longest = std::max(m_longest, time - m_since);
                       m_since = time;
                     });
  }
  [[nodiscard]] double milliseconds() const { return m_longest; }

 private:
  QObject m_context;
  double m_since = 0;
  double m_longest = 0;
};

values::BenchRequest everyReduction() {
  values::BenchRequest request;
  for (const catalog::KernelRow& row : catalog::kernels()) {
    const bool fits = row.family == "reduce" && row.inputs.size() == 1 && row.unrecorded.empty() &&
                      row.id != "reduce_warp_instruction";
    if (!fits) continue;
    if (request.kernel.empty()) {
      request.kernel = row.id;
      request.parameters = catalog::defaultsOf(row);
    } else {
      request.compared.emplace_back(row.id);
      request.comparedParameters.push_back(catalog::defaultsOf(row));
    }
  }
  for (int power = 6; power <= 12; ++power) request.sizes.push_back(std::int64_t{1} << power);
  request.target.backend = values::BackendChoice::emulator;
  request.sampling.samples = 3;
  request.sampling.maxTime = values::Milliseconds(20);
  return request;
}

TEST_F(WindowTest, ABenchmarkOfManyKernelsHoldsTheEventsForNoMoreThan50MsAndSaysHowFarItIs) {
  waitForLayout();
  // The page with the charts is the one that has to draw.
  auto& measure = page<MeasurePage>();
  emit measure.wanted();
  waitForLayout();
  RunController& controller = m_window->controller();
  int points = 0;
  bool hasEnded = false;
  std::set<QString> told;
  QObject::connect(&controller, &RunController::benchPoint, m_window.get(), [&] { ++points; });
  // A loop as the program's own, which waits for events.
  QEventLoop loop;
  QObject::connect(&controller, &RunController::benchFinished, &loop, [&] {
    hasEnded = true;
    loop.quit();
  });
  QObject::connect(&controller, &RunController::failed, &loop, &QEventLoop::quit);
  QTimer::singleShot(kPatience, &loop, &QEventLoop::quit);
  QObject::connect(&controller, &RunController::progressed, m_window.get(),
                   [&] { told.insert(m_window->statusBar()->currentMessage()); });
  const LongestHold hold;
  measure.begin(everyReduction());
  controller.measure(everyReduction());
  loop.exec();
  ASSERT_TRUE(hasEnded) << qPrintable(m_failure);
  std::printf("%d points, longest hold of the event loop %.1f ms\n", points, hold.milliseconds());
  EXPECT_GT(points, 80);
  EXPECT_GT(hold.milliseconds(), 0);
  EXPECT_LE(hold.milliseconds(), 50);
  EXPECT_TRUE(std::ranges::any_of(told, [](const QString& text) {
    return text.contains(QStringLiteral(", n = 2^1")) && text.contains(QLatin1Char('%'));
  })) << (told.empty() ? "nothing" : qPrintable(*told.begin()));
  ASSERT_TRUE(waitFor([&] { return m_window->statusBar()->currentMessage().isEmpty(); }));
}

}  // namespace
}  // namespace lanescope::ui
