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

namespace lanescope::ui {

class EqualizeJob;
class RunController;

/// Stores a controller's runs and benchmarks in the history as they arrive. A cancelled or failed
/// benchmark keeps its finished series.
class HistoryKeeper : public QObject {
  Q_OBJECT

 public:
  /// Stores what `controller` and `images` run. All three must outlive the keeper.
  HistoryKeeper(history::History& history, const RunController& controller,
                const EqualizeJob& images, QObject* parent);

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
  [[nodiscard]] QString driverOf(const values::RunResult& run) const;

  history::History& m_history;
  QList<values::DeviceInfo> m_devices;
  quint64 m_benchmark = 0;  ///< the history's id of the running benchmark
  bool m_keepsBenchmark = true;
  std::optional<Example> m_leftOutRun;
  std::optional<Example> m_leftOutBenchmark;
};

}  // namespace lanescope::ui
