// SPDX-License-Identifier: Apache-2.0
#include "engine/timed_on_ranks.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "bench/statistics.h"
#include "engine/rank_pieces.h"
#include "engine/rank_requests.h"
#include "platform/process_limits.h"
#include "protocol/codec.h"
#include "values/error.h"

namespace lanescope::engine {
namespace {

using collective::Communicator;
using values::BenchRequest;
using values::BenchResult;
using values::BenchSeries;

bool isOnGpu(const BenchRequest& request) {
  return request.target.backend == values::BackendChoice::cuda;
}

/// What ranks time at once: pieces of one size each.
struct Round {
  std::vector<BenchRequest> pieces;
  std::vector<std::int64_t> devices;  ///< as in TimingRanks
  bool isLast = true;                 ///< of those of the same sizes
};

/// Where a host has several GPUs to time on, two rounds take turns, each of as many sizes as there
/// are GPUs: the kernels alone on all of them at once, and then what the hosts take part in.
std::vector<Round> roundsOf(const BenchRequest& request, const TimingRanks& ranks) {
  std::vector<std::int64_t> sizes = request.sizes;
  std::ranges::sort(sizes);
  const bool isSplit = ranks.ofGpus != ranks.ofHosts;
  const auto gpus = std::ssize(ranks.ofGpus) - std::ranges::count(ranks.ofGpus, TimingRanks::kIdle);
  BenchRequest kernels = request;
  kernels.withCpuVariants = false;
  kernels.sampling.phases = false;
  BenchRequest others = request;
  others.sampling.hot = others.sampling.cold = false;
  const bool hasOthers = request.withCpuVariants || request.sampling.phases;
  std::vector<Round> rounds;
  const auto add = [&](BenchRequest piece, auto first, auto end, bool ofGpus, bool isLast) {
    Round& round = rounds.emplace_back();
    round.devices = ofGpus ? ranks.ofGpus : ranks.ofHosts;
    round.isLast = isLast;
    for (; first != end; ++first) {
      piece.sizes = {*first};
      round.pieces.push_back(piece);
    }
  };
  if (!isSplit) {
    add(request, sizes.begin(), sizes.end(), false, true);
    return rounds;
  }
  for (auto first = sizes.begin(); first != sizes.end();) {
    const auto end = first + std::min<std::ptrdiff_t>(gpus, sizes.end() - first);
    add(kernels, first, end, true, !hasOthers);
    if (hasOthers) add(others, first, end, false, true);
    first = end;
  }
  return rounds;
}

Frame timePiece(const Round& round, std::int64_t piece, std::int64_t rank, Executor& alone,
                const std::stop_token& stop) {
  BenchRequest request = round.pieces[static_cast<std::size_t>(piece)];
  request.target.device = static_cast<int>(round.devices[static_cast<std::size_t>(rank)]);
  return answerTo(request, alone, stop);
}

/// Adds to the kernels' times at a size what was timed apart from them.
BenchResult joined(BenchResult kernels, BenchResult others) {
  for (BenchSeries& other : others.series) {
    if (other.isOnCpu()) continue;
    const auto isSame = [&](const BenchSeries& own) { return own.name == other.name; };
    if (!other.failure.empty()) {
      // One that fails in both has one sentence.
      const auto [first, last] = std::ranges::remove_if(kernels.series, isSame);
      kernels.series.erase(first, last);
      kernels.series.push_back(std::move(other));
      continue;
    }
    for (BenchSeries& own : kernels.series) {
      if (!isSame(own) || !own.failure.empty()) continue;
      own.passed = own.passed && other.passed;
      own.phases = other.phases;
      if (own.phases) own.phases->kernel = bench::summarize(own.samples).median;
      own.pinned = other.pinned;
    }
  }
  for (BenchSeries& other : others.series) {
    if (other.isOnCpu()) kernels.series.push_back(std::move(other));
  }
  others.series = std::move(kernels.series);
  return others;
}

/// Puts together what the ranks have timed.
class Whole {
 public:
  Whole(const BenchRequest& request, const BenchProgress& progress, const SeriesSink& sink)
      : m_request(request), m_progress(progress), m_sink(sink) {}

  /// Takes the answer to the next piece of a round.
  void take(const Frame& frame, const Round& round) {
    ToClient answer = decodeToClient(frame).message.value();
    if (auto* const failed = std::get_if<Failure>(&answer.body)) {
      if (!m_failure) m_failure = std::move(*failed);
      m_waiting.emplace_back();
      return;
    }
    auto& own = std::get<BenchResult>(answer.body);
    if (!round.isLast) {
      m_waiting.push_back(std::move(own));
    } else if (m_joined < m_waiting.size()) {
      tell(joined(std::move(m_waiting[m_joined++]), std::move(own)));
    } else {
      tell(std::move(own));
    }
  }

