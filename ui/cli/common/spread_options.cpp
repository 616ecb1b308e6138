// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/common/spread_options.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "ui/cli/common/gpu_list.h"
#include "values/error.h"

namespace lanescope::cli {
namespace {

/// Returns the row with room for as many times its greatest sizes.
catalog::KernelRow widened(catalog::KernelRow row, std::int64_t ranks) {
  constexpr std::array<std::string_view, 3> kSizes{"n", "m", "k"};
  for (catalog::ParameterSpec& spec : row.parameters) {
    if (std::ranges::find(kSizes, spec.name) != kSizes.end()) spec.maximum *= ranks;
  }
  return row;
}

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

Options spreadOptions() {
  return {
      {"ranks",
       "Split the problem over so many emulated devices, from 1 to " +
           QString::number(values::kMostDevices) + ". Usually 1, or the processes of the engine.",
       "COUNT"},
      {"devices",
       "Split the problem over these GPUs of the engine's machine: all, or their numbers, as "
       "0,1.",
       "LIST"},
      {"split",
       "Of a matrix product over several devices: rows (each has rows of A and all of B) or "
       "summa (blocks of A and B, handed on in steps). Usually rows.",
       "NAME"}};
}

RunChoice spreadChoiceOf(const QCommandLineParser& parser, EngineSession& engine,
                         std::stop_token stop) {
  std::vector<std::int64_t> gpus;
  if (parser.isSet("devices")) {
    if (parser.isSet("ranks")) {
      values::refuse("Give either --ranks, for emulated devices, or --devices, for GPUs.");
    }
    gpus = gpuListOf(parser.value("devices"), engine);
  }
  const std::int64_t ranks = gpus.empty() ? ranksOf(parser) : std::ssize(gpus);
  if (ranks == 1 && gpus.empty()) {
    if (parser.isSet("split")) {
      values::refuse(
          "--split is for several devices; name their number with --ranks, or GPUs with "
          "--devices.");
    }
    return runChoiceOf(parser, std::move(stop));
  }
  RunChoice choice = runChoiceOf(parser, widened(kernelOf(parser), ranks), std::move(stop));
  values::RunRequest& request = choice.request;
  request.target.ranks = ranks;
  request.target.gpus = std::move(gpus);
  if (parser.isSet("split")) {
    request.target.split = values::fromName<values::Split>(parser.value("split").toStdString());
  }
  request.record = asksForRecord(parser);
  return choice;
}

}  // namespace lanescope::cli
