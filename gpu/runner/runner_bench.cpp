// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <ctime>
#include <string>

#include "cpu/ceilings.h"
#include "cpu/cpu_info.h"
#include "protocol/version.h"
#include "runner/compared.h"
#include "runner/runner.h"
#include "runner/time_bench.h"
#include "values/error.h"

namespace lanescope::engine {
namespace {

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
  if (!(sampling.minTime <= kLongest && sampling.maxTime <= kLongest &&
        sampling.warmUp <= kLongest)) {
    values::refuse("One size is sampled for an hour at most.");
  }
  if (!sampling.hot && !sampling.cold && !sampling.phases && !request.withCpuVariants) {
    values::refuse("A kernel is timed hot, cold or both, and this request asks for neither.");
  }
  if (request.sizes.empty()) {
    values::refuse("A benchmark needs at least one size.");
  }
  if (request.sizes.size() > values::kMostSizes) {
    values::refuse(std::to_string(request.sizes.size()) + " sizes are too many: at most " +
                   std::to_string(values::kMostSizes) + " sizes are measured in one benchmark.");
  }
}

}  // namespace

const values::Ceilings& Runner::ceilingsOf(const values::DeviceInfo& device,
                                           const values::Target& target,
                                           const std::stop_token& stop) {
  const auto known = m_ceilings.find(device.name);
  if (known != m_ceilings.end()) return known->second;
  values::Ceilings ceilings;
  try {
    ceilings = backendOf(device).measureCeilings(target);
  } catch (const values::Error& error) {
    // A full GPU has no memory for this; the benchmark may still find some.
    if (error.kind() == values::ErrorKind::engineLost) throw;
  }
  if (!m_cpuCeilings) {
    const std::optional<double> bandwidth = cpu::measureReadRate(stop);
    const std::optional<double> flops = cpu::measureMultiplyAddRate(stop);
    if (!bandwidth || !flops) {
      throw values::Error(values::ErrorKind::cancelled, "The benchmark was cancelled.");
    }
    m_cpuCeilings = {*bandwidth, *flops};
  }
  ceilings.cpuBandwidth = m_cpuCeilings->bandwidth;
  ceilings.cpuFlops = m_cpuCeilings->flops;
  return m_ceilings.emplace(device.name, ceilings).first->second;
}

values::BenchResult Runner::bench(const values::BenchRequest& request, const std::stop_token& stop,
                                  const BenchProgress& progress, const SeriesSink& sink) {
  checkRequest(request);
  const std::vector<const catalog::KernelRow*> rows = comparedRows(request);
  if (!request.comparedParameters.empty() &&
      request.comparedParameters.size() != request.compared.size()) {
    values::refuse("Either all compared kernels have parameters of their own, or none has.");
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
  result.driver = backendOf(device).driver();
  result.version = programVersion();
  result.date = nowUtc();
  const backend::Progress plain = [&](double fraction) { progress(fraction, std::string(row.id)); };
  if (request.measure == values::Measure::accuracy) {
    return compareAccuracy(request, device, std::move(result), stop, plain, sink);
  }
  if (request.measure == values::Measure::work) {
    return compareWork(request, device, std::move(result), stop, plain, sink);
  }
  if (request.measure == values::Measure::counters) {
    return compareCounters(request, device, std::move(result), stop, plain, sink);
  }
  TimeBench bench(rows, request, device, backendOf(device), m_memory);
  // Kernels alone may be timed while other processes of this machine time others.
  if (request.withCpuVariants || request.sampling.phases) {
    progress(0, "what the machine reaches");
    result.ceilings = ceilingsOf(device, request.target, stop);
  }
  double total = 0;
  for (const std::int64_t n : sizes) total += bench.weightOf(n);
  double before = 0;
  for (const std::int64_t n : sizes) {
    const double weight = bench.weightOf(n);
    const auto atSize = [&](double fraction, const std::string& what) {
      if (total > 0) progress(std::min(1.0, (before + fraction * weight) / total), what);
    };
    bench.at(n, stop, atSize, [&](const values::BenchSeries& series) {
      sink(series);
      result.series.push_back(series);
    });
    before += weight;
  }
  bench.throwIfNothingWasTimed();
  progress(1.0, {});
  return result;
}

}  // namespace lanescope::engine
