// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/results/recorded_timings.h"
#include "catalog/catalog.h"
#include "request/request.h"
#include "ui/charts/chart_maker.h"
#include "ui/theme/stage_theme.h"

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;
class QTableView;
class QTabWidget;
class QToolButton;

namespace lanescope::ui {

class ComparisonButton;
class ChartModel;
class ChartView;
class ComplaintLabel;
struct PageContext;

/// The page that measures: kernels and CPU variants over the sizes, and every chart of what was
/// measured, each also as a table. Beside it stands what was recorded on other machines.
class MeasurePage : public QWidget {
  Q_OBJECT

 public:
  using Make = std::function<Chart(ChartKind, const results::TimingData&, const ChartChoice&)>;

  /// `make`: makes the charts, on a worker thread.
  explicit MeasurePage(QWidget* parent = nullptr, Make make = &makeChart);
  /// Measures the kernel that is chosen.
  MeasurePage(const PageContext& context, QWidget* parent);

  /// Shows what was recorded of this kernel; what was measured stays if the kernel is among it.
  void setKernel(const catalog::KernelRow& row);
  void setTheme(const StageTheme& theme);
  /// Whether a measurement can be asked for. `complaint`: about the parameters; it prevents one,
  /// and is said.
  void setReady(bool isIdle, const QString& complaint);
  /// Measuring begins: what was measured before gives way.
  void begin(const values::BenchRequest& request);
  void add(const values::BenchSeries& series);
  void finish(const values::BenchResult& result);
  void showChart(ChartKind shown);

  [[nodiscard]] const results::TimingData& data() const { return m_data; }
  [[nodiscard]] ChartView& view() { return *m_view; }
  /// Whether what is shown is of the present data and choice.
  [[nodiscard]] bool isUpToDate() const { return !m_isMaking; }
  /// The kernels chosen beside, without those that cannot do with these parameters.
  [[nodiscard]] std::vector<std::string> compared(const values::Parameters& parameters) const;

 public slots:
  /// Brings the page forward and shows stored results side by side, each labelled with machine and
  /// date. They stay until something is measured or another kernel is chosen.
  void showStored(const std::vector<lanescope::values::BenchResult>& results);
  /// Brings the page forward and measures.
  void measure();
  /// Measures, wherever the user looks.
  void start();
  /// Asks for a file and writes the chart that is shown: .png, .svg or .pdf.
  void savePicture();
  /// Asks for a file and writes the table of the chart that is shown.
  void saveTable();
  void copy();
  void resetView();

 signals:
  void measureRequested(const std::vector<std::int64_t>& sizes);
  /// The page should be seen.
  void wanted();
  /// A point is to be run at a small n. `words`: what it said.
  void openRequested(const QString& kernel, const lanescope::values::Parameters& parameters,
                     const QString& words);
  void failed(const QString& sentence);

 private:
  void measureOver(const PageContext& context, const std::vector<std::int64_t>& sizes);
  void buildControls();
  void buildLayout();
  void connectControls();
  /// What the charts of a whole family are made of, else the data.
  [[nodiscard]] results::TimingData shownData() const;
  [[nodiscard]] ChartKind kind() const;
  [[nodiscard]] ChartChoice choice() const;
  /// What the pointer is at; without it, what it can do.
  void showPointed(const QString& words);
  void fillSizes();
  void fillLines();
  void refresh();
  /// A chart has been made, or could not be.
  void endMaking();
  void showMade(const Chart& chart, bool keepsView);
  void openTiming(std::size_t timing);
  [[nodiscard]] QString fileName() const;

  Make m_make;
  const catalog::KernelRow* m_row = nullptr;
  std::optional<results::RecordedTimings::Problem> m_measured;  ///< since the kernel was chosen
  bool m_isStored = false;                                      ///< stored results are shown
  results::TimingData m_data;
  results::TimingData m_shown;  ///< what the chart was made of
  results::RecordedTimings m_recordings;
  bool m_followsLargest = true;  ///< until the user picks a size
  bool m_isMaking = false;       ///< a chart is being made
  bool m_isOld = false;          ///< and another one will be wanted
  ChartKind m_drawn = ChartKind::time;

  QPushButton* m_measure;
  ComplaintLabel* m_complaint;
  QComboBox* m_from;
  QComboBox* m_to;
  ComparisonButton* m_compared;
  QListWidget* m_kinds;
  QComboBox* m_size;
  QComboBox* m_line;
  QToolButton* m_transfers;
  QToolButton* m_pinned;
  QPushButton* m_reset;
  QPushButton* m_copy;
  QPushButton* m_save;
  QTabWidget* m_tabs;
  ChartView* m_view;
  ChartModel* m_model;
  QTableView* m_table;
  QLabel* m_pointed;
  QLabel* m_words;
};

}  // namespace lanescope::ui
