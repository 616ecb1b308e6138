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

/// An engine whose requests are waited for, one after the other. Shows progress on a terminal.
/// Every member throws values::Error with the engine's sentence; cancelled once `stop` was
/// requested.
class EngineSession {
 public:
  EngineSession(const app::EngineAddress& address, std::stop_token stop);

  [[nodiscard]] QList<values::DeviceInfo> devices();
  [[nodiscard]] std::shared_ptr<const values::RunResult> run(values::RunRequest request);
  [[nodiscard]] values::Occupancy occupancy(values::OccupancyRequest request);
  /// `point` is called for each series as soon as it is measured. `label`: what the progress line
  /// begins with.
  [[nodiscard]] std::shared_ptr<const values::BenchResult> bench(
      values::BenchRequest request, const std::function<void(const values::BenchSeries&)>& point,
      const QString& label = QStringLiteral("timing"));

 private:
  /// Waits for the signal `finished` of request `id` and returns what it carries.
  template <class Value, class Signal>
  Value wait(quint64 id, Signal finished, const QString& label);

  app::EngineThread m_engine;
  std::stop_token m_stop;
};

}  // namespace lanescope::cli