  [[nodiscard]] bool hasFailed() const { return m_failure.has_value(); }

  [[nodiscard]] BenchResult result(std::string note) && {
    if (m_failure) throw values::Error(m_failure->kind, m_failure->sentence);
    if (m_sizes < m_request.sizes.size()) {
      throw values::Error(values::ErrorKind::cancelled, "The benchmark was cancelled.");
    }
    if (!m_facts) values::unavailable(m_series.front().failure);
    m_facts->kernel = m_request.kernel;
    m_facts->parameters = m_request.parameters;
    m_facts->series = std::move(m_series);
    m_facts->notes.push_back(std::move(note));
    return *std::move(m_facts);
  }

 private:
  void tell(BenchResult size) {
    for (BenchSeries& series : size.series) {
      m_sink(series);
      m_series.push_back(std::move(series));
    }
    // Of a size at which nothing could be timed there is nothing but the reasons.
    if (!m_facts && !size.machine.empty()) m_facts = std::move(size);
    m_progress(static_cast<double>(++m_sizes) / static_cast<double>(m_request.sizes.size()),
               m_request.kernel);
  }

  const BenchRequest& m_request;
  const BenchProgress& m_progress;
  const SeriesSink& m_sink;
  std::vector<BenchResult> m_waiting;  ///< kernels' times that have not all else yet
  std::size_t m_joined = 0;
  std::size_t m_sizes = 0;
  std::vector<BenchSeries> m_series;
  std::optional<BenchResult> m_facts;
  std::optional<Failure> m_failure;
};

}  // namespace

bool canBeShared(const BenchRequest& request) {
  std::set<std::string> kernels(request.compared.begin(), request.compared.end());
  kernels.insert(request.kernel);
  return request.measure == values::Measure::time && request.sizes.size() > 1 &&
         request.sampling.longestCall.count() == 0 &&
         (request.sampling.hot || request.sampling.cold) &&
         kernels.size() == request.compared.size() + 1;
}

RankPlace placeFor(const BenchRequest& request, Executor& alone) {
  return placeHere(isOnGpu(request) ? alone.devices() : std::vector<values::DeviceInfo>());
}

BenchResult timeOnRanks(const BenchRequest& request, const RankPlace& own,
                        Communicator& communicator, Executor& alone, const std::stop_token& stop,
                        const BenchProgress& progress, const SeriesSink& sink) {
  announce({1, request}, communicator);
  const TimingRanks ranks =
      agreeOnRanks(own, request.target.device, isOnGpu(request), communicator);
  // Every rank goes through all rounds. Once it is over, nothing is dealt in them.
  std::stop_source over;
  const std::stop_callback stopped(stop, [&] { over.request_stop(); });
  Whole whole(request, progress, sink);
  try {
    for (const Round& round : roundsOf(request, ranks)) {
      std::vector<std::int64_t> workers;
      for (std::int64_t rank = 1; rank < communicator.size(); ++rank) {
        if (round.devices[static_cast<std::size_t>(rank)] != TimingRanks::kIdle) {
          workers.push_back(rank);
        }
      }
      dealPieces(
          std::ssize(round.pieces), workers, communicator, over.get_token(),
          [&](std::int64_t piece) { return timePiece(round, piece, 0, alone, stop); },
          [&](const Frame& frame) {
            whole.take(frame, round);
            if (whole.hasFailed()) over.request_stop();
          });
    }
  } catch (const std::exception& error) {
    // The other ranks wait for the rounds that are left.
    throw values::Error(values::ErrorKind::engineLost, platform::sentenceOf(error));
  }
  return std::move(whole).result(describe(ranks));
}

void timeForRankZero(const BenchRequest& request, const RankPlace& own, Communicator& communicator,
                     Executor& alone) {
  const TimingRanks ranks =
      agreeOnRanks(own, request.target.device, isOnGpu(request), communicator);
  const std::int64_t rank = communicator.rank();
  for (const Round& round : roundsOf(request, ranks)) {
    if (round.devices[static_cast<std::size_t>(rank)] == TimingRanks::kIdle) continue;
    carryOutPieces(communicator,
                   [&](std::int64_t piece) { return timePiece(round, piece, rank, alone, {}); });
  }
}

}  // namespace lanescope::engine
