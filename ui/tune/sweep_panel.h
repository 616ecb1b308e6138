// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>
#include <functional>
#include <vector>

#include "app/tune/sweep.h"
#include "ui/theme/stage_theme.h"
#include "ui/tune/range_field.h"
#include "ui/tune/sweep_chart.h"

class QComboBox;
class QHBoxLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QTabWidget;
class QTableView;

namespace lanescope::ui {

class ChartButtons;
class ChartModel;
class ChartView;
class ExplainView;

/// A sweep over launches: the ranges, how far it has come, its heat map and table as they fill, and
/// what tells two cells apart.
class SweepPanel : public QWidget {
  Q_OBJECT

 public:
  /// The target of a sweep, and the parameters that are not swept.
  struct Source {
    std::function<values::Target()> target;
    std::function<values::Parameters()> parameters;  ///< may throw values::Error
  };

  /// `engine` must outlive the panel.
  SweepPanel(app::EngineThread& engine, Source source, QWidget* parent = nullptr);

  /// `row` must outlive the panel. A sweep of another kernel is ended, its results are forgotten.
  void setKernel(const catalog::KernelRow& row);
  /// What is wrong with the parameters that are not swept, which prevents a sweep; empty: nothing.
  void setComplaint(const QString& complaint);
  void setTheme(const StageTheme& theme);
  [[nodiscard]] tune::Sweep& sweep() { return *m_sweep; }
  /// The controls in reading order. Some are others for each kernel and for each sweep.
  [[nodiscard]] std::vector<QWidget*> controls() const;
  [[nodiscard]] const SweepView& view() const { return m_view; }
  /// The cell that the cursor is on, or nothing.
  [[nodiscard]] const tune::SweepCell* current() const;

 public slots:
  void start();

 signals:
  /// The launch is to be put into the parameters of the kernel.
  void useRequested(const lanescope::values::Parameters& parameters);
  void storeRequested(const lanescope::tune::SweepResults& results, quint64 cell);
  void failed(const QString& sentence);
  /// `controls` are others now.
  void controlsChanged();

 private:
  /// What stands above the map, in the window and in a picture.
  [[nodiscard]] QString title() const;
  [[nodiscard]] ChartButtons* makeChartButtons();
  void buildLayout();
  void connectSweep();
  void connectViews();
  /// The views show the sweep's cells, which may be others now.
  void resetViews();
  void drawViews();
  void setCursor(std::size_t cell);
  /// Takes a cell among those that are compared, or out of them.
  void choose(std::size_t cell);
  void showRanges(const catalog::KernelRow& row);
  void showState();
  void showProgress();
  void showStarted();
  void showFinished();
  /// The selectors of axes behind the second, and of what the cells show.
  void showLayers();
  void showCurrent();
  void explain();
  [[nodiscard]] tune::Metric shownMetric() const;

  Source m_source;
  const catalog::KernelRow* m_row = nullptr;
  QString m_complaint;
  tune::Sweep* m_sweep;
  SweepView m_view;
  QTimer m_redraw;  ///< the views are drawn some times a second at most
  std::vector<RangeField> m_ranges;
  QHBoxLayout* m_rangeBar;
  QHBoxLayout* m_layerBar;
  std::vector<QComboBox*> m_layers;  ///< in m_layerBar
  QPushButton* m_start;
  QPushButton* m_pause;
  QPushButton* m_cancel;
  QProgressBar* m_progress;
  QLabel* m_progressWords;
  QComboBox* m_metric;
  QTabWidget* m_tabs;
  ChartView* m_map;
  ChartModel* m_model;
  QTableView* m_table;
  ExplainView* m_explain;
  QLabel* m_cellWords;
  QPushButton* m_use;
  QPushButton* m_store;
  QPushButton* m_compare;
  ChartButtons* m_save;
  QLabel* m_title;
  QLabel* m_words;
};

}  // namespace lanescope::ui
