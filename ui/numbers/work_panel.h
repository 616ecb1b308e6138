// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <string>
#include <vector>

#include "app/results/work_data.h"
#include "catalog/catalog.h"
#include "ui/theme/stage_theme.h"

class QCustomPlot;
class QLabel;
class QPushButton;
class QTabWidget;

namespace lanescope::ui {

class ComparisonButton;
class ComplaintLabel;
class WorkModel;

/// The page on work and depth: how many operations kernels compute for n elements, and in how many
/// steps, counted from records.
class WorkPanel : public QWidget {
  Q_OBJECT

 public:
  explicit WorkPanel(QWidget* parent = nullptr);

  /// Forgets what was counted for another kernel, and offers the kernels of the same inputs.
  void setKernel(const catalog::KernelRow& row);
  void setTheme(const StageTheme& theme);
  /// Whether a count can be asked for. `complaint`: about the parameters; it prevents one, and is
  /// said.
  void setReady(bool isIdle, const QString& complaint);
  /// A count begins.
  void begin();
  void add(const values::BenchSeries& series);
  [[nodiscard]] const results::WorkData& data() const { return m_data; }
  /// The kernels chosen beside, without those that cannot do with these parameters.
  [[nodiscard]] std::vector<std::string> compared(const values::Parameters& parameters) const;

 public slots:
  void count();
  void savePicture();
  void saveTable();

 signals:
  void countRequested(const std::vector<std::int64_t>& sizes);
  void failed(const QString& sentence);

 private:
  void buildLayout();
  void refresh();
  void drawShown();

  QString m_kernel;
  results::WorkData m_data;
  StageTheme m_theme;

  QPushButton* m_count;
  ComplaintLabel* m_complaint;
  ComparisonButton* m_compared;
  QTabWidget* m_tabs;
  QCustomPlot* m_chart;
  WorkModel* m_model;
  QLabel* m_words;
};

}  // namespace lanescope::ui
