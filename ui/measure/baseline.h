// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <memory>
#include <vector>

#include "app/results/compared_times.h"
#include "app/results/timing_data.h"
#include "ui/charts/chart.h"

class QToolButton;
class QWidget;

namespace lanescope::ui {

/// A kept benchmark with which later ones of the same problem are compared, and its button.
class Baseline : public QObject {
  Q_OBJECT

 public:
  explicit Baseline(QWidget* page);

  /// Keeps what was measured last, and forgets it again.
  [[nodiscard]] QToolButton& button() const { return *m_button; }
  /// Nothing is measured: another kernel was chosen, or a benchmark begins.
  void clearMeasured();
  /// Compares with the baseline what was measured.
  void setMeasured(const values::BenchResult& result);

  /// Adds the baseline's timings, labelled with its date, where they are of the same problem and
  /// not what is shown anyway.
  void addTo(const std::string& kernel, const values::Parameters& parameters,
             results::TimingData& data) const;
  /// Inserts a column with the change of each row, once there are any. `shown`: what the table's
  /// items are of.
  [[nodiscard]] ChartTable withChanges(ChartTable table, const results::TimingData& shown) const;
  /// The baseline, and the changes of kernels at the largest size, in words; empty without one.
  [[nodiscard]] QStringList sentences() const;

 signals:
  /// The baseline or what changed against it is another one.
  void changed();

 private:
  void keep(bool wanted);
  void compare();

  QToolButton* m_button;
  std::shared_ptr<const values::BenchResult> m_kept;  ///< null: no baseline
  std::shared_ptr<const values::BenchResult> m_measured;
  std::vector<results::ComparedTime> m_changes;
  int m_comparison = 0;  ///< which comparison is the newest
};

}  // namespace lanescope::ui
