// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lesson_charts.h"

#include <array>

#include "app/results/recorded_timings.h"
#include "app/text/text.h"
#include "catalog/bench_sizes.h"
#include "catalog/catalog.h"
#include "ui/charts/chart_sheet.h"
#include "ui/charts/timing_charts.h"
#include "ui/lesson/chart_box.h"

namespace lanescope::ui {
namespace {

constexpr int kUsualLastPower = 14;  ///< on the emulator, in a second or two

/// The sizes that a chart has where the lesson names none.
std::vector<std::int64_t> usualSizes(values::Measure measure) {
  std::vector<std::int64_t> sizes;
  for (int power = 1; power <= kUsualLastPower; ++power) {
    const std::int64_t n = std::int64_t{1} << power;
    if (measure == values::Measure::work && n > 1024) break;  // one block holds it
    sizes.push_back(n);
  }
  return sizes;
}

std::vector<std::int64_t> namedSizes(const app::LessonChart& chart) {
  if (chart.sizes.isEmpty()) return {};
  const catalog::KernelRow& row = catalog::find(chart.kernels.front().toStdString());
  return catalog::benchSizes(chart.sizes.toStdString(), row);
}

}  // namespace

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

values::BenchRequest chartRequest(const app::LessonChart& chart) {
  const catalog::KernelRow& row = catalog::find(chart.kernels.front().toStdString());
  values::BenchRequest request;
  request.kernel = row.id;
  request.parameters = catalog::defaultsOf(row);
  request.parameters.grid.reset();
  request.target.backend = values::BackendChoice::emulator;
  request.measure = chart.kind == app::LessonChart::Kind::errors ? values::Measure::accuracy
                                                                 : values::Measure::work;
  request.sizes = namedSizes(chart);
  if (request.sizes.empty()) request.sizes = usualSizes(request.measure);
  for (qsizetype other = 1; other < chart.kernels.size(); ++other) {
    request.compared.push_back(chart.kernels[other].toStdString());
  }
  return request;
}

ToldChart timesChart(const app::LessonChart& chart) {
  results::TimingData timings;
  timings.setShortTitles();  // the line below the chart says where and when
  const results::RecordedTimings recorded;
  for (const QString& kernel : chart.kernels) {
    // The CPU's times are of the same machine for each kernel.
    const bool isFirst = &kernel == &chart.kernels.front();
    recorded.addKernel(kernel.toStdString(), std::nullopt, isFirst, timings);
  }
  ToldChart told{timeChart(timings), {}};
  if (timings.points().empty()) {
    told.sentences = {ChartBox::tr("No times of these kernels came with the program.")};
    return told;
  }
  const std::vector<std::int64_t> sizes = namedSizes(chart);
  if (!sizes.empty()) {
    for (ChartSeries& series : told.chart.series) {
      std::erase_if(series.points, [&](const ChartPoint& point) {
        return point.x < static_cast<double>(sizes.front()) ||
               point.x > static_cast<double>(sizes.back());
      });
    }
  }
  const std::array<const Chart*, 1> shown{&told.chart};
  told.sentences = {originOf(shown)};
  return told;
}

}  // namespace lanescope::ui
