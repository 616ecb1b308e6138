// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/chart_box.h"

#include <QLabel>
#include <QPushButton>
#include <utility>

#include "app/engine/engine_thread.h"
#include "app/text/text.h"
#include "ui/charts/chart_parts.h"
#include "ui/charts/chart_view.h"
#include "ui/charts/error_chart.h"
#include "ui/charts/work_chart.h"
#include "ui/lesson/lesson_charts.h"
#include "ui/widgets/controls.h"
#include "values/error.h"

namespace lanescope::ui {

ChartBox::ChartBox(app::LessonChart chart, app::EngineThread& engine, QWidget* parent)
    : LessonBox(headingOf(chart.kind), parent),
      m_chart(std::move(chart)),
      m_engine(engine),
      m_view(new ChartView(this)),
      m_compute(makeButton(this, /*: A button: computes what a chart shows */ tr("Compute"),
                           tr("Computes the points of the chart on this machine"))),
      m_words(makeWords(this, "muted", tr("What the chart shows"))) {
  m_view->setAccessibleName(headingOf(m_chart.kind));
  addWidget(m_view);
  addWidget(m_words);
  addButtons({m_compute});
  m_compute->setObjectName(QStringLiteral("compute"));
  m_compute->setVisible(m_chart.kind != app::LessonChart::Kind::times);
  connect(m_compute, &QPushButton::clicked, this, &ChartBox::compute);
  connect(&engine, &app::EngineThread::benchPoint, this,
          [this](quint64 id, const values::BenchSeries& series) {
            if (id == m_request && id != 0) add(series);
          });
  connect(&engine, &app::EngineThread::benchFinished, this, [this](quint64 id) {
    if (id == m_request) m_request = 0;
  });
  connect(&engine, &app::EngineThread::failed, this,
          [this](quint64 id, values::ErrorKind, const QString& sentence) {
            if (id == m_request && id != 0) fail(sentence);
          });
  if (m_chart.kind == app::LessonChart::Kind::times) {
    showTimes();
  } else {
    m_view->hide();
    say({tr("The chart is empty until it is computed.")});
  }
}

void ChartBox::setTheme(const StageTheme& theme) {
  m_view->setTheme(theme);
}

void ChartBox::setChart(const Chart& chart, bool keepsView) {
  m_view->setChart(chart, keepsView);
  m_view->setMinimumHeight(heightInColumn(chart));
}

void ChartBox::say(const QStringList& sentences) {
  m_words->setText(sentences.join(QLatin1Char('\n')));
  m_words->setVisible(!sentences.isEmpty());
}

void ChartBox::showTimes() {
  try {
    const ToldChart told = timesChart(m_chart);
    setChart(told.chart, false);
    say(told.sentences);
  } catch (const values::Error& error) {
    fail(toQString(error.what()));
  }
}

void ChartBox::compute() {
  try {
    const values::BenchRequest request = chartRequest(m_chart);
    m_errors.clear();
    m_errors.begin(request.parameters);
    m_work.clear();
    m_compute->setEnabled(false);
    m_request = m_engine.bench(request);
  } catch (const values::Error& error) {
    fail(toQString(error.what()));
  }
}

void ChartBox::add(const values::BenchSeries& series) {
  m_view->show();
  if (m_chart.kind == app::LessonChart::Kind::errors) {
    m_errors.add(series);
    setChart(errorChart(m_errors, results::ErrorScale::result), true);
    return say(m_errors.sentences());
  }
  m_work.add(series);
  setChart(workCharts(m_work).front(), true);
  say(m_work.sentences());
}

void ChartBox::fail(const QString& sentence) {
  m_request = 0;
  m_compute->setEnabled(true);
  say({sentence});
}

}  // namespace lanescope::ui
