// SPDX-License-Identifier: Apache-2.0
#include "engine/rank_pieces.h"

#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <stdexcept>
#include <thread>
#include <vector>

#include "collective/threads.h"

namespace lanescope::engine {
namespace {

using collective::Communicator;

/// An answer that tells the piece, with a payload that grows with it.
Frame answerToPiece(std::int64_t piece) {
  return {{static_cast<std::uint8_t>(piece)},
          std::vector<std::byte>(static_cast<std::size_t>(piece))};
}

/// Deals the pieces out to ranks that are threads. Returns those that were taken, in their order.
std::vector<int> dealt(std::int64_t ranks, std::int64_t count, const CarryOutPiece& carryOut,
                       const std::stop_token& stop = {}) {
  std::vector<int> taken;
  collective::onThreads(ranks, [&](Communicator& own) {
    if (own.rank() != 0) return carryOutPieces(own, carryOut);
    dealPieces(count, allOthers(own), own, stop, carryOut, [&](const Frame& frame) {
      EXPECT_EQ(frame, answerToPiece(frame.head.at(0)));
      taken.push_back(frame.head.at(0));
    });
  });
  return taken;
}

TEST(RankPieces, AreCarriedOutOnceEachAndTakenInTheirOrder) {
  for (std::int64_t ranks = 1; ranks <= 5; ++ranks) {
    for (const int count : {0, 1, 2, 5, 100}) {
      std::vector<std::atomic<int>> times(static_cast<std::size_t>(count));
      const std::vector<int> taken = dealt(ranks, count, [&](std::int64_t piece) {
        ++times[static_cast<std::size_t>(piece)];
        return answerToPiece(piece);
      });
      ASSERT_EQ(taken.size(), static_cast<std::size_t>(count)) << ranks;
      for (int piece = 0; piece < count; ++piece) {
        EXPECT_EQ(taken[static_cast<std::size_t>(piece)], piece);
        EXPECT_EQ(times[static_cast<std::size_t>(piece)], 1);
      }
    }
  }
}

TEST(RankPieces, GoToTheNamedRanksAlone) {
  std::array<std::atomic<int>, 4> done{};
  collective::onThreads(4, [&](Communicator& own) {
    const auto carryOut = [&](std::int64_t piece) {
      ++done.at(static_cast<std::size_t>(own.rank()));
      return answerToPiece(piece);
    };
    if (own.rank() == 2) return carryOutPieces(own, carryOut);
    if (own.rank() == 0) dealPieces(50, {2}, own, {}, carryOut, [](const Frame&) {});
  });
  EXPECT_EQ(done[0] + done[2], 50);
}

TEST(RankPieces, KeepAllRanksBusyAtOnce) {
  constexpr int kRanks = 4;
  std::mutex mutex;
  std::condition_variable changed;
  int begun = 0;
  std::atomic<int> together = 0;
  (void)dealt(kRanks, kRanks, [&](std::int64_t piece) {
    std::unique_lock lock(mutex);
    ++begun;
    changed.notify_all();
    if (changed.wait_for(lock, std::chrono::minutes(1), [&] { return begun == kRanks; })) {
      ++together;
    }
    return answerToPiece(piece);
  });
  EXPECT_EQ(together, kRanks);
}

TEST(RankPieces, EndWithThoseThatHaveBegunWhenAStopIsRequested) {
  for (std::int64_t ranks = 1; ranks <= 4; ++ranks) {
    std::stop_source stop;
    std::atomic<std::int64_t> begun = 0;
    const std::vector<int> taken = dealt(
        ranks, 100,
        [&](std::int64_t piece) {
          ++begun;
          if (piece == 5) stop.request_stop();
          while (piece > 5 && !stop.stop_requested()) std::this_thread::yield();
          return answerToPiece(piece);
        },
        stop.get_token());
    EXPECT_EQ(static_cast<std::int64_t>(taken.size()), begun);
    EXPECT_GE(begun, 6);
    EXPECT_LE(begun, 6 + (ranks - 1)) << "one of each other rank, while piece 5 is under way";
  }
}

TEST(RankPieces, GoOnAfterAnAnswerThatIsNotTaken) {
  collective::onThreads(3, [](Communicator& own) {
    for (int round = 0; round < 3; ++round) {
      if (own.rank() != 0) {
        carryOutPieces(own, answerToPiece);
        continue;
      }
      int taken = 0;
      const auto refuse = [&](const Frame&) {
        if (++taken == 2) throw std::runtime_error("not this one");
      };
      EXPECT_THROW(dealPieces(20, allOthers(own), own, {}, answerToPiece, refuse),
                   std::runtime_error);
      EXPECT_EQ(taken, 2);
    }
  });
}

}  // namespace
}  // namespace lanescope::engine
