// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <functional>
#include <memory>
#include <stop_token>

#include "app/engine/engine_thread.h"
#include "request/request.h"
#include "request/result.h"

namespace lanescope::cli {

/// Sends requests to an engine and waits for each. Shows progress on a terminal. Each function
/// throws values::Error with the engine's sentence, and cancelled once `stop` was requested.
class EngineSession {
 public:
  EngineSession(const app::EngineAddress& address, std::stop_token stop);

  [[nodiscard]] QList<values::DeviceInfo> devices();
  [[nodiscard]] std::shared_ptr<const values::RunResult> run(values::RunRequest request);
  [[nodiscard]] values::Occupancy occupancy(values::OccupancyRequest request);
  [[nodiscard]] std::shared_ptr<const values::TimeLine> timeLine(values::TimeLineRequest request);
  [[nodiscard]] std::shared_ptr<const values::AllReduceResult> allReduce(
      values::AllReduceRequest request);
  [[nodiscard]] std::shared_ptr<const values::ScalingResult> scaling(
      values::ScalingRequest request);
  /// `point` is called for each series as soon as it is measured. `label` begins the progress line.
  [[nodiscard]] std::shared_ptr<const values::BenchResult> bench(
      values::BenchRequest request, const std::function<void(const values::BenchSeries&)>& point,
      const QString& label = QStringLiteral("timing"));

  /// Runs a benchmark. When a kernel ends the engine, the finished measurements stay, and the other
  /// kernels go on one by one with a new engine. The failed kernel gets a series that says so and
  /// is not tried at larger sizes. Throws values::Error when nothing could be timed, and as the
  /// others for a bad request or a cancellation.
  [[nodiscard]] values::BenchResult benchSteadily(const values::BenchRequest& request,
                                                  const QString& label);

 private:
  /// Waits for the signal `finished` of request `id` and returns what it carries.
  template <class Value, class Signal>
  Value wait(quint64 id, Signal finished, const QString& label);

  app::EngineThread m_engine;
  std::stop_token m_stop;
};

}  // namespace lanescope::cli
