// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "app/files/output_file.h"
#include "app/history/google_benchmark.h"
#include "app/results/recorded_timings.h"
#include "app/text/sentence_text.h"
#include "ui/cli/commands/bench_requests.h"
#include "ui/cli/commands/recording.h"
#include "ui/cli/commands/sweep_command.h"
#include "ui/cli/common/chart_picture.h"
#include "ui/cli/common/command.h"
#include "ui/cli/common/engine_session.h"
#include "ui/cli/common/json_text.h"
#include "ui/cli/common/options.h"
#include "ui/cli/common/own_kernel.h"
#include "ui/cli/common/report.h"
#include "ui/cli/common/stored_launch.h"
#include "ui/cli/common/terminal.h"
#include "ui/picture/picture_file.h"
#include "values/error.h"

namespace lanescope::cli {

namespace {

/// What is written and where.
struct Target {
  QString path;  ///< empty: nothing is written
  bool isRecord = false;
};

Target targetFileOf(const QCommandLineParser& parser) {
  Target target{parser.value("out"), parser.isSet("record")};
  if (target.isRecord) {
    if (parser.isSet("out")) values::refuse("--out and --record both name a file; one is enough.");
    target.path = parser.value("record");
    if (!isRecording(target.path)) {
      values::refuse("record = '" + target.path.toStdString() +
                     "' is no recording's name, which ends in .recording.json.");
    }
  }
  checkOut(target.path, {".csv", ".json"}, "timings");
  return target;
}

/// "timing 2 of 7:" when there are several parts.
QString progressLabel(std::size_t part, std::size_t parts) {
  if (parts == 1) return QStringLiteral("timing");
  return QStringLiteral("timing %1 of %2:").arg(part).arg(parts);
}

/// One line per kernel, and the failures.
QString recordReport(const std::vector<values::BenchResult>& results) {
  QString text;
  for (const values::BenchResult& result : results) {
    const auto timed = std::ranges::count_if(
        result.series, [](const values::BenchSeries& series) { return !series.samples.empty(); });
    text += QString::fromStdString(result.kernel) + ": " + QString::number(timed) +
            (timed == 1 ? " point\n" : " points\n") + failuresReport(result);
  }
  return text;
}

struct Timed {
  std::vector<values::BenchResult> results;
  std::vector<values::BenchResult> ofKernels;  ///< the same, apart for each kernel
};

/// Times one request after the other and reports each. An interrupt ends this: the requests that
/// were done by then are returned, and when there are none the error is thrown.
Timed timeAll(const CommandContext& context, EngineSession& engine,
              std::vector<values::BenchRequest>& requests, bool isRecord) {
  const QCommandLineParser& parser = context.parser;
  const bool isReported = !parser.isSet("json");
  Timed timed;
  for (values::BenchRequest& request : requests) {
    try {
      for (const QString& sentence : takeStored(parser, engine, request)) {
        if (isReported) print(sentence + "\n");
      }
      timed.results.push_back(
          engine.benchSteadily(request, progressLabel(timed.results.size() + 1, requests.size())));
    } catch (const values::Error&) {
      if (!context.interrupt.requested() || timed.results.empty()) throw;
      context.interrupt.takeTime();
      complain(sentenceText("Interrupted; parts that were timed before that: " +
                            std::to_string(timed.results.size()) + " of " +
                            std::to_string(requests.size()) + ".")
                   .toStdString());
      break;
    }
    const std::vector<values::BenchResult> each = oneForEachKernel(request, timed.results.back());
    timed.ofKernels.insert(timed.ofKernels.end(), each.begin(), each.end());
    if (isReported) print(isRecord ? recordReport(each) : benchReport(timed.results.back()));
  }
  return timed;
}

/// Adds the shipped recordings of the kernels, or with `ofFamily` of all kernels that solve one of
/// their problems.
void addRecorded(const std::vector<values::BenchResult>& ofKernels, bool ofFamily,
                 results::TimingData& data) {
  const results::RecordedTimings recorded;
  for (const values::BenchResult& result : ofKernels) {
    const results::RecordedTimings::Problem problem{result.kernel, result.parameters};
    recorded.addKernel(result.kernel, problem, false, data);
    if (ofFamily) recorded.addFamily(result.kernel, problem, data);
  }
}

}  // namespace

Options benchOptions() {
  return benchedOptions() + sweepOptions() + samplingOptions() +
         Options{outOption("The file to write: .csv, .json, .recording.json, or a chart as .png, "
                           ".svg or .pdf."),
                 recordOption(), jsonOption()} +
         Options{chartKindOption()} + chartOptions() + parameterOptions("n") + targetOptions() +
         ownKernelOptions();
}

int executeBench(const CommandContext& context) {
  if (context.parser.isSet("sweep")) return executeSweep(context);
  const QCommandLineParser& parser = context.parser;
  const Target target = targetFileOf(parser);
  const QString& path = target.path;
  const ChartLook look = chartLookOf(parser);
  const std::optional<ui::ChartKind> kind = chartKindOf(parser, path);
  const bool isAgainstRecords = isAgainstRecorded(parser);
  if (isAgainstRecords && !app::isPictureFile(path) && !path.endsWith(".csv")) {
    values::refuse(
        "--against recorded needs a chart or a table to stand in: --out FILE.png, .svg, .pdf or "
        ".csv.");
  }
  app::EngineAddress address = engineOf(parser);
  const OwnKernel own(parser, namedKernels(parser), app::KernelBuild::emulated);
  own.takeEngine(address);
  std::vector<values::BenchRequest> requests;
  // reports errors before the engine starts
  if (!target.isRecord) requests = benchRequests(parser);

  EngineSession engine(address, context.interrupt.token());
  if (target.isRecord) {
    RecordChoice choice = recordChoice(parser, engine.devices());
    requests = std::move(choice.requests);
    for (const std::string& sentence : choice.leftOut) print("Left out: " + sentence + "\n");
  }
  const Timed timed = timeAll(context, engine, requests, target.isRecord);
  const std::vector<values::BenchResult>& results = timed.results;
  if (parser.isSet("json")) print(jsonText(history::googleBenchmarkJson(results)));
  if (isRecording(path)) {
    app::writeFile(path, recordingText(timed.ofKernels));
  } else if (path.endsWith(".json")) {
    app::writeFile(path, jsonText(history::googleBenchmarkJson(results)));
  }
  results::TimingData data = timingData(results);
  if (isAgainstRecords) addRecorded(timed.ofKernels, kind && ui::infoOf(*kind).isOfFamily, data);
  if (path.endsWith(".csv")) app::writeFile(path, data.csv().toStdString());
  if (app::isPictureFile(path)) {
    const bool hasCpu = std::ranges::any_of(data.points(), &results::TimingPoint::onCpu);
    writeChart(kind ? app::chartOf(data, *kind) : app::chartOf(data),
               namedKernels(parser).join(", ") + (hasCpu ? " against the CPU" : ""), look, path);
  }
  if (context.interrupt.requested()) return kExitInterrupted;
  const bool passed = std::ranges::all_of(results, [](const values::BenchResult& result) {
    return std::ranges::all_of(result.series, &values::BenchSeries::passed);
  });
  return passed ? kExitOk : kExitCheckFailed;
}

}  // namespace lanescope::cli
