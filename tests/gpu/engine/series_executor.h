// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <functional>
#include <stop_token>
#include <utility>
#include <vector>

#include "engine/executor.h"
#include "values/error.h"

namespace lanescope::tests {

/// Carries out benchmarks as a test says, and nothing else.
class SeriesExecutor final : public engine::Executor {
 public:
  /// Returns the series of one size. Throws as an engine does.
  using Measure = std::function<std::vector<values::BenchSeries>(const values::BenchRequest&)>;
  explicit SeriesExecutor(Measure measure = {}) : m_measure(std::move(measure)) {}

  void makeReady(const values::Target&) override {}
  std::vector<values::DeviceInfo> devices() override { return {}; }
  values::BenchResult bench(const values::BenchRequest& request, std::stop_token,
                            const engine::BenchProgress&, const engine::SeriesSink& sink) override {
    values::BenchResult result;
    result.kernel = request.kernel;
    result.parameters = request.parameters;
    result.machine = "a CPU";
    result.series = m_measure(request);
    for (const values::BenchSeries& series : result.series) sink(series);
    const bool isAny = std::ranges::any_of(
        result.series, [](const values::BenchSeries& series) { return series.failure.empty(); });
    if (!isAny) values::unavailable(result.series.front().failure);
    return result;
  }

  values::RunResult run(const values::RunRequest&, std::stop_token,
                        const backend::Progress&) override {
    values::unavailable("It carries out benchmarks alone.");
  }
  values::Occupancy occupancy(const values::OccupancyRequest&) override {
    values::unavailable("It carries out benchmarks alone.");
  }
  values::TimeLine timeLine(const values::TimeLineRequest&, std::stop_token) override {
    values::unavailable("It carries out benchmarks alone.");
  }
  values::AllReduceResult allReduce(const values::AllReduceRequest&) override {
    values::unavailable("It carries out benchmarks alone.");
  }
  values::ScalingResult scaling(const values::ScalingRequest&, std::stop_token) override {
    values::unavailable("It carries out benchmarks alone.");
  }

 private:
  Measure m_measure;
};

}  // namespace lanescope::tests
