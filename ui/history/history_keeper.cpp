// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/history_keeper.h"

#include <QDateTime>
#include <algorithm>

#include "app/text/text.h"
#include "app/tune/sweep.h"
#include "app/tune/sweep_series.h"
#include "protocol/version.h"
#include "ui/image/equalize_job.h"
#include "ui/kernel/run_controller.h"

namespace lanescope::ui {
namespace {

QString now() {
  return QDateTime::currentDateTimeUtc().toString(Qt::ISODate);
}

}  // namespace

HistoryKeeper::HistoryKeeper(history::History& history, const Sources& sources, QObject* parent)
    : QObject(parent), m_history(history) {
  const RunController& controller = sources.controller;
  connect(&controller, &RunController::devicesFound, this,
          [this](const QList<values::DeviceInfo>& devices) { m_devices = devices; });
  connect(&controller, &RunController::ran, this, &HistoryKeeper::store);
  connect(&sources.images, &EqualizeJob::finished, this,
          [this](const std::shared_ptr<const EqualizedImage>& image) { store(image->run); });
  connect(&controller, &RunController::benchStarted, this, &HistoryKeeper::begin);
  connect(&controller, &RunController::benchPoint, this, [this](const values::BenchSeries& series) {
    if (m_keepsBenchmark) m_history.addSeries(m_benchmark, series);
  });
  connect(&controller, &RunController::benchFinished, this,
          [this](const std::shared_ptr<const values::BenchResult>& result) {
            if (!m_keepsBenchmark) return;
            m_history.finishBenchmark(m_benchmark, history::kindOf(*result), result);
          });
  keepSweep(sources.sweep);
}

void HistoryKeeper::keepSweep(const tune::Sweep& sweep) {
  const auto head = [&sweep] {
    values::BenchResult benchmark = tune::benchmarkOf(sweep.results());
    benchmark.version = engine::programVersion();
    benchmark.date = now().toStdString();
    return benchmark;
  };
  connect(&sweep, &tune::Sweep::started, this,
          [this, head] { m_sweep = m_history.beginBenchmark(head(), history::Kind::sweep); });
  connect(&sweep, &tune::Sweep::cellDone, this, [this, &sweep](quint64 cell) {
    m_history.addSeries(m_sweep, tune::seriesOf(sweep.results(), cell));
  });
  connect(&sweep, &tune::Sweep::finished, this, [this, &sweep, head] {
    const tune::SweepResults& results = sweep.results();
    if (results.count(tune::SweepCell::State::waiting) > 0) return;  // it was cancelled
    auto benchmark = std::make_shared<values::BenchResult>(head());
    for (std::size_t cell = 0; cell < results.cells.size(); ++cell) {
      benchmark->series.push_back(tune::seriesOf(results, cell));
    }
    m_history.finishBenchmark(m_sweep, history::Kind::sweep, benchmark);
  });
}

void HistoryKeeper::leaveOut(std::string_view kernel, const values::Parameters& parameters) {
  m_leftOutRun = m_leftOutBenchmark = Example{std::string(kernel), parameters.n, parameters.block};
}

void HistoryKeeper::begin(const values::BenchRequest& request) {
  m_keepsBenchmark =
      m_leftOutBenchmark != Example{request.kernel, request.parameters.n, request.parameters.block};
  if (!m_keepsBenchmark) return m_leftOutBenchmark.reset();
  values::BenchResult head;
  head.kernel = request.kernel;
  head.parameters = request.parameters;
  head.version = engine::programVersion();
  head.date = now().toStdString();
  m_benchmark = m_history.beginBenchmark(head, history::kindOf(request.measure));
}

void HistoryKeeper::store(const std::shared_ptr<const values::RunResult>& run) {
  if (m_leftOutRun == Example{run->kernel, run->parameters.n, run->parameters.block}) {
    return m_leftOutRun.reset();
  }
  m_history.storeRun(run, {now(), driverOf(*run), toQString(engine::programVersion())});
}

QString HistoryKeeper::driverOf(const values::RunResult& run) const {
  if (run.backend != values::BackendChoice::cuda) return {};
  const auto device = std::ranges::find(m_devices, run.device, &values::DeviceInfo::name);
  // "compute capability 9.0, driver 13.0"
  return device == m_devices.end()
             ? QString()
             : toQString(device->detail).section(QStringLiteral("driver "), 1);
}

}  // namespace lanescope::ui
