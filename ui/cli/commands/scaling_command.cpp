// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "app/files/output_file.h"
#include "catalog/bench_sizes.h"
#include "protocol/json.h"
#include "request/scaling.h"
#include "ui/charts/device_charts.h"
#include "ui/cli/common/chart_picture.h"
#include "ui/cli/common/command.h"
#include "ui/cli/common/engine_session.h"
#include "ui/cli/common/gpu_list.h"
#include "ui/cli/common/json_text.h"
#include "ui/cli/common/terminal.h"
#include "ui/devices/times_csv.h"
#include "ui/picture/picture_file.h"

namespace lanescope::cli {
namespace {

using Results = std::vector<std::shared_ptr<const values::ScalingResult>>;

void addRows(const values::ScalingResult& result, bool isOfM, Table& table) {
  for (const values::ScalingPoint& point : result.points) {
    constexpr double kMicroseconds = 1e6;
    constexpr double kPercent = 100;
    const auto time = [](double seconds) {
      return QString::number(seconds * kMicroseconds, 'f', 1) + " µs";
    };
    const std::optional<double> predicted = values::predictedSeconds(result, point.gpus);
    const std::optional<double> error = values::predictionError(result, point);
    table.add({grouped(point.gpus), grouped(isOfM ? point.m : point.n),
               time(values::medianSeconds(point.seconds)), time(std::ranges::min(point.seconds)),
               QString::number(values::speedupOf(result, point), 'f', 3),
               QString::number(values::efficiencyOf(result, point), 'f', 3),
               predicted ? time(*predicted) : QString(),
               error ? QString::number(kPercent * *error, 'f', 1) + "%" : QString(),
               point.passed ? "right" : "wrong"});
  }
}

/// `isOfSizes`: the results are of several n, not of one.
QString textOf(const Results& results, bool isOfSizes) {
  const values::ScalingResult& first = *results.front();
  const bool isOfM = first.points.front().m > 0 && !isOfSizes;
  QString text = toQString(first.request.kernel) + " on " + toQString(first.device) +
                 (first.request.isWeak ? ", a problem that grows with the GPUs\n\n"
                                       : ", the same problem on each number of GPUs\n\n");
  Table table({">GPUs", isOfM ? ">m" : ">n", ">median", ">fastest", ">speedup", ">efficiency",
               ">model", ">error", "result"});
  for (const auto& result : results) addRows(*result, isOfM, table);
  text += table.text();
  if (!isOfSizes) return text;
  const auto crossover = ui::gpuCrossover(results);
  if (!crossover) return text + "\nTwo GPUs beat one at none of these n.\n";
  return text + "\nThe smallest n at which two GPUs beat one: " + grouped(*crossover) + ".\n";
}

nlohmann::json jsonOf(const values::ScalingResult& result) {
  nlohmann::json all = engine::toJson(result);
  for (std::size_t i = 0; i < result.points.size(); ++i) {
    nlohmann::json& own = all["points"][i];
    own["median_seconds"] = values::medianSeconds(result.points[i].seconds);
    own["speedup"] = values::speedupOf(result, result.points[i]);
    own["efficiency"] = values::efficiencyOf(result, result.points[i]);
    const auto predicted = values::predictedSeconds(result, result.points[i].gpus);
    if (predicted) own["predicted_seconds"] = *predicted;
  }
  return all;
}

nlohmann::json jsonOf(const Results& results, bool isOfSizes) {
  if (!isOfSizes) return jsonOf(*results.front());
  nlohmann::json all;
  for (const auto& result : results) all["scalings"].push_back(jsonOf(*result));
  const auto crossover = ui::gpuCrossover(results);
  all["crossover_n"] = crossover ? nlohmann::json(*crossover) : nlohmann::json();
  return all;
}

/// --sizes, or else the one n of the parameters.
std::vector<std::int64_t> sizesOf(const QCommandLineParser& parser, const catalog::KernelRow& row,
                                  std::int64_t n) {
  if (!parser.isSet("sizes")) return {n};
  if (parser.isSet("n")) values::refuse("Give either --n or --sizes.");
  if (parser.isSet("weak")) {
    values::refuse("Give either --sizes or --weak: both change the problem.");
  }
  return catalog::benchSizes(parser.value("sizes").toStdString(), row);
}

}  // namespace

Options scalingOptions() {
  const std::int64_t usual = values::ScalingRequest().timings;
  return Options{{"devices", "The GPUs: all, or their numbers, as in 0,1. Usually all.", "LIST"},
                 {"sizes",
                  "Several n in place of --n: a range that doubles, as 2^10..2^28, or a list, as "
                  "1000,2^16. The smallest n at which two GPUs beat one is told.",
                  "SIZES"},
                 {"weak", "Let the problem grow with the GPUs: n, or the rows of a product."},
                 {"timings",
                  "Samples of each number of GPUs, up to " + QString::number(values::kMostTimings) +
                      ". Usually " + QString::number(usual) + ".",
                  "COUNT"},
                 outOption("The file to write: .csv or .json, or a chart as .png, .svg or .pdf."),
                 jsonOption(),
                 engineOption()} +
         chartOptions() + parameterOptions();
}

int executeScaling(const CommandContext& context) {
  const QCommandLineParser& parser = context.parser;
  const QString path = parser.value("out");
  checkOut(path, {".csv", ".json"}, "times");
  const ChartLook look = chartLookOf(parser);
  const catalog::KernelRow& row = kernelOf(parser);
  values::ScalingRequest request;
  request.kernel = row.id;
  request.parameters = parametersOf(parser, row);
  request.isWeak = parser.isSet("weak");
  request.timings = integerOf(parser, "timings", 1, values::kMostTimings, request.timings);

  const std::vector<std::int64_t> sizes = sizesOf(parser, row, request.parameters.n);
  const bool isOfSizes = parser.isSet("sizes");

  EngineSession engine(engineOf(parser), context.interrupt.token());
  request.gpus = gpuListOf(parser.isSet("devices") ? parser.value("devices") : "all", engine);
  Results results;
  for (const std::int64_t n : sizes) {
    request.parameters.n = n;
    results.push_back(engine.scaling(request));
  }
  const std::string json = jsonText(jsonOf(results, isOfSizes));
  print(parser.isSet("json") ? QString::fromStdString(json) : textOf(results, isOfSizes));
  if (path.endsWith(".json")) app::writeFile(path, json);
  if (path.endsWith(".csv")) app::writeFile(path, ui::csvOfTimes(results));
  if (app::isPictureFile(path)) {
    writeChart(isOfSizes ? app::chartOf(results) : app::chartOf(*results.front()),
               toQString(request.kernel) + " on " + toQString(results.front()->device), look, path);
  }
  const bool passed = std::ranges::all_of(results, [](const auto& result) {
    return std::ranges::all_of(result->points, &values::ScalingPoint::passed);
  });
  return passed ? kExitOk : kExitCheckFailed;
}

}  // namespace lanescope::cli
