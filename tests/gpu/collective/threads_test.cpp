// SPDX-License-Identifier: Apache-2.0
#include "collective/threads.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "collective/counted.h"
#include "values/error.h"

namespace lanescope::collective {
namespace {

std::span<const std::byte> bytesOf(const std::vector<std::int32_t>& numbers) {
  return std::as_bytes(std::span(numbers));
}

TEST(Threads, ExchangeAroundARing) {
  for (std::int64_t ranks = 1; ranks <= 8; ++ranks) {
    std::vector<std::int32_t> got(static_cast<std::size_t>(ranks));
    onThreads(ranks, [&](Communicator& own) {
      EXPECT_EQ(own.size(), ranks);
      const std::int64_t rank = own.rank();
      const std::vector<std::int32_t> sent{static_cast<std::int32_t>(rank)};
      std::vector<std::int32_t> received{-1};
      own.exchange(0, (rank + 1) % ranks, bytesOf(sent), (rank + ranks - 1) % ranks,
                   std::as_writable_bytes(std::span(received)));
      got[static_cast<std::size_t>(rank)] = received[0];
    });
    for (std::int64_t rank = 0; rank < ranks; ++rank) {
      EXPECT_EQ(got[static_cast<std::size_t>(rank)], (rank + ranks - 1) % ranks);
    }
  }
}

TEST(Threads, BroadcastFromEachRank) {
  onThreads(5, [](Communicator& own) {
    for (std::int64_t root = 0; root < own.size(); ++root) {
      std::vector<std::int32_t> numbers(3, own.rank() == root ? 7 : 0);
      own.broadcast(std::as_writable_bytes(std::span(numbers)), root);
      EXPECT_EQ(numbers, (std::vector<std::int32_t>{7, 7, 7}));
    }
  });
}

TEST(Threads, GatherPartsOfDifferentLengthsOnRankZero) {
  onThreads(7, [](Communicator& own) {
    const std::vector<std::int32_t> numbers(static_cast<std::size_t>(own.rank() % 3), 1);
    const auto all = own.gather(bytesOf(numbers));
    EXPECT_EQ(all.size(), own.rank() == 0 ? 7U : 0U);
    for (std::size_t from = 0; from < all.size(); ++from) {
      EXPECT_EQ(all[from].size(), from % 3 * sizeof(std::int32_t));
    }
  });
}

TEST(Threads, AllReduceWithTheSameBitsOnAll) {
  for (std::int64_t ranks = 1; ranks <= 8; ++ranks) {
    std::vector<float> sums(static_cast<std::size_t>(ranks));
    onThreads(ranks, [&](Communicator& own) {
      values::HostArray elements(values::DType::float32, 1);
      elements.as<float>()[0] = 1.0F / static_cast<float>(own.rank() + 3);
      own.allReduce(elements);
      sums[static_cast<std::size_t>(own.rank())] = elements.as<float>()[0];
    });
    float expected = 1.0F / 3.0F;
    for (std::int64_t rank = 1; rank < ranks; ++rank) {
      expected += 1.0F / static_cast<float>(rank + 3);
    }
    for (const float sum : sums) EXPECT_EQ(sum, expected);
  }
}

TEST(Threads, ABarrierSeparatesWhatLiesBeforeFromWhatLiesBehind) {
  std::atomic<int> arrived = 0;
  onThreads(8, [&](Communicator& own) {
    for (int round = 1; round <= 20; ++round) {
      ++arrived;
      own.barrier();
      EXPECT_GE(arrived, 8 * round);
      own.barrier();
    }
  });
}

TEST(Threads, TheFirstErrorEndsThoseThatWaitAndIsThrownAgain) {
  for (std::int64_t ranks = 1; ranks <= 8; ++ranks) {
    for (int way = 0; way < 4; ++way) {
      std::atomic<int> lost = 0;
      const auto work = [&](Communicator& own) {
        if (own.rank() == own.size() - 1) throw std::runtime_error("the first error");
        try {
          std::vector<std::byte> one(1);
          values::HostArray element(values::DType::int32, 1);
          if (way == 0) own.barrier();
          if (way == 1) own.broadcast(one, own.size() - 1);
          if (way == 2) own.exchange(0, Communicator::kNobody, {}, own.size() - 1, one);
          if (way == 3) own.allReduce(element);
        } catch (const values::Error& error) {
          EXPECT_EQ(error.kind(), values::ErrorKind::engineLost);
          ++lost;
          throw;
        }
      };
      try {
        onThreads(ranks, work);
        FAIL() << "nothing was thrown";
      } catch (const std::runtime_error& error) {
        EXPECT_EQ(std::string(error.what()), "the first error");
      }
      EXPECT_EQ(lost, ranks - 1);
    }
  }
}

TEST(Threads, TellWhoSendsNothingInAStepWithinTheLimit) {
  try {
    onThreads(2, [](Communicator& own) {
      std::vector<std::byte> one(1);
      if (own.rank() == 1) return own.exchange(3, 0, one, Communicator::kNobody, {});
      own.setLimit(std::chrono::milliseconds(50));
      own.exchange(2, Communicator::kNobody, {}, 1, one);
    });
    FAIL() << "nothing was thrown";
  } catch (const RankAbsent& absent) {
    EXPECT_STREQ(absent.what(), "Rank 1 of 2 did not take part in step 3 within 50 ms.");
  }
}

TEST(Threads, TellThatNotAllCameToABarrierWithinTheLimit) {
  EXPECT_THROW(onThreads(2,
                         [](Communicator& own) {
                           own.setLimit(std::chrono::milliseconds(50));
                           if (own.rank() == 0) own.barrier();
                         }),
               values::Error);
}

TEST(Threads, FindEachRankThatHasSent) {
  onThreads(4, [](Communicator& own) {
    std::vector<std::byte> one(1);
    if (own.rank() != 0) return own.exchange(7, 0, one, Communicator::kNobody, {});
    std::set<std::int64_t> senders;
    for (int i = 0; i < 3; ++i) {
      const std::int64_t sender = own.nextSender(7);
      own.exchange(7, Communicator::kNobody, {}, sender, one);
      senders.insert(sender);
    }
    EXPECT_EQ(senders, (std::set<std::int64_t>{1, 2, 3}));
  });
}

TEST(Threads, AMessageOfAnotherLengthIsAnError) {
  EXPECT_THROW(onThreads(2,
                         [](Communicator& own) {
                           std::vector<std::byte> bytes(own.rank() == 0 ? 3 : 2);
                           own.broadcast(bytes, 0);
                         }),
               values::Error);
}

TEST(CountedCommunicator, CountsWhatARankReceives) {
  onThreads(3, [](Communicator& inner) {
    CountedCommunicator own(inner);
    std::vector<std::byte> bytes(10);
    own.broadcast(bytes, 0);
    EXPECT_EQ(own.received(), own.rank() == 0 ? 0 : 10);
    (void)own.gather(bytes);
    EXPECT_EQ(own.received(), own.rank() == 0 ? 20 : 10);
  });
}

}  // namespace
}  // namespace lanescope::collective
