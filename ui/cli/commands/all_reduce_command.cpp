// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <limits>
#include <vector>

#include "app/files/output_file.h"
#include "catalog/bench_sizes.h"
#include "catalog/catalog.h"
#include "request/all_reduce.h"
#include "ui/cli/commands/all_reduce_output.h"
#include "ui/cli/common/chart_picture.h"
#include "ui/cli/common/command.h"
#include "ui/cli/common/engine_session.h"
#include "ui/cli/common/gpu_list.h"
#include "ui/cli/common/terminal.h"
#include "ui/picture/picture_file.h"
#include "values/error.h"

namespace lanescope::cli {
namespace {

/// The algorithms that are named, or all that there are of these devices.
std::vector<values::AllReduce> algorithmsOf(const QCommandLineParser& parser,
                                            const app::EngineAddress& address) {
  std::vector<values::AllReduce> algorithms;
  for (const QString& name : parser.positionalArguments()) {
    const auto algorithm = values::fromName<values::AllReduce>(name.toStdString());
    if (!std::ranges::count(algorithms, algorithm)) algorithms.push_back(algorithm);
  }
  if (algorithms.empty()) {
    algorithms.assign(values::kAllReducesWithMessages.begin(),
                      values::kAllReducesWithMessages.end());
    if (parser.isSet("devices")) {
      algorithms.push_back(values::AllReduce::nccl);
    } else if (address.ranks() && !parser.isSet("pitfall")) {
      algorithms.push_back(values::AllReduce::mpi);
    }
  }
  return algorithms;
}

/// --n or --sizes.
std::vector<std::int64_t> sizesOf(const QCommandLineParser& parser) {
  catalog::ParameterSpec n;
  n.name = "n";
  n.minimum = 1;
  n.maximum = values::kMostGpuElements;
  if (parser.isSet("sizes")) {
    if (parser.isSet("n")) values::refuse("Give either --n or --sizes.");
    return catalog::benchSizes(parser.value("sizes").toStdString(), n);
  }
  if (!parser.isSet("n")) return {values::AllReduceRequest{}.n};
  return {catalog::integerOf(n, parser.value("n").toStdString())};
}

/// The number of devices: that of the engine's processes, where it has several.
std::int64_t devicesOf(const QCommandLineParser& parser, const app::EngineAddress& address) {
  const std::int64_t usual = address.ranks() ? address.ranks()->count() : 4;
  const std::int64_t devices = integerOf(parser, "ranks", 1, values::kMostDevices, usual);
  if (address.ranks() && devices != usual) {
    values::refuse("ranks = " + std::to_string(devices) + ", but the engine " +
                   address.text().toStdString() + " has " + std::to_string(usual) + ".");
  }
  return devices;
}

values::AllReduceRequest requestOf(const QCommandLineParser& parser,
                                   const app::EngineAddress& address, EngineSession& engine) {
  values::AllReduceRequest request;
  if (parser.isSet("devices")) request.gpus = gpuListOf(parser.value("devices"), engine);
  if (!request.gpus.empty() && parser.isSet("ranks")) {
    values::refuse("Give either --ranks, for emulated devices, or --devices, for GPUs.");
  }
  request.devices = request.gpus.empty() ? devicesOf(parser, address) : std::ssize(request.gpus);
  if (parser.isSet("dtype")) {
    request.dtype = values::fromName<values::DType>(parser.value("dtype").toStdString());
  }
  if (parser.isSet("pattern")) request.pattern = parser.value("pattern").toStdString();
  if (parser.isSet("pitfall")) {
    request.pitfall =
        values::fromName<values::MessagePitfall>(parser.value("pitfall").toStdString());
  }
  request.seed = static_cast<std::uint64_t>(
      integerOf(parser, "seed", 0, std::numeric_limits<std::int64_t>::max(), 1));
  request.timings = integerOf(parser, "timings", 0, values::kMostTimings, 0);
  if (parser.isSet("wait") && !address.ranks()) {
    values::refuse("The option --wait is for an engine of several processes, as --engine mpi:4.");
  }
  request.waitSeconds = integerOf(parser, "wait", 1, values::kMostWaitSeconds, request.waitSeconds);
  return request;
}

}  // namespace

Options allReduceOptions() {
  return Options{
             {"ranks",
              "Emulated devices that take part, from 1 to " +
                  QString::number(values::kMostDevices) +
                  ". Usually 4, or the processes of the engine.",
              "COUNT"},
             {"devices",
              "GPUs that take part, in place of emulated devices: all, or their numbers, as in "
              "0,1.",
              "LIST"},
             {"n", "Elements of each device. Usually 1024.", "VALUE"},
             {"sizes",
              "Several n in place of --n: a range that doubles, as 2^10..2^20, or a list, as "
              "1000,2^16.",
              "SIZES"},
             {"dtype",
              "The type of the elements: int32, int64, float32 or float64. Usually float32.",
              "VALUE"},
             {"pattern",
              "The elements: count: 1, 2, 3, … on each device; ones: all 1; random: uniform in "
              "[-1, 1); "
              "random-01: uniform in [0, 1). Usually random.",
              "VALUE"},
             {"seed", "Of the random patterns; each device has the next one. Usually 1.", "VALUE"},
             {"pitfall",
              "Makes a mistake: absent-rank, mismatched-counts, early-read or reused-buffer; its "
              "findings "
              "say what comes of it.",
              "NAME"},
             {"timings",
              "How often GPUs and ranks are timed, up to " + QString::number(values::kMostTimings) +
                  ". Usually 0: not at all.",
              "COUNT"},
             {"wait",
              "On an engine mpi:, how many seconds a process waits for another before it says that "
              "this one does not take part, from 1 to " +
                  QString::number(values::kMostWaitSeconds) + ". Usually " +
                  QString::number(values::AllReduceRequest{}.waitSeconds) + ".",
              "SECONDS"},
             outOption(
                 "The file to write the messages, or the times, to: .csv or .json. Times also as a "
                 "chart: .png, .svg or .pdf."),
             jsonOption(),
             engineOption()} +
         chartOptions();
}

int executeAllReduce(const CommandContext& context) {
  const QCommandLineParser& parser = context.parser;
  const app::EngineAddress address = engineOf(parser);
  const std::vector<values::AllReduce> algorithms = algorithmsOf(parser, address);
  const std::vector<std::int64_t> sizes = sizesOf(parser);
  const QString path = parser.value("out");
  checkOut(path, {".csv", ".json"}, "all-reduces");
  if (app::isPictureFile(path) && !parser.isSet("timings")) {
    values::refuse("A chart is of times: add --timings, as in --timings 20.");
  }
  const ChartLook look = chartLookOf(parser);

  EngineSession engine(address, context.interrupt.token());
  values::AllReduceRequest request = requestOf(parser, address, engine);
  AllReduceResults results;
  for (const std::int64_t n : sizes) {
    request.n = n;
    for (const values::AllReduce algorithm : algorithms) {
      request.algorithm = algorithm;
      results.push_back(engine.allReduce(request));
    }
  }
  if (parser.isSet("json")) {
    print(allReduceJson(results));
  } else {
    print(allReduceText(results));
  }
  if (path.endsWith(".json")) app::writeFile(path, allReduceJson(results));
  if (path.endsWith(".csv")) app::writeFile(path, allReduceCsv(results));
  if (app::isPictureFile(path)) {
    writeChart(app::chartOf(results), "All-reduce on " + toQString(results.front()->device), look,
               path);
  }
  const bool passed = std::ranges::all_of(
      results, [](const auto& result) { return result->passed && result->findings.empty(); });
  return passed ? kExitOk : kExitCheckFailed;
}

}  // namespace lanescope::cli
