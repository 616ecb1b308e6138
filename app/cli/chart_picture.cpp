// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/chart_picture.h"

#include <algorithm>
#include <set>
#include <string>
#include <tuple>
#include <utility>

#include "app/cli/render_options.h"
#include "app/cli/theme_option.h"
#include "app/output_file.h"
#include "values/error.h"

namespace lanescope::cli {

Options chartOptions() {
  return {{"size", "Pixels of the chart. Usually 1600x900.", "WxH"}, themeOption()};
}

ChartLook chartLookOf(const QCommandLineParser& parser) {
  return {parser.isSet("size") ? sizeOf(parser.value("size")) : app::ChartExport().size,
          themeOf(parser)};
}

void writeChart(app::ChartExport chart, const QString& title, const ChartLook& look,
                const QString& path) {
  chart.title = title;
  chart.size = look.size;
  chart.theme = look.theme;
  app::exportChart(chart, path);
}

void checkOut(const QString& path, const QStringList& endings, const QString& what) {
  if (path.isEmpty()) return;
  const bool isKnown =
      std::ranges::any_of(endings, [&](const QString& ending) { return path.endsWith(ending); });
  if (!isKnown && !app::isChartFile(path)) {
    values::refuse((path + " has no known ending; " + what + " are written as " +
                    endings.join(", ") + ", .png, .svg or .pdf.")
                       .toStdString());
  }
  const app::OutputFile probe(path);
}

ui::TimingData timingData(std::span<const values::BenchResult> results) {
  ui::TimingData data;
  std::set<std::tuple<std::string, values::Cache, std::int64_t>> known;
  for (const values::BenchResult& result : results) {
    for (const values::BenchSeries& series : result.series) {
      if (!series.failure.empty()) continue;
      if (known.emplace(series.name, series.cache, series.n).second) data.add(series);
    }
  }
  return data;
}

}  // namespace lanescope::cli
