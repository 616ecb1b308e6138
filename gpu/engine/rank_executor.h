// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>

#include "collective/communicator.h"
#include "engine/executor.h"
#include "engine/rank_requests.h"

namespace lanescope::engine {

/// The executor of rank 0 of an engine of several ranks. An all-reduce is of all ranks, and so is a
/// run whose target has as many. What a benchmark counts on the emulator is dealt out to all ranks,
/// a launch at a time, and what it times to those that disturb no other one, a size at a time
/// (timed_on_ranks.h). Everything else is carried out by rank 0 alone.
class RankExecutor final : public Executor {
 public:
  /// `alone`: what rank 0 does alone. The communicator outlives the executor.
  RankExecutor(std::unique_ptr<Executor> alone, collective::Communicator& communicator,
               RankRun runOfAll);

  void makeReady(const values::Target& target) override;
  [[nodiscard]] std::vector<values::DeviceInfo> devices() override;
  [[nodiscard]] values::RunResult run(const values::RunRequest& request, std::stop_token stop,
                                      const backend::Progress& progress) override;
  [[nodiscard]] values::BenchResult bench(const values::BenchRequest& request, std::stop_token stop,
                                          const BenchProgress& progress,
                                          const SeriesSink& sink) override;
  [[nodiscard]] values::Occupancy occupancy(const values::OccupancyRequest& request) override;
  [[nodiscard]] values::TimeLine timeLine(const values::TimeLineRequest& request,
                                          std::stop_token stop) override;
  [[nodiscard]] values::AllReduceResult allReduce(const values::AllReduceRequest& request) override;
  [[nodiscard]] values::ScalingResult scaling(const values::ScalingRequest& request,
                                              std::stop_token stop) override;

 private:
  /// Whether a run on this target is one on the emulator.
  [[nodiscard]] bool isEmulated(const values::Target& target);
  /// Whether the device of the target works.
  [[nodiscard]] bool isThere(const values::Target& target);
  [[nodiscard]] values::BenchResult count(const values::BenchRequest& dealt, std::stop_token stop,
                                          const BenchProgress& progress, const SeriesSink& sink);

  std::unique_ptr<Executor> m_alone;
  collective::Communicator& m_communicator;
  RankRun m_runOfAll;
};

}  // namespace lanescope::engine
