// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <cstdint>
#include <vector>

#include "catalog/catalog.h"
#include "ui/stage/stage_theme.h"
#include "ui/timing_data.h"

class QComboBox;
class QCustomPlot;
class QLabel;
class QPushButton;
class QTabWidget;

namespace lanescope::ui {

class TimingModel;

/// The page that compares CPU and GPU: bars at one size, time against n, and the same numbers as a
/// table.
class TimingPanel : public QWidget {
  Q_OBJECT

 public:
  explicit TimingPanel(QWidget* parent = nullptr);

  /// Forgets what was measured for another kernel; shows what was recorded for this one.
  void setKernel(const catalog::KernelRow& row);
  void setTheme(const StageTheme& theme);
  /// Whether a measurement can be asked for.
  void setReady(bool ready);
  /// Measuring begins: what was measured before gives way.
  void begin();
  void add(const values::BenchSeries& series);
  [[nodiscard]] const TimingData& data() const { return m_data; }

 public slots:
  void measure();
  /// Asks for a file and writes the chart that is shown: .png, .svg or .pdf.
  void savePicture();
  /// Asks for a file and writes the table.
  void saveTable();

 signals:
  void measureRequested(const std::vector<std::int64_t>& sizes);
  void failed(const QString& sentence);

 private:
  void buildLayout();
  void addRecordings();
  void refresh();
  void drawShown();
  /// The position of the size where a GPU has most to gain and this CPU was measured.
  [[nodiscard]] int largestMeasuredHere(const std::vector<std::int64_t>& sizes) const;
  [[nodiscard]] std::int64_t shownSize() const;

  QString m_kernel;
  std::string_view m_family;  ///< its sizes stand in the fields
  TimingData m_data;
  std::vector<values::BenchResult> m_recordings;
  StageTheme m_theme;
  bool m_followsLargest = true;  ///< until the user picks a size for the bars

  QPushButton* m_measure;
  QComboBox* m_from;
  QComboBox* m_to;
  QComboBox* m_size;
  QLabel* m_sizeLabel;
  QTabWidget* m_tabs;
  QCustomPlot* m_bars;
  QCustomPlot* m_lines;
  TimingModel* m_model;
  QLabel* m_words;
};

}  // namespace lanescope::ui
