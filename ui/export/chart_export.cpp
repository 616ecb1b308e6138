// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/chart_export.h"

#include <qcustomplot.h>

#include <QPainter>

#include "ui/charts/chart_painter.h"
#include "ui/charts/chart_sheet.h"
#include "ui/charts/error_chart.h"
#include "ui/charts/plot_picture.h"
#include "ui/charts/work_chart.h"
#include "ui/picture/picture_file.h"
#include "ui/tune/sweep_chart.h"
#include "ui/tune/tune_words.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

constexpr int kGap = 16;  ///< between charts

void paintParts(const ChartExport& what, const ui::StageTheme& theme, const QRect& charts,
                QPainter& painter) {
  int left = charts.left();
  for (const ChartPart& part : what.parts) {
    const auto width = static_cast<int>(charts.width() * part.share);
    const bool isLast = &part == &what.parts.back();
    const QRect bounds(left, charts.top(), isLast ? charts.right() + 1 - left : width,
                       charts.height());
    QCustomPlot plot;
    plot.resize(bounds.size());
    ui::drawChart(plot, part.chart, theme);
    ui::paintPlot(plot, bounds, painter);
    left += width + kGap;
  }
}

}  // namespace

ChartExport chartOf(const results::TimingData& data) {
  ChartExport over = chartOf(data, ui::ChartKind::time);
  const ChartExport phases = chartOf(data, ui::ChartKind::phases);
  constexpr double kOver = 0.55;
  over.parts = {{kOver, over.parts.front().chart}, {1.0 - kOver, phases.parts.front().chart}};
  return over;
}

ChartExport chartOf(const results::TimingData& data, ui::ChartKind kind) {
  if (data.sizes().empty()) {
    values::refuse("There is nothing to draw: no timing is a positive number.");
  }
  ui::ChartChoice choice;
  choice.n = data.sizes().back();
  const ui::Chart made = ui::makeChart(kind, data, choice);
  if (made.isEmpty()) {
    values::refuse("There is no chart of this kind to draw: " + made.emptyNote.toStdString() + ".");
  }
  ChartExport chart;
  chart.sentences = made.sentences;
  chart.parts = {{1.0, made}};
  return chart;
}

ChartExport chartOf(const results::ErrorData& data) {
  if (data.points().empty()) values::refuse("There is nothing to draw: nothing was compared.");
  ChartExport chart;
  chart.sentences = data.sentences();
  chart.parts = {{1.0, ui::errorChart(data, results::ErrorScale::terms)}};
  return chart;
}

ChartExport chartOf(const results::WorkData& data) {
  if (data.points().empty()) values::refuse("There is nothing to draw: nothing was counted.");
  ChartExport chart;
  chart.sentences = data.sentences();
  for (const ui::Chart& made : ui::workCharts(data)) {
    chart.parts.push_back({0.5, made});
  }
  return chart;
}

ChartExport chartOf(std::span<const std::shared_ptr<const values::AllReduceResult>> results) {
  ChartExport chart;
  const std::optional<ui::Chart> model = ui::modelChart(results);
  const double share = model ? 1.0 / 3.0 : 0.5;
  for (const ui::Chart& made : ui::allReduceCharts(results)) chart.parts.push_back({share, made});
  if (!model) return chart;
  chart.parts.push_back({share, *model});
  chart.sentences = model->sentences;
  return chart;
}

ChartExport chartOf(const values::ScalingResult& result) {
  ChartExport chart;
  for (const ui::Chart& made : ui::scalingCharts(result)) chart.parts.push_back({0.5, made});
  return chart;
}

ChartExport chartOf(std::span<const std::shared_ptr<const values::ScalingResult>> results) {
  ChartExport chart;
  chart.parts = {{1.0, ui::crossoverChart(results)}};
  chart.sentences = chart.parts.front().chart.sentences;
  return chart;
}

ChartExport chartOf(const tune::SweepResults& results) {
  if (results.count(tune::SweepCell::State::measured) == 0) {
    values::refuse("There is nothing to draw: no launch of the sweep was measured.");
  }
  ChartExport chart;
  chart.sentences = ui::sweepSentences(results);
  ui::SweepView view;
  if (results.emulated) view.metric = tune::Metric::requests;
  if (const tune::Mark* best = results.mark(tune::Mark::Kind::best)) {
    view.showLayerOf(results.space, best->cell);
  }
  chart.parts = {{1.0, ui::sweepChart(results, view)}};
  return chart;
}

void exportChart(const ChartExport& what, const QString& path) {
  std::vector<const ui::Chart*> charts;
  charts.reserve(what.parts.size());
  for (const ChartPart& part : what.parts) charts.push_back(&part.chart);
  const ui::StageTheme theme = ui::StageTheme::of(what.theme);
  const ui::ChartSheet sheet{
      what.title,
      what.sentences,
      ui::originOf(charts),
      theme,
      what.size,
      1.0,
      [&](QPainter& painter, const QRect& bounds) { paintParts(what, theme, bounds, painter); }};
  writePicture(
      what.size, {what.title, (what.sentences + QStringList(sheet.origin)).join(' ')},
      [&](QPainter& painter) { paintSheet(sheet, painter); }, path);
}

}  // namespace lanescope::app
