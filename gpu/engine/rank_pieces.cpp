// SPDX-License-Identifier: Apache-2.0
#include "engine/rank_pieces.h"

#include <array>
#include <exception>
#include <map>
#include <mutex>
#include <numeric>
#include <optional>
#include <span>
#include <thread>
#include <utility>
#include <vector>

namespace lanescope::engine {
namespace {

using collective::Communicator;

constexpr std::int64_t kPieceStep = 0;
constexpr std::int64_t kAnswerStep = 1;
constexpr std::int64_t kNoPiece = -1;

void hand(std::int64_t piece, std::int64_t rank, Communicator& communicator) {
  communicator.exchange(kPieceStep, rank, std::as_bytes(std::span(&piece, 1)),
                        Communicator::kNobody, {});
}

std::int64_t nextPiece(Communicator& communicator) {
  std::int64_t piece = kNoPiece;
  communicator.exchange(kPieceStep, Communicator::kNobody, {}, 0,
                        std::as_writable_bytes(std::span(&piece, 1)));
  return piece;
}

void answer(const Frame& frame, Communicator& communicator) {
  const std::array<std::uint64_t, 2> lengths{frame.head.size(), frame.payload.size()};
  const auto send = [&](std::span<const std::byte> bytes) {
    communicator.exchange(kAnswerStep, 0, bytes, Communicator::kNobody, {});
  };
  send(std::as_bytes(std::span(lengths)));
  send(std::as_bytes(std::span(frame.head)));
  send(frame.payload);
}

Frame answerOf(std::int64_t rank, Communicator& communicator) {
  const auto receive = [&](std::span<std::byte> bytes) {
    communicator.exchange(kAnswerStep, Communicator::kNobody, {}, rank, bytes);
  };
  std::array<std::uint64_t, 2> lengths{};
  receive(std::as_writable_bytes(std::span(lengths)));
  Frame frame;
  frame.head.resize(lengths[0]);
  frame.payload.resize(lengths[1]);
  receive(std::as_writable_bytes(std::span(frame.head)));
  receive(frame.payload);
  return frame;
}

/// What is left to do, and the answers that wait for those before them. Any thread may use it.
class Pieces {
 public:
  Pieces(std::int64_t count, std::stop_token stop, const std::function<void(Frame)>& take)
      : m_count(count), m_stop(std::move(stop)), m_take(take) {}

  /// Returns the next piece, or kNoPiece.
  [[nodiscard]] std::int64_t next() {
    const std::scoped_lock lock(m_mutex);
    return m_next == m_count || m_failure || m_stop.stop_requested() ? kNoPiece : m_next++;
  }

  void put(std::int64_t piece, Frame frame) {
    const std::scoped_lock lock(m_mutex);
    if (m_failure) return;
    m_waiting.emplace(piece, std::move(frame));
    for (auto first = m_waiting.begin(); first != m_waiting.end() && first->first == m_taken;
         first = m_waiting.erase(first)) {
      ++m_taken;
      m_take(std::move(first->second));
    }
  }

  /// Calls `work`. After an exception there is no further piece, and `rethrow` throws the first.
  void guard(const std::function<void()>& work) {
    try {
      work();
    } catch (...) {
      const std::scoped_lock lock(m_mutex);
      if (!m_failure) m_failure = std::current_exception();
    }
  }

  void rethrow() const {
    if (m_failure) std::rethrow_exception(m_failure);
  }

 private:
  std::mutex m_mutex;
  std::int64_t m_count;
  std::stop_token m_stop;
  const std::function<void(Frame)>& m_take;
  std::int64_t m_next = 0;
  std::int64_t m_taken = 0;
  std::map<std::int64_t, Frame> m_waiting;
  std::exception_ptr m_failure;
};

/// Hands pieces to the other ranks until each has been told that there are no more.
void serveOthers(Pieces& pieces, const std::vector<std::int64_t>& others,
                 Communicator& communicator) {
  std::map<std::int64_t, std::int64_t> busy;  // the piece of each rank
  const auto handNext = [&](std::int64_t rank) {
    const std::int64_t piece = pieces.next();
    if (piece != kNoPiece) busy[rank] = piece;
    hand(piece, rank, communicator);
  };
  for (const std::int64_t rank : others) handNext(rank);
  while (!busy.empty()) {
    const std::int64_t rank = communicator.nextSender(kAnswerStep);
    Frame frame = answerOf(rank, communicator);
    const std::int64_t piece = busy.extract(rank).mapped();
    handNext(rank);
    pieces.guard([&] { pieces.put(piece, std::move(frame)); });
  }
}

}  // namespace

std::vector<std::int64_t> allOthers(const Communicator& communicator) {
  std::vector<std::int64_t> ranks(static_cast<std::size_t>(communicator.size() - 1));
  std::iota(ranks.begin(), ranks.end(), std::int64_t{1});
  return ranks;
}

void dealPieces(std::int64_t count, const std::vector<std::int64_t>& others,
                Communicator& communicator, const std::stop_token& stop,
                const CarryOutPiece& carryOut, const std::function<void(Frame)>& take) {
  communicator.setLimit(std::nullopt);  // a piece may take as long as it likes
  Pieces pieces(count, stop, take);
  {
    // This thread carries out pieces itself, and meanwhile only the other one communicates.
    const std::jthread server(
        [&] { pieces.guard([&] { serveOthers(pieces, others, communicator); }); });
    pieces.guard([&] {
      for (std::int64_t piece = pieces.next(); piece != kNoPiece; piece = pieces.next()) {
        pieces.put(piece, carryOut(piece));
      }
    });
  }
  pieces.rethrow();
}

void carryOutPieces(Communicator& communicator, const CarryOutPiece& carryOut) {
  communicator.setLimit(std::nullopt);
  for (std::int64_t piece = nextPiece(communicator); piece != kNoPiece;
       piece = nextPiece(communicator)) {
    answer(carryOut(piece), communicator);
  }
}

}  // namespace lanescope::engine
