// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <chrono>
#include <cmath>
#include <ctime>

#include "bench/sampling.h"
#include "catalog/comparison.h"
#include "catalog/rounding.h"
#include "cpu/cpu_info.h"
#include "engine/problem.h"
#include "engine/runner.h"
#include "values/error.h"

namespace lanescope::engine {
namespace {

/// Beyond this the emulator would keep a class waiting; its time is never compared with measured
/// time anyway.
constexpr double kLargestEmulated = 0x1p22;

/// Elements, or products of two.
double amountOf(const catalog::KernelRow& row, const values::Parameters& parameters) {
  const auto n = static_cast<double>(parameters.n);
  if (!takesMatrices(row)) return n;
  return n * static_cast<double>(parameters.rows()) * static_cast<double>(parameters.depth());
}

std::string nowUtc() {
  const std::time_t now = std::time(nullptr);
  std::tm utc{};
  gmtime_r(&now, &utc);
  char text[32];
  const std::size_t length = std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &utc);
  return {text, length};
}

void checkRequest(const values::BenchRequest& request) {
  constexpr int kMostSamples = 10'000;
  if (request.samples < 1 || request.samples > kMostSamples) {
    values::refuse("samples = " + std::to_string(request.samples) +
                   " is out of range: it must be from 1 to 10000.");
  }
  if (request.sizes.empty()) {
    values::refuse("A benchmark needs at least one size.");
  }
}

}  // namespace

values::BenchSeries Runner::benchKernel(const catalog::KernelRow& row,
                                        const values::BenchRequest& request,
                                        const values::Parameters& parameters,
                                        const values::DeviceInfo& device,
                                        const std::vector<values::HostArray>& inputs,
                                        const catalog::Reference& reference,
                                        const std::stop_token& stop) {
  const values::Plan plan = row.plan(parameters);
  values::BenchSeries series;
  series.name = row.id;
  series.n = parameters.n;
  series.emulated = device.backend == values::BackendChoice::emulator;
  series.where = series.emulated ? "Emulator" : "GPU: " + device.name;

  std::vector<values::Phases> runs;
  for (int i = -1; i < request.samples && !stop.stop_requested(); ++i) {
    const backend::RunOutcome outcome =
        backendOf(device).run(plan, inputs, {request.target, std::nullopt}, stop, [](double) {});
    const auto begin = std::chrono::steady_clock::now();
    const values::Number value = row.finish(parameters, outcome.outputs);
    const values::Milliseconds finish = std::chrono::steady_clock::now() - begin;
    if (i < 0) {  // the warm-up is checked but not timed
      series.passed = outcome.findings.empty() &&
                      row.compare(parameters, inputs, reference, {value, outcome.outputs}).passes();
      continue;
    }
    runs.push_back(outcome.phases);
    runs.back().hostFinish = finish;
    series.samples.push_back(outcome.phases.kernel);
  }
  std::sort(series.samples.begin(), series.samples.end());
  series.phases = bench::medianPhases(runs);
  return series;
}

values::BenchResult Runner::bench(const values::BenchRequest& request, const std::stop_token& stop,
                                  const backend::Progress& progress, const SeriesSink& sink) {
  checkRequest(request);
  const catalog::KernelRow& row = catalog::find(request.kernel);
  const values::DeviceInfo device = chooseFor(row, request.target);
  std::vector<std::int64_t> sizes = request.sizes;
  std::sort(sizes.begin(), sizes.end());

  values::BenchResult result;
  result.kernel = row.id;
  result.parameters = request.parameters;
  result.machine = cpu::describeCpu();
  result.device = device.name;
  result.date = nowUtc();
  if (request.measure == values::Measure::accuracy) {
    return compareAccuracy(request, device, std::move(result), stop, progress, sink);
  }
  if (request.measure == values::Measure::work) {
    return compareWork(request, device, std::move(result), stop, progress, sink);
  }
  const auto keep = [&](values::BenchSeries series) {
    sink(series);
    result.series.push_back(std::move(series));
  };

  for (std::size_t i = 0; i < sizes.size(); ++i) {
    values::Parameters parameters = request.parameters;
    parameters.n = sizes[i];
    const Problem problem = makeProblem(row, parameters, {});
    const catalog::Reference reference = row.reference(parameters, problem.inputs);
    if (device.backend == values::BackendChoice::cuda ||
        amountOf(row, parameters) <= kLargestEmulated) {
      keep(benchKernel(row, request, parameters, device, problem.inputs, reference, stop));
    }
    for (const catalog::CpuVariant& variant : row.cpuVariants(parameters)) {
      if (stop.stop_requested()) break;
      if (!variant.isTimed) continue;
      values::BenchSeries series;
      series.name = "cpu: " + std::string(variant.name);
      series.where = "CPU: " + result.machine;
      series.n = sizes[i];
      values::Number value;
      series.samples = bench::sampleWallTime([&] { value = variant.run(problem.inputs); },
                                             request.samples, stop);
      // A sum in one chain: n roundings, whatever the variant's own order, or what it says itself.
      const double bound = 2.0 * std::max(static_cast<double>(sizes[i]), variant.roundings) *
                           catalog::unitRoundoff(parameters.dtype) * reference.magnitude;
      series.passed = catalog::distance(value, reference.value) <= bound;
      keep(std::move(series));
    }
    if (stop.stop_requested())
      throw values::Error(values::ErrorKind::cancelled, "The benchmark was cancelled.");
    progress(static_cast<double>(i + 1) / static_cast<double>(sizes.size()));
  }
  return result;
}

}  // namespace lanescope::engine
