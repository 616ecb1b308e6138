// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "app/history/history.h"
#include "request/request.h"

namespace lanescope::tune {
class Sweep;
}

namespace lanescope::ui {

class EqualizeJob;
class RunController;

/// Stores runs, benchmarks and sweeps in the history as they arrive. A cancelled or failed
/// benchmark keeps its finished series, and a sweep its finished launches.
class HistoryKeeper : public QObject {
  Q_OBJECT

 public:
  /// Stores what these run. All must outlive the keeper.
  struct Sources {
    const RunController& controller;
    const EqualizeJob& images;
    const tune::Sweep& sweep;
  };
  HistoryKeeper(history::History& history, const Sources& sources, QObject* parent);

  /// Leaves out the next run and the next benchmark of this kernel at this n and block: those that
  /// the program begins by itself.
  void leaveOut(std::string_view kernel, const values::Parameters& parameters);

 private:
  /// What is left out.
  struct Example {
    std::string kernel;
    std::int64_t n = 0;
    std::int64_t block = 0;
    bool operator==(const Example&) const = default;
  };
  void store(const std::shared_ptr<const values::RunResult>& run);
  void begin(const values::BenchRequest& request);
  void keepSweep(const tune::Sweep& sweep);
  [[nodiscard]] QString driverOf(const values::RunResult& run) const;

  history::History& m_history;
  QList<values::DeviceInfo> m_devices;
  quint64 m_benchmark = 0;  ///< the history's id of the running benchmark
  quint64 m_sweep = 0;      ///< of the running sweep
  bool m_keepsBenchmark = true;
  std::optional<Example> m_leftOutRun;
  std::optional<Example> m_leftOutBenchmark;
};

}  // namespace lanescope::ui
