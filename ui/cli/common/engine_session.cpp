// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/common/engine_session.h"

#include <QEventLoop>
#include <optional>
#include <string>
#include <utility>

#include "app/engine/bench_recovery.h"
#include "ui/cli/common/terminal.h"

namespace lanescope::cli {

EngineSession::EngineSession(const app::EngineAddress& address, std::stop_token stop)
    : m_engine(address), m_stop(std::move(stop)) {}

template <class Value, class Signal>
Value EngineSession::wait(quint64 id, Signal finished, const QString& label) {
  QEventLoop loop;
  ProgressLine progress(label);
  std::optional<Value> value;
  std::optional<values::Error> error;
  QObject::connect(&m_engine, finished, &loop, [&](quint64 ended, const Value& got) {
    if (ended != id) return;
    value = got;
    loop.quit();
  });
  QObject::connect(&m_engine, &app::EngineThread::failed, &loop,
                   [&](quint64 ended, values::ErrorKind kind, const QString& sentence) {
                     if (ended != id) return;
                     error.emplace(kind, sentence.toStdString());
                     loop.quit();
                   });
  QObject::connect(&m_engine, &app::EngineThread::progressed, &loop,
                   [&](quint64 of, double fraction, const QString& what) {
                     if (of == id) progress.set(fraction, what);
                   });
  // Another thread requests the stop.
  const std::stop_callback cancel(m_stop, [this, id] {
    QMetaObject::invokeMethod(
        &m_engine, [this, id] { m_engine.cancel(id); }, Qt::QueuedConnection);
  });
  loop.exec();
  if (error) throw values::Error(*error);
  return *std::move(value);
}

QList<values::DeviceInfo> EngineSession::devices() {
  return wait<QList<values::DeviceInfo>>(m_engine.queryDevices(), &app::EngineThread::devicesFound,
                                         "looking for devices");
}

std::shared_ptr<const values::RunResult> EngineSession::run(values::RunRequest request) {
  const QString label = "running " + QString::fromStdString(request.kernel);
  return wait<std::shared_ptr<const values::RunResult>>(m_engine.run(std::move(request)),
                                                        &app::EngineThread::runFinished, label);
}

values::Occupancy EngineSession::occupancy(values::OccupancyRequest request) {
  return wait<values::Occupancy>(m_engine.queryOccupancy(std::move(request)),
                                 &app::EngineThread::occupancyFound, "asking the device");
}

std::shared_ptr<const values::TimeLine> EngineSession::timeLine(values::TimeLineRequest request) {
  const QString label = "timing " + QString::fromStdString(request.kernel);
  return wait<std::shared_ptr<const values::TimeLine>>(m_engine.measureTimeLine(std::move(request)),
                                                       &app::EngineThread::timeLineMeasured, label);
}

std::shared_ptr<const values::AllReduceResult> EngineSession::allReduce(
    values::AllReduceRequest request) {
  return wait<std::shared_ptr<const values::AllReduceResult>>(
      m_engine.allReduce(std::move(request)), &app::EngineThread::allReduceFinished, "all-reduce");
}

std::shared_ptr<const values::ScalingResult> EngineSession::scaling(
    values::ScalingRequest request) {
  const QString label = "timing " + QString::fromStdString(request.kernel);
  return wait<std::shared_ptr<const values::ScalingResult>>(
      m_engine.measureScaling(std::move(request)), &app::EngineThread::scalingMeasured, label);
}

std::shared_ptr<const values::BenchResult> EngineSession::bench(
    values::BenchRequest request, const std::function<void(const values::BenchSeries&)>& point,
    const QString& label) {
  const quint64 id = m_engine.bench(std::move(request));
  QObject receiver;
  QObject::connect(&m_engine, &app::EngineThread::benchPoint, &receiver,
                   [&](quint64 of, const values::BenchSeries& series) {
                     if (of == id) point(series);
                   });
  return wait<std::shared_ptr<const values::BenchResult>>(id, &app::EngineThread::benchFinished,
                                                          label);
}

values::BenchResult EngineSession::benchSteadily(const values::BenchRequest& request,
                                                 const QString& label) {
  app::BenchRecovery recovery(request, m_engine.ranks());
  while (const auto next = recovery.next()) {
    try {
      const auto add = [&](const values::BenchSeries& series) { recovery.add(series); };
      recovery.finish(*bench(*next, add, label));
    } catch (const values::Error& error) {
      recovery.fail(error);
    }
  }
  return std::move(recovery).result();
}

}  // namespace lanescope::cli
