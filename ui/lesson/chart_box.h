// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/lesson_text.h"
#include "app/results/error_data.h"
#include "app/results/work_data.h"
#include "request/result.h"
#include "ui/lesson/lesson_box.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::app {
class EngineThread;
}

namespace lanescope::ui {

struct Chart;
class ChartView;

/// A chart in the text of a lesson. Times are those that came with the program, and the chart says
/// which machine took them and when. Errors and work are computed when the reader asks for them.
class ChartBox : public LessonBox {
  Q_OBJECT

 public:
  /// `engine` must outlive the box.
  ChartBox(app::LessonChart chart, app::EngineThread& engine, QWidget* parent);

  void setTheme(const StageTheme& theme);
  [[nodiscard]] ChartView& view() { return *m_view; }

 private:
  void showTimes();
  void compute();
  void add(const values::BenchSeries& series);
  void setChart(const Chart& chart, bool keepsView);
  void fail(const QString& sentence);
  void say(const QStringList& sentences);

  app::LessonChart m_chart;
  app::EngineThread& m_engine;
  results::ErrorData m_errors;
  results::WorkData m_work;
  quint64 m_request = 0;  ///< of the engine; 0: none is out
  ChartView* m_view;
  QPushButton* m_compute;
  QLabel* m_words;
};

}  // namespace lanescope::ui
