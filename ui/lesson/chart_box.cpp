// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/chart_box.h"

#include <QLabel>
#include <QPushButton>
#include <array>
#include <utility>

#include "app/engine/engine_thread.h"
#include "app/results/recorded_timings.h"
#include "app/text/text.h"
#include "catalog/catalog.h"
#include "ui/charts/chart_sheet.h"
#include "ui/charts/chart_view.h"
#include "ui/charts/error_chart.h"
#include "ui/charts/timing_charts.h"
#include "ui/charts/work_chart.h"
#include "ui/widgets/controls.h"
#include "values/error.h"

namespace lanescope::ui {
namespace {

constexpr int kHeight = 400;         ///< with the legend, which stands below
constexpr int kUsualLastPower = 14;  ///< on the emulator, in a second or two

QString headingOf(app::LessonChart::Kind kind) {
  switch (kind) {
    case app::LessonChart::Kind::times:
      //: Heading of a chart
      return ChartBox::tr("Times");
    case app::LessonChart::Kind::errors:
      //: Heading of a chart
      return ChartBox::tr("Errors");
    case app::LessonChart::Kind::work:
      //: Heading of a chart
      return ChartBox::tr("Work");
  }
  return {};
}

}  // namespace

ChartBox::ChartBox(app::LessonChart chart, app::EngineThread& engine, QWidget* parent)
    : LessonBox(headingOf(chart.kind), parent),
      m_chart(std::move(chart)),
      m_engine(engine),
      m_view(new ChartView(this)),
      m_compute(makeButton(this, /*: A button: computes what a chart shows */ tr("Compute"),
                           tr("Computes the points of the chart on this machine"))),
      m_words(makeWords(this, "muted", tr("What the chart shows"))) {
  m_view->setAccessibleName(headingOf(m_chart.kind));
  m_view->setMinimumHeight(kHeight);
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

void ChartBox::say(const QStringList& sentences) {
  m_words->setText(sentences.join(QLatin1Char('\n')));
  m_words->setVisible(!sentences.isEmpty());
}

void ChartBox::showTimes() {
  results::TimingData timings;
  const results::RecordedTimings recorded;
  for (const QString& kernel : m_chart.kernels) {
    // The CPU's times are of the same machine for each kernel.
    const bool isFirst = &kernel == &m_chart.kernels.front();
    recorded.addKernel(kernel.toStdString(), std::nullopt, isFirst, timings);
  }
  m_view->setChart(timeChart(timings), false);
  const std::array<const Chart*, 1> shown{&m_view->chart()};
  say(timings.points().empty() ? QStringList{tr("No times of these kernels came with the program.")}
                               : QStringList{originOf(shown)});
}

void ChartBox::compute() {
  try {
    const catalog::KernelRow& row = catalog::find(m_chart.kernels.front().toStdString());
    values::BenchRequest request;
    request.kernel = row.id;
    request.parameters = catalog::defaultsOf(row);
    request.parameters.grid.reset();
    request.target.backend = values::BackendChoice::emulator;
    request.measure = m_chart.kind == app::LessonChart::Kind::errors ? values::Measure::accuracy
                                                                     : values::Measure::work;
    for (int power = 1; power <= kUsualLastPower; ++power) {
      const std::int64_t n = std::int64_t{1} << power;
      if (request.measure == values::Measure::work && n > 1024) break;  // one block holds it
      request.sizes.push_back(n);
    }
    for (qsizetype other = 1; other < m_chart.kernels.size(); ++other) {
      request.compared.push_back(m_chart.kernels[other].toStdString());
    }
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
    m_view->setChart(errorChart(m_errors, results::ErrorScale::result), true);
    return say(m_errors.sentences());
  }
  m_work.add(series);
  m_view->setChart(workCharts(m_work).front(), true);
  say(m_work.sentences());
}

void ChartBox::fail(const QString& sentence) {
  m_request = 0;
  m_compute->setEnabled(true);
  say({sentence});
}

}  // namespace lanescope::ui
