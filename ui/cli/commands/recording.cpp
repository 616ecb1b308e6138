// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/commands/recording.h"

#include <algorithm>
#include <optional>

#include "app/text/text.h"
#include "ui/cli/commands/bench_requests.h"
#include "values/error.h"

namespace lanescope::cli {
namespace {

using values::BackendChoice;
using values::Milliseconds;

/// Sizes that grow by a factor of four, at least four of them: a kernel of a single block begins
/// lower.
std::vector<std::int64_t> ladderOf(const catalog::KernelRow& row) {
  constexpr int kStep = 2;
  constexpr int kFewest = 4;
  constexpr int kFirstOfABlock = 4;
  constexpr int kLastOfMatrices = 12;
  const std::int64_t most = row.parameter("n")->maximum;
  auto [first, usual, last] = row.timedSizes;
  if (most < std::int64_t{1} << (first + (kFewest - 1) * kStep)) first = kFirstOfABlock;
  if (row.parameter("m") != nullptr) last = kLastOfMatrices;
  std::vector<std::int64_t> sizes;
  for (int power = first; power <= last && std::int64_t{1} << power <= most; power += kStep) {
    sizes.push_back(std::int64_t{1} << power);
  }
  return sizes;
}

/// The target's device as far as it is known before the run.
std::optional<values::DeviceInfo> deviceOf(const values::Target& target,
                                           const QList<values::DeviceInfo>& devices) {
  const auto pick = [&](BackendChoice backend, int device) -> std::optional<values::DeviceInfo> {
    const auto found = std::ranges::find_if(devices, [&](const values::DeviceInfo& one) {
      return one.backend == backend && one.available && one.device == device;
    });
    return found == devices.end() ? std::nullopt : std::optional(*found);
  };
  if (target.backend != BackendChoice::emulator) {
    if (auto gpu = pick(BackendChoice::cuda, target.device)) return gpu;
    if (target.backend == BackendChoice::cuda) return std::nullopt;
  }
  return pick(BackendChoice::emulator, 0);
}

}  // namespace

QCommandLineOption recordOption() {
  return {"record",
          "Time the kernels named, or all of the catalogue but the pitfalls, over all their sizes "
          "and write a recording, whose name ends in .recording.json: about nine minutes on a "
          "large GPU, a few more on a small one or without one.",
          "FILE"};
}

RecordChoice recordChoice(const QCommandLineParser& parser,
                          const QList<values::DeviceInfo>& devices) {
  RecordChoice choice;
  const auto device = deviceOf(targetOf(parser), devices);
  QStringList kernels = namedKernels(parser);
  const bool isAll = kernels.isEmpty();
  if (isAll) {
    for (const catalog::KernelRow& row : catalog::kernels()) {
      if (!row.breaks.empty()) continue;
      const auto why = device ? catalog::whyNotOn(*device, row) : std::nullopt;
      if (why) {
        choice.leftOut.push_back(*why);
      } else {
        kernels += toQString(row.id);
      }
    }
  }
  choice.requests = benchRequests(parser, kernels, ladderOf);
  for (values::BenchRequest& request : choice.requests) {
    // Skips calls that would take a CPU minutes, such as large matrix products on one thread.
    request.sampling.longestCall = Milliseconds(500);
    if (!parser.isSet("max-time") && !parser.isSet("min-time")) {
      request.sampling.maxTime = Milliseconds(200);
    }
  }
  return choice;
}

std::vector<values::BenchResult> oneForEachKernel(const values::BenchRequest& request,
                                                  const values::BenchResult& result) {
  std::vector<values::BenchResult> all;
  const auto add = [&](const std::string& kernel, const values::Parameters& parameters) {
    values::BenchResult& own = all.emplace_back(result);
    own.kernel = kernel;
    own.parameters = parameters;
    const bool isFirst = all.size() == 1;
    std::erase_if(own.series, [&](const values::BenchSeries& series) {
      return series.isOnCpu() ? !isFirst : series.name != kernel;
    });
  };
  add(request.kernel, request.parameters);
  for (std::size_t i = 0; i < request.compared.size(); ++i) {
    add(request.compared[i], request.comparedParameters[i]);
  }
  return all;
}

}  // namespace lanescope::cli
