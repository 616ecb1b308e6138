// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/history/history_samples.h"

#include <nlohmann/json.hpp>

#include "protocol/json.h"

namespace lanescope::tests {

using values::Milliseconds;

values::BenchSeries sampleSeries(std::int64_t number, std::size_t samples) {
  values::BenchSeries series;
  series.name = "dot_shared";
  series.where = "GPU: NVIDIA H200";
  series.n = std::int64_t{1024} << (number % 10);
  for (std::size_t i = 0; i < samples; ++i) {
    series.samples.emplace_back(0.1 * static_cast<double>(number + 1) + 1e-3 / (3.0 + i));
  }
  series.calls = 7;
  series.dropped = 2;
  series.clockMHz = 1980;
  return series;
}

values::BenchResult sampleBenchmark(const std::string& kernel) {
  values::BenchResult result;
  result.kernel = kernel;
  result.parameters.block = 128;
  result.parameters.pattern = "random";
  result.machine = "AMD EPYC 9554";
  result.device = "NVIDIA H200";
  result.date = "2026-11-21T10:20:30Z";
  for (const std::int64_t n : {std::int64_t{1} << 10, std::int64_t{1} << 20}) {
    values::BenchSeries gpu = sampleSeries(n == 1024 ? 0 : 3, 12);
    gpu.name = kernel;
    gpu.n = n;
    gpu.cache = values::Cache::cold;
    gpu.phases = values::Phases{Milliseconds(1), Milliseconds(2), Milliseconds(0.5),
                                Milliseconds(0.25), Milliseconds(0.125)};
    gpu.pinned = values::PinnedTransfers{Milliseconds(1.5), Milliseconds(0.2)};
    result.series.push_back(gpu);
    values::BenchSeries cpu;
    cpu.name = "cpu: SIMD";
    cpu.where = "CPU: AMD EPYC 9554";
    cpu.n = n;
    cpu.samples = {Milliseconds(3), Milliseconds(4), Milliseconds(5)};
    cpu.noisy = true;
    result.series.push_back(cpu);
  }
  return result;
}

values::RunResult sampleRun(const std::string& kernel) {
  values::RunResult run;
  run.kernel = kernel;
  run.backend = values::BackendChoice::cuda;
  run.device = "NVIDIA H200";
  run.machine = "AMD EPYC 9554";
  run.parameters.n = 4096;
  run.result = 2.5;
  run.reference = std::int64_t{3};
  run.error = 0.5;
  run.tolerance = 1e-3;
  run.phases.kernel = Milliseconds(0.125);
  run.counters = values::Counters();
  run.counters->total.barriers = 42;
  run.notes = {"A note."};
  return run;
}

history::Provenance sampleProvenance() {
  return {QStringLiteral("2026-11-22T08:00:00Z"), QStringLiteral("580.159, CUDA 13.0"),
          QStringLiteral("0.1.0")};
}

std::string jsonOf(const values::BenchResult& result) {
  return engine::toJson(result).dump();
}

std::string jsonOf(const values::RunResult& result) {
  return engine::toJson(result).dump();
}

}  // namespace lanescope::tests
