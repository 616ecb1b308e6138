// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <nlohmann/json.hpp>
#include <vector>

#include "app/cli/bench_report.h"
#include "app/cli/bench_requests.h"
#include "app/cli/chart_picture.h"
#include "app/cli/command.h"
#include "app/cli/engine_session.h"
#include "app/cli/google_benchmark.h"
#include "app/cli/json_text.h"
#include "app/cli/sampling_options.h"
#include "app/cli/terminal.h"
#include "app/output_file.h"
#include "values/error.h"

namespace lanescope::cli {

Options benchOptions() {
  Options parameters = parameterOptions();
  parameters.removeIf(
      [](const QCommandLineOption& option) { return option.names().first() == "n"; });
  return benchedOptions() + samplingOptions() +
         Options{outOption("The file to write: .csv, .json, .recording.json, or a chart as .png, "
                           ".svg or .pdf."),
                 jsonOption()} +
         chartOptions() + parameters + targetOptions();
}

int executeBench(const CommandContext& context) {
  const QCommandLineParser& parser = context.parser;
  const QStringList kernels = benchedKernels(parser);
  const QString path = parser.value("out");
  if (isRecording(path) && kernels.size() != 1) {
    values::refuse("A recording holds one kernel; " + std::to_string(kernels.size()) +
                   " are named.");
  }
  checkOut(path, {".csv", ".json"}, "timings");
  const ChartLook look = chartLookOf(parser);
  std::vector<values::BenchRequest> requests = benchRequests(parser);

  EngineSession engine(engineOf(parser), context.interrupt.token());
  std::vector<values::BenchResult> results;
  bool passed = true;
  for (values::BenchRequest& request : requests) {
    const auto result = engine.bench(std::move(request), [](const values::BenchSeries&) {});
    passed = passed && std::ranges::all_of(result->series, &values::BenchSeries::passed);
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
