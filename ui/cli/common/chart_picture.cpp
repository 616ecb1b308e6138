// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/common/chart_picture.h"

#include <algorithm>
#include <set>
#include <string>
#include <tuple>
#include <utility>

#include "app/files/output_file.h"
#include "catalog/catalog.h"
#include "ui/cli/common/render_options.h"
#include "ui/cli/common/theme_option.h"
#include "ui/picture/picture_file.h"
#include "values/error.h"

namespace lanescope::cli {
namespace {

QString kindNames(const QString& last) {
  return namesOf(ui::chartKinds(), &ui::ChartKindInfo::name, last);
}

}  // namespace

Options chartOptions() {
  return {{"size", "Pixels of the chart. Usually 1600x900.", "WxH"}, themeOption()};
}

ChartLook chartLookOf(const QCommandLineParser& parser) {
  return {parser.isSet("size") ? sizeOf(parser.value("size")) : app::ChartExport().size,
          themeOf(parser)};
}

QCommandLineOption chartKindOption() {
  return {QStringLiteral("chart"),
          "What the picture shows: " + kindNames(" or ") +
              ". Usually time and phases side by side. A chart of one size takes the largest.",
          QStringLiteral("NAME")};
}

std::optional<ui::ChartKind> chartKindOf(const QCommandLineParser& parser, const QString& path) {
  if (!parser.isSet("chart")) return std::nullopt;
  const QString name = parser.value("chart");
  if (!app::isPictureFile(path)) {
    values::refuse("--chart needs a picture to draw into: --out FILE.png, .svg or .pdf.");
  }
  for (const ui::ChartKindInfo& info : ui::chartKinds()) {
    if (info.name == name) return info.kind;
  }
  values::refuse("'" + name.toStdString() + "' is not a chart; the charts are " +
                 kindNames(" and ").toStdString() + ".");
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
  if (!isKnown && !app::isPictureFile(path)) {
    values::refuse((path + " has no known ending; " + what + " are written as " +
                    endings.join(", ") + ", .png, .svg or .pdf.")
                       .toStdString());
  }
  const app::OutputFile probe(path);
}

results::TimingData timingData(std::span<const values::BenchResult> results) {
  results::TimingData data;
  // The first kernel of each problem stands for it.
  std::vector<const catalog::KernelRow*> problems;
  std::set<std::tuple<std::size_t, std::string, values::Cache, std::int64_t>> known;
  for (const values::BenchResult& result : results) {
    const catalog::KernelRow& row = catalog::find(result.kernel);
    const auto found = std::ranges::find_if(problems, [&](const catalog::KernelRow* first) {
      return catalog::solveSameProblem(*first, row);
    });
    const auto problem = static_cast<std::size_t>(found - problems.begin());
    if (found == problems.end()) problems.push_back(&row);
    data.begin(result.kernel, result.parameters);
    for (const values::BenchSeries& series : result.series) {
      if (known.emplace(problem, series.name, series.cache, series.n).second) data.add(series);
    }
    data.finish(result);
  }
  return data;
}

}  // namespace lanescope::cli
