// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <memory>

#include "app/history/history.h"
#include "request/request.h"

namespace lanescope::ui {

class EqualizeJob;
class RunController;

/// Stores what a controller's runs and benchmarks give, as they give it: a benchmark that is
/// cancelled or broken off keeps the series that it has.
class HistoryKeeper : public QObject {
  Q_OBJECT

 public:
  /// Stores what `controller` and `images` run. All three must outlive the keeper.
  HistoryKeeper(history::History& history, const RunController& controller,
                const EqualizeJob& images, QObject* parent);

 private:
  void store(const std::shared_ptr<const values::RunResult>& run);
  void begin(const values::BenchRequest& request);
  [[nodiscard]] QString driverOf(const values::RunResult& run) const;

  history::History& m_history;
  QList<values::DeviceInfo> m_devices;
  quint64 m_benchmark = 0;  ///< the history's number of the one that runs
};

}  // namespace lanescope::ui
