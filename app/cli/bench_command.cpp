// SPDX-License-Identifier: GPL-3.0-or-later
#include <nlohmann/json.hpp>
#include <vector>

#include "app/cli/bench_sizes.h"
#include "app/cli/chart_picture.h"
#include "app/cli/command.h"
#include "app/cli/engine_session.h"
#include "app/cli/google_benchmark.h"
#include "app/cli/json_text.h"
#include "app/cli/report.h"
#include "app/cli/terminal.h"
#include "app/output_file.h"
#include "values/error.h"

namespace lanescope::cli {
Options benchOptions() {
  Options parameters = parameterOptions();
  parameters.removeIf(
      [](const QCommandLineOption& option) { return option.names().first() == "n"; });
  return Options{{"sizes",
                  "Elements, or edges of matrices: a range that doubles, as 2^10..2^20, or a list, "
                  "as 1000,2^16. Usually 2^10..2^20, of matrices 2^4..2^10.",
                  "SIZES"},
                 {"samples", "Timed repetitions of each point. Usually 10.", "COUNT"},
                 outOption("The file to write: .csv, .json, .recording.json, or a chart as .png, "
                           ".svg or .pdf."),
                 jsonOption()} +
         chartOptions() + parameters + targetOptions();
}

int executeBench(const CommandContext& context) {
  const QCommandLineParser& parser = context.parser;
  const QStringList kernels = parser.positionalArguments();
  if (kernels.isEmpty()) values::refuse("Name a kernel or several; `lanescope list` shows them.");
  const QString path = parser.value("out");
  if (isRecording(path) && kernels.size() != 1) {
    values::refuse("A recording holds one kernel; " + std::to_string(kernels.size()) +
                   " are named.");
  }
  checkOut(path, {".csv", ".json"}, "timings");
  const ChartLook look = chartLookOf(parser);

  std::vector<values::BenchRequest> requests;
  for (const QString& kernel : kernels) {
    const catalog::KernelRow& row = catalog::find(kernel.toStdString());
    values::BenchRequest request;
    request.kernel = row.id;
    request.parameters = parametersOf(parser, row);
    request.target = targetOf(parser);
    request.sizes =
        parser.isSet("sizes") ? benchSizes(parser.value("sizes"), row) : sizesOf(row.timedSizes);
    constexpr int kMostSamples = 10'000;
    request.samples = static_cast<int>(integerOf(parser, "samples", 1, kMostSamples, 10));
    requests.push_back(std::move(request));
  }

  EngineSession engine(engineOf(parser), context.interrupt.token());
  std::vector<values::BenchResult> results;
  bool passed = true;
  for (values::BenchRequest& request : requests) {
    const auto result = engine.bench(std::move(request), [](const values::BenchSeries&) {});
    for (const values::BenchSeries& series : result->series) passed = passed && series.passed;
    if (!parser.isSet("json")) print(benchReport(*result));
    results.push_back(*result);
  }
  if (parser.isSet("json")) print(jsonText(googleBenchmarkJson(results)));
  if (isRecording(path)) {
    app::writeFile(path, recordingText(results.front()));
  } else if (path.endsWith(".json")) {
    app::writeFile(path, jsonText(googleBenchmarkJson(results)));
  }
  if (path.endsWith(".csv")) app::writeFile(path, timingData(results).csv().toStdString());
  if (app::isChartFile(path)) {
    writeChart(app::chartOf(timingData(results)), kernels.join(", ") + " against the CPU", look,
               path);
  }
  return passed ? kExitOk : kExitCheckFailed;
}

}  // namespace lanescope::cli
