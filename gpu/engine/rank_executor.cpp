// SPDX-License-Identifier: Apache-2.0
#include "engine/rank_executor.h"

#include <utility>

#include "collective/ranks.h"
#include "engine/rank_requests.h"
#include "spread/rank_run.h"
#include "values/error.h"

namespace lanescope::engine {

RankExecutor::RankExecutor(std::unique_ptr<Executor> alone, collective::Communicator& communicator,
                           RankRun runOfAll)
    : m_alone(std::move(alone)), m_communicator(communicator), m_runOfAll(std::move(runOfAll)) {}

void RankExecutor::makeReady(const values::Target& target) {
  m_alone->makeReady(target);
}

std::vector<values::DeviceInfo> RankExecutor::devices() {
  return m_alone->devices();
}

values::RunResult RankExecutor::run(const values::RunRequest& request, std::stop_token stop,
                                    const backend::Progress& progress) {
  if (request.target.ranks == 1 || !request.target.gpus.empty()) {
    return m_alone->run(request, std::move(stop), progress);
  }
  spread::checkRun(request, m_communicator.size());
  announce({1, request}, m_communicator);
  try {
    return m_runOfAll(request, m_communicator, stop, progress).value();
  } catch (const values::Error& error) {
    // The other ranks wait for this one, and only a new engine brings all back into step.
    throw values::Error(values::ErrorKind::engineLost, error.what());
  }
}

values::BenchResult RankExecutor::bench(const values::BenchRequest& request, std::stop_token stop,
                                        const BenchProgress& progress, const SeriesSink& sink) {
  return m_alone->bench(request, std::move(stop), progress, sink);
}

values::Occupancy RankExecutor::occupancy(const values::OccupancyRequest& request) {
  return m_alone->occupancy(request);
}

values::TimeLine RankExecutor::timeLine(const values::TimeLineRequest& request,
                                        std::stop_token stop) {
  return m_alone->timeLine(request, std::move(stop));
}

values::AllReduceResult RankExecutor::allReduce(const values::AllReduceRequest& request) {
  if (!request.gpus.empty()) return m_alone->allReduce(request);
  collective::checkRequest(request, m_communicator.size());
  announce({1, request}, m_communicator);
  return collective::allReduce(request, m_communicator).value();
}

values::ScalingResult RankExecutor::scaling(const values::ScalingRequest& request,
                                            std::stop_token stop) {
  return m_alone->scaling(request, std::move(stop));
}

}  // namespace lanescope::engine
