// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "app/files/output_file.h"
#include "protocol/json.h"
#include "request/scaling.h"
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

QString textOf(const values::ScalingResult& result) {
  const bool isProduct = result.points.front().m > 0;
  QString text = toQString(result.request.kernel) + " on " + toQString(result.device) +
                 (result.request.isWeak ? ", a problem that grows with the GPUs\n\n"
                                        : ", the same problem on each number of GPUs\n\n");
  Table table({">GPUs", isProduct ? ">m" : ">n", ">median", ">fastest", ">speedup", ">efficiency",
               ">model", ">error", "result"});
  for (const values::ScalingPoint& point : result.points) {
    constexpr double kMicroseconds = 1e6;
    constexpr double kPercent = 100;
    const auto time = [](double seconds) {
      return QString::number(seconds * kMicroseconds, 'f', 1) + " µs";
    };
    const std::optional<double> predicted = values::predictedSeconds(result, point.gpus);
    const std::optional<double> error = values::predictionError(result, point);
    table.add({grouped(point.gpus), grouped(isProduct ? point.m : point.n),
               time(values::medianSeconds(point.seconds)), time(std::ranges::min(point.seconds)),
               QString::number(values::speedupOf(result, point), 'f', 3),
               QString::number(values::efficiencyOf(result, point), 'f', 3),
               predicted ? time(*predicted) : QString(),
               error ? QString::number(kPercent * *error, 'f', 1) + "%" : QString(),
               point.passed ? "right" : "wrong"});
  }
  return text + table.text();
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

}  // namespace

Options scalingOptions() {
  const std::int64_t usual = values::ScalingRequest().timings;
  return Options{{"devices", "The GPUs: all, or their numbers, as in 0,1. Usually all.", "LIST"},
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

  EngineSession engine(engineOf(parser), context.interrupt.token());
  request.gpus = gpuListOf(parser.isSet("devices") ? parser.value("devices") : "all", engine);
  const auto result = engine.scaling(request);
  print(parser.isSet("json") ? QString::fromStdString(jsonText(jsonOf(*result))) : textOf(*result));
  if (path.endsWith(".json")) app::writeFile(path, jsonText(jsonOf(*result)));
  if (path.endsWith(".csv")) app::writeFile(path, ui::csvOfTimes(*result));
  if (app::isPictureFile(path)) {
    writeChart(app::chartOf(*result),
               toQString(request.kernel) + " on " + toQString(result->device), look, path);
  }
  const bool passed = std::ranges::all_of(result->points, &values::ScalingPoint::passed);
  return passed ? kExitOk : kExitCheckFailed;
}

}  // namespace lanescope::cli
