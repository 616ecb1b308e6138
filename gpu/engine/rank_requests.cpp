// SPDX-License-Identifier: Apache-2.0
#include "engine/rank_requests.h"

#include <array>
#include <chrono>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "collective/ranks.h"
#include "engine/rank_pieces.h"
#include "engine/timed_on_ranks.h"
#include "platform/process_limits.h"
#include "protocol/codec.h"
#include "runner/compared.h"

namespace lanescope::engine {
namespace {

using collective::Communicator;

/// How long a rank waits for the rest of a request that has begun to arrive.
constexpr std::chrono::seconds kRestLimit{10};

/// Calls `work`, in which a rank that fails is out of step with the others.
void inStep(const std::function<void()>& work) {
  try {
    work();
  } catch (const values::Error& error) {
    throw values::Error(values::ErrorKind::engineLost, error.what());
  }
}

void carryOut(const ToEngine& request, Communicator& communicator, const RankRun& run,
              Executor& alone) {
  if (const auto* reduce = std::get_if<values::AllReduceRequest>(&request.body)) {
    (void)collective::allReduce(*reduce, communicator);
  } else if (const auto* whole = std::get_if<values::RunRequest>(&request.body)) {
    inStep([&] { (void)run(*whole, communicator, {}, [](double) {}); });
  } else if (const auto* dealt = std::get_if<values::BenchRequest>(&request.body)) {
    if (dealt->measure == values::Measure::time) {
      return inStep([&] { timeForRankZero(*dealt, placeFor(*dealt, alone), communicator, alone); });
    }
    const std::vector<values::BenchRequest> pieces = piecesOf(*dealt);
    carryOutPieces(communicator, [&](std::int64_t piece) {
      return answerTo(pieces[static_cast<std::size_t>(piece)], alone, {});
    });
  }
}

/// Whether the ranks have all heard of an error and go on with the next request.
bool isOfAll(values::ErrorKind kind) {
  return kind == values::ErrorKind::badInput || kind == values::ErrorKind::unavailable;
}

}  // namespace

void announce(const ToEngine& request, Communicator& communicator) {
  Frame frame = encode(request);
  std::array<std::uint64_t, 2> lengths{frame.head.size(), frame.payload.size()};
  communicator.setLimit(kRestLimit);
  communicator.broadcast(std::as_writable_bytes(std::span(lengths)), 0);
  communicator.broadcast(std::as_writable_bytes(std::span(frame.head)), 0);
  communicator.broadcast(frame.payload, 0);
}

ToEngine nextRequest(Communicator& communicator) {
  std::array<std::uint64_t, 2> lengths{};
  communicator.setLimit(std::nullopt);
  communicator.broadcast(std::as_writable_bytes(std::span(lengths)), 0);
  communicator.setLimit(kRestLimit);
  Frame frame;
  frame.head.resize(lengths[0]);
  frame.payload.resize(lengths[1]);
  communicator.broadcast(std::as_writable_bytes(std::span(frame.head)), 0);
  communicator.broadcast(frame.payload, 0);
  Decoded<ToEngine> decoded = decodeToEngine(frame);
  if (decoded.message) return *std::move(decoded.message);
  throw values::Error(values::ErrorKind::engineLost, decoded.error);
}

Frame answerTo(const values::BenchRequest& piece, Executor& alone, const std::stop_token& stop) {
  values::BenchResult reasons;
  reasons.kernel = piece.kernel;
  reasons.parameters = piece.parameters;
  try {
    return encode(ToClient{1, alone.bench(
                                  piece, stop, [](double, const std::string&) {},
                                  [&](const values::BenchSeries& series) {
                                    if (!series.failure.empty()) reasons.series.push_back(series);
                                  })});
  } catch (const values::Error& error) {
    if (error.kind() == values::ErrorKind::unavailable && !reasons.series.empty()) {
      return encode(ToClient{1, std::move(reasons)});
    }
    return encode(ToClient{1, Failure{error.kind(), error.what()}});
  } catch (const std::exception& error) {
    return encode(ToClient{1, Failure{values::ErrorKind::engineLost, platform::sentenceOf(error)}});
  }
}

std::string followRankZero(Communicator& communicator, const RankRun& run, Executor& alone) {
  for (;;) {
    try {
      carryOut(nextRequest(communicator), communicator, run, alone);
    } catch (const values::Error& error) {
      if (!isOfAll(error.kind())) return error.what();
    } catch (const std::exception& error) {
      return platform::sentenceOf(error);
    }
  }
}

}  // namespace lanescope::engine
