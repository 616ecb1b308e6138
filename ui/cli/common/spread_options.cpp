// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/common/spread_options.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "ui/cli/common/gpu_list.h"
#include "values/error.h"

namespace lanescope::cli {
namespace {

/// --ranks, or the processes of the engine.
std::int64_t ranksOf(const QCommandLineParser& parser) {
  const auto processes = engineOf(parser).ranks();
  return integerOf(parser, "ranks", 1, values::kMostDevices, processes ? processes->count() : 1);
}

bool asksForRecord(const QCommandLineParser& parser) {
  const Options options = windowOptions();
  return std::ranges::any_of(
      options, [&](const QCommandLineOption& option) { return parser.isSet(option); });
}

}  // namespace

catalog::KernelRow widened(catalog::KernelRow row, std::int64_t ranks) {
  constexpr std::array<std::string_view, 3> kSizes{"n", "m", "k"};
  constexpr std::int64_t kMost = std::int64_t{1} << 48;
  for (catalog::ParameterSpec& spec : row.parameters) {
    if (std::ranges::find(kSizes, spec.name) == kSizes.end()) continue;
    // A reduction goes through a device in chunks.
    spec.maximum = row.family == "reduce" ? kMost : spec.maximum * ranks;
  }
  return row;
}

Options gpuOptions() {
  return {{"devices",
           "Split the problem over these GPUs of the engine's machine: all, or their numbers, as "
           "0,1.",
           "LIST"},
          {"generate",
           "Where the elements of a pattern are made that go through GPUs in chunks: auto, host or "
           "device. Usually auto: on the GPU where the pattern permits it.",
           "PLACE"}};
}

bool takeGpus(const QCommandLineParser& parser, EngineSession& engine, values::Target& target) {
  if (parser.isSet("devices")) {
    target.gpus = gpuListOf(parser.value("devices"), engine);
    target.ranks = std::ssize(target.gpus);
  }
  if (parser.isSet("generate")) {
    target.generate = values::fromName<values::Generate>(parser.value("generate").toStdString());
  }
  return !target.gpus.empty();
}

Options spreadOptions() {
  return Options{{"ranks",
                  "Split the problem over so many emulated devices, from 1 to " +
                      QString::number(values::kMostDevices) +
                      ". Usually 1, or the processes of the engine.",
                  "COUNT"}} +
         gpuOptions() +
         Options{{"split",
                  "Of a matrix product over several devices: rows (each has rows of A and all of "
                  "B) or summa (blocks of A and B, handed on in steps). Usually rows.",
                  "NAME"}};
}

RunChoice spreadChoiceOf(const QCommandLineParser& parser, EngineSession& engine,
                         std::stop_token stop) {
  if (parser.isSet("devices") && parser.isSet("ranks")) {
    values::refuse("Give either --ranks, for emulated devices, or --devices, for GPUs.");
  }
  values::Target shared;
  const bool isOnGpus = takeGpus(parser, engine, shared);
  if (!isOnGpus) shared.ranks = ranksOf(parser);
  if (shared.ranks == 1 && !isOnGpus) {
    for (const char* const option : {"split", "generate"}) {
      if (!parser.isSet(option)) continue;
      values::refuse("--" + std::string(option) +
                     " is for several devices; name their number with --ranks, or GPUs with "
                     "--devices.");
    }
    return runChoiceOf(parser, std::move(stop));
  }
  RunChoice choice = runChoiceOf(parser, widened(kernelOf(parser), shared.ranks), std::move(stop));
  values::RunRequest& request = choice.request;
  request.target.ranks = shared.ranks;
  request.target.gpus = std::move(shared.gpus);
  request.target.generate = shared.generate;
  if (parser.isSet("split")) {
    request.target.split = values::fromName<values::Split>(parser.value("split").toStdString());
  }
  request.record = asksForRecord(parser);
  return choice;
}

}  // namespace lanescope::cli
