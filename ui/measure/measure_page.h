// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "app/results/recorded_timings.h"
#include "ui/charts/chart_maker.h"
#include "ui/numbers/comparison_page.h"

class QListWidget;
class QToolButton;

namespace lanescope::ui {

class Baseline;
class ChartJob;
class PointOnStage;
struct ChartOrder;

/// The page that measures: kernels and CPU variants over the sizes, and every chart of what was
/// measured, each also as a table. It also shows what was recorded on other machines.
class MeasurePage : public ComparisonPage {
  Q_OBJECT

 public:
  MeasurePage(const PageContext& context, QWidget* parent);

  /// Shows what was recorded of this kernel; what was measured stays if the kernel is among it.
  void setKernel(const catalog::KernelRow& row) override;
  /// Replaces what was measured before.
  void begin(const values::BenchRequest& request) override;
  void showChart(ChartKind shown);

  [[nodiscard]] const results::TimingData& data() const { return m_data; }

 public slots:
  /// Brings the page forward and shows stored results side by side, each labelled with machine and
  /// date. They stay until something is measured or another kernel is chosen.
  void showStored(const std::vector<lanescope::values::BenchResult>& results);

 protected:
  void add(const values::BenchSeries& series) override;
  void finish(const values::BenchResult& result) override;
  [[nodiscard]] QString title() const override;
  [[nodiscard]] QString fileName() const override;
  [[nodiscard]] QString csv() const override;

 private:
  [[nodiscard]] static Words words();
  void buildControls();
  /// Forgets what was shown.
  void startAnew();
  [[nodiscard]] ChartKind kind() const;
  /// The chart that is chosen. Its data are those of the whole family where it compares them.
  [[nodiscard]] ChartOrder order();
  void fillSizes();
  void fillLines();
  void showMade(const Chart& chart, const ChartOrder& order);
  void openTiming(std::size_t timing);

  std::optional<results::RecordedTimings::Problem> m_measured;  ///< since the kernel was chosen
  bool m_isStored = false;                                      ///< stored results are shown
  results::TimingData m_data;
  results::TimingData m_shown;  ///< what the chart was made of
  results::RecordedTimings m_recordings;
  bool m_followsLargest = true;  ///< until the user picks a size
  ChartKind m_drawn = ChartKind::time;
  ChartJob* m_job;
  Baseline* m_baseline;
  PointOnStage* m_stage;
  QListWidget* m_kinds;
  QComboBox* m_size;
  QComboBox* m_line;
  QToolButton* m_transfers;
  QToolButton* m_pinned;
};

}  // namespace lanescope::ui
