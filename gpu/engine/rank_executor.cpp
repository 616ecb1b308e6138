// SPDX-License-Identifier: Apache-2.0
#include "engine/rank_executor.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "collective/ranks.h"
#include "engine/rank_pieces.h"
#include "engine/rank_requests.h"
#include "engine/timed_on_ranks.h"
#include "protocol/codec.h"
#include "runner/compared.h"
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

bool RankExecutor::isEmulated(const values::Target& target) {
  if (target.backend != values::BackendChoice::automatic) {
    return target.backend == values::BackendChoice::emulator;
  }
  return std::ranges::none_of(devices(), [](const values::DeviceInfo& device) {
    return device.available && device.backend == values::BackendChoice::cuda;
  });
}

values::BenchResult RankExecutor::bench(const values::BenchRequest& request, std::stop_token stop,
                                        const BenchProgress& progress, const SeriesSink& sink) {
  values::BenchRequest dealt = request;
  // On each rank the same, whatever devices it has.
  dealt.target.backend =
      isEmulated(request.target) ? values::BackendChoice::emulator : values::BackendChoice::cuda;
  if (request.measure == values::Measure::counters && isEmulated(request.target)) {
    return count(dealt, std::move(stop), progress, sink);
  }
  if (m_communicator.size() > 1 && canBeShared(request) && isThere(dealt.target)) {
    return timeOnRanks(dealt, placeFor(dealt, *m_alone), m_communicator, *m_alone, stop, progress,
                       sink);
  }
  return m_alone->bench(request, std::move(stop), progress, sink);
}

bool RankExecutor::isThere(const values::Target& target) {
  return target.backend == values::BackendChoice::emulator ||
         std::ranges::any_of(devices(), [&](const values::DeviceInfo& device) {
           return device.available && device.backend == target.backend &&
                  device.device == target.device;
         });
}

values::BenchResult RankExecutor::count(const values::BenchRequest& dealt, std::stop_token stop,
                                        const BenchProgress& progress, const SeriesSink& sink) {
  const std::vector<values::BenchRequest> pieces = piecesOf(dealt);
  values::BenchResult result;
  std::optional<Failure> failure;
  const auto take = [&](const Frame& frame) {
    ToClient answer = decodeToClient(frame).message.value();
    if (auto* const failed = std::get_if<Failure>(&answer.body)) {
      if (!failure) failure = std::move(*failed);
      return;
    }
    auto& own = std::get<values::BenchResult>(answer.body);
    if (result.series.empty()) {
      result = std::move(own);
    } else {
      result.series.push_back(std::move(own.series.at(0)));
    }
    sink(result.series.back());
    progress(static_cast<double>(result.series.size()) / static_cast<double>(pieces.size()),
             dealt.kernel);
  };
  announce({1, dealt}, m_communicator);
  dealPieces(
      std::ssize(pieces), allOthers(m_communicator), m_communicator, stop,
      [&](std::int64_t piece) {
        return answerTo(pieces[static_cast<std::size_t>(piece)], *m_alone, stop);
      },
      take);
  if (failure) throw values::Error(failure->kind, failure->sentence);
  if (result.series.size() < pieces.size()) {
    throw values::Error(values::ErrorKind::cancelled, "The comparison was cancelled.");
  }
  result.kernel = dealt.kernel;
  result.parameters = dealt.parameters;
  return result;
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
