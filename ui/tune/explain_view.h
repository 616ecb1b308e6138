// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>

#include "app/tune/sweep_results.h"
#include "ui/charts/chart.h"

class QLabel;

namespace lanescope::app {
class EngineThread;
}

namespace lanescope::ui {

class ChartModel;

/// Two cells of a sweep side by side: their times and occupancy, and what a record of each counts,
/// with a sentence on what differs. Cells without counters are recorded with fewer elements.
class ExplainView : public QWidget {
  Q_OBJECT

 public:
  /// The limit on recorded elements.
  static constexpr std::int64_t kMostRecorded = std::int64_t{1} << 16;

  /// `engine` must outlive the view.
  explicit ExplainView(app::EngineThread& engine, QWidget* parent = nullptr);

  /// Compares these two cells of the results.
  void compare(const tune::SweepResults& results, std::size_t a, std::size_t b,
               const values::Target& target);
  void clear();

 signals:
  void failed(const QString& sentence);

 private:
  struct Side {
    QString name;
    tune::SweepCell cell;
    std::optional<values::HardwareCounters> hardware;
  };

  void recordNext();
  void take(const values::RunResult& result);
  [[nodiscard]] QString sentence() const;
  [[nodiscard]] ChartTable table() const;

  app::EngineThread& m_engine;
  std::array<Side, 2> m_sides;
  std::string m_kernel;
  values::Target m_target;
  std::int64_t m_recordedSize = 0;  ///< 0: as many as were swept
  quint64 m_id = 0;
  QLabel* m_words;
  ChartModel* m_model;
};

}  // namespace lanescope::ui
