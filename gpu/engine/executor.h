// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <stop_token>
#include <vector>

#include "request/all_reduce.h"
#include "request/scaling.h"
#include "runner/runner.h"

namespace lanescope::engine {

/// Carries out the server's requests on the server's one worker thread, which also creates and
/// destroys it. Every member may throw values::Error.
class Executor {
 public:
  Executor() = default;
  Executor(const Executor&) = delete;
  Executor& operator=(const Executor&) = delete;
  virtual ~Executor() = default;

  /// Starts what a run on this target needs, such as the driver, which takes seconds on some
  /// machines. This is not part of the run and its time.
  virtual void makeReady(const values::Target& target) = 0;
  [[nodiscard]] virtual std::vector<values::DeviceInfo> devices() = 0;
  [[nodiscard]] virtual values::RunResult run(const values::RunRequest& request,
                                              std::stop_token stop,
                                              const backend::Progress& progress) = 0;
  [[nodiscard]] virtual values::BenchResult bench(const values::BenchRequest& request,
                                                  std::stop_token stop,
                                                  const BenchProgress& progress,
                                                  const SeriesSink& sink) = 0;
  [[nodiscard]] virtual values::Occupancy occupancy(const values::OccupancyRequest& request) = 0;
  [[nodiscard]] virtual values::TimeLine timeLine(const values::TimeLineRequest& request,
                                                  std::stop_token stop) = 0;
  [[nodiscard]] virtual values::AllReduceResult allReduce(
      const values::AllReduceRequest& request) = 0;
  [[nodiscard]] virtual values::ScalingResult scaling(const values::ScalingRequest& request,
                                                      std::stop_token stop) = 0;
};

}  // namespace lanescope::engine
