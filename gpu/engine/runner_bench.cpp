// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cmath>
#include <ctime>
#include <iterator>
#include <limits>
#include <memory>

#include "bench/sampler.h"
#include "bench/wall_clock.h"
#include "catalog/comparison.h"
#include "catalog/rounding.h"
#include "cpu/cpu_info.h"
#include "engine/compared.h"
#include "engine/kernel_bench.h"
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
  const values::Sampling& sampling = request.sampling;
  constexpr int kMostSamples = 10'000;
  if (sampling.samples < 1 || sampling.samples > kMostSamples) {
    values::refuse("samples = " + std::to_string(sampling.samples) +
                   " is out of range: it must be from 1 to 10000.");
  }
  constexpr values::Milliseconds kLongest{3'600'000.0};
  if (!(sampling.minTime <= kLongest && sampling.maxTime <= kLongest)) {
    values::refuse("One size is sampled for an hour at most.");
  }
  if (!sampling.hot && !sampling.cold) {
    values::refuse("A kernel is timed hot, cold or both, and this request asks for neither.");
  }
  if (request.sizes.empty()) {
    values::refuse("A benchmark needs at least one size.");
  }
}

/// Samples the CPU variants of one problem.
std::vector<values::BenchSeries> benchCpu(const catalog::KernelRow& row,
                                          const values::Parameters& parameters,
                                          const std::vector<values::HostArray>& inputs,
                                          const catalog::Reference& reference,
                                          const values::Sampling& sampling,
                                          const std::stop_token& stop,
                                          const backend::Progress& progress) {
  std::vector<catalog::CpuVariant> variants = row.cpuVariants(parameters);
  std::erase_if(variants, [](const catalog::CpuVariant& variant) { return !variant.isTimed; });
  std::vector<values::Number> results(variants.size());
  std::vector<std::unique_ptr<bench::WallClock>> clocks;
  std::vector<bench::Subject*> subjects;
  for (std::size_t i = 0; i < variants.size(); ++i) {
    clocks.push_back(
        std::make_unique<bench::WallClock>([&, i] { results[i] = variants[i].run(inputs); }));
    subjects.push_back(clocks.back().get());
  }
  std::vector<bench::Sampled> sampled = bench::sampleInTurn(subjects, sampling, stop, progress);
  std::vector<values::BenchSeries> all;
  for (std::size_t i = 0; i < variants.size(); ++i) {
    values::BenchSeries& series = all.emplace_back();
    series.name = std::string(values::kCpuPrefix) + std::string(variants[i].name);
    series.where = "CPU: " + cpu::describeCpu();
    series.n = parameters.n;
    series.samples = std::move(sampled[i].samples);
    series.calls = clocks[i]->calls();
    series.noisy = sampled[i].noisy;
    // A sum in one chain: n roundings, whatever the variant's own order, or what it says itself.
    const double bound = 2.0 * std::max(static_cast<double>(parameters.n), variants[i].roundings) *
                         catalog::unitRoundoff(parameters.dtype) * reference.magnitude;
    series.passed = catalog::distance(results[i], reference.value) <= bound;
  }
  return all;
}

}  // namespace

std::vector<values::BenchSeries> Runner::benchKernels(
    const std::vector<const catalog::KernelRow*>& rows, const values::BenchRequest& request,
    const values::Parameters& parameters, const values::DeviceInfo& device,
    const std::vector<values::HostArray>& inputs, const catalog::Reference& reference,
    const std::stop_token& stop, const backend::Progress& progress) {
  const bool emulated = device.backend == values::BackendChoice::emulator;
  std::vector<std::unique_ptr<KernelBench>> kernels;
  std::vector<bench::Subject*> subjects;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (emulated && amountOf(*rows[i], parameters) > kLargestEmulated) continue;
    values::Parameters own = parameters;
    if (i > 0 && !request.besideParameters.empty()) own = request.besideParameters[i - 1];
    own.n = parameters.n;
    kernels.push_back(std::make_unique<KernelBench>(*rows[i], launchableAs(*rows[i], own, device),
                                                    request, device, backendOf(device), inputs,
                                                    stop));
  }
  std::vector<values::Plan> plans;
  plans.reserve(kernels.size());
  for (const auto& kernel : kernels) plans.push_back(kernel->plan());
  auto timed = backendOf(device).prepare(plans, inputs, request.target, stop);
  timed.resize(kernels.size());
  for (std::size_t i = 0; i < kernels.size(); ++i) {
    kernels[i]->prepare(std::move(timed[i]), request.sampling);
    std::ranges::copy(kernels[i]->subjects(), std::back_inserter(subjects));
  }
  values::Sampling sampling = request.sampling;
  // The emulator's time says nothing, however well it is known.
  if (emulated) sampling.relativeError = std::numeric_limits<double>::infinity();
  std::vector<bench::Sampled> sampled = bench::sampleInTurn(subjects, sampling, stop, progress);
  std::vector<values::BenchSeries> all;
  auto next = sampled.begin();
  for (const auto& kernel : kernels) {
    const auto end = next + static_cast<std::ptrdiff_t>(kernel->subjects().size());
    if (stop.stop_requested()) break;
    std::ranges::move(kernel->finish({next, end}, reference), std::back_inserter(all));
    next = end;
  }
  return all;
}

values::BenchResult Runner::bench(const values::BenchRequest& request, const std::stop_token& stop,
                                  const backend::Progress& progress, const SeriesSink& sink) {
  checkRequest(request);
  const std::vector<const catalog::KernelRow*> rows = comparedRows(request);
  if (!request.besideParameters.empty() &&
      request.besideParameters.size() != request.beside.size()) {
    values::refuse("Of the kernels beside, each or none has parameters of its own.");
  }
  const catalog::KernelRow& row = *rows[0];
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
  const auto keep = [&](std::vector<values::BenchSeries> all) {
    if (stop.stop_requested())
      throw values::Error(values::ErrorKind::cancelled, "The benchmark was cancelled.");
    for (values::BenchSeries& series : all) {
      sink(series);
      result.series.push_back(std::move(series));
    }
  };

  for (std::size_t i = 0; i < sizes.size(); ++i) {
    values::Parameters parameters = request.parameters;
    parameters.n = sizes[i];
    const Problem problem = makeProblem(row, parameters, {});
    const catalog::Reference reference = row.reference(parameters, problem.inputs);
    /// The kernels take one half of a size's part, the CPU variants the other.
    const auto half = [&](double from) {
      return [&, from](double fraction) {
        progress((static_cast<double>(i) + from + fraction / 2) /
                 static_cast<double>(sizes.size()));
      };
    };
    keep(benchKernels(rows, request, parameters, device, problem.inputs, reference, stop,
                      half(0.0)));
    if (request.withCpuVariants) {
      keep(benchCpu(row, parameters, problem.inputs, reference, request.sampling, stop, half(0.5)));
    }
  }
  progress(1.0);
  return result;
}

}  // namespace lanescope::engine
