// SPDX-License-Identifier: Apache-2.0
#include "collective/ranks.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <optional>
#include <stdexcept>
#include <string>

#include "collective/emulated_devices.h"
#include "tests/gpu/collective/rank_zero.h"
#include "values/error.h"

namespace lanescope::collective {
namespace {

using tests::complaintOfRankZero;
using values::AllReduce;
using values::AllReduceRequest;
using values::AllReduceResult;
using values::DType;

AllReduceRequest ranksRequest(AllReduce algorithm, std::int64_t devices, std::int64_t n,
                              DType dtype = DType::float32) {
  return {algorithm, devices, n, dtype, "random", 1, {}, 0};
}

std::optional<AllReduceResult> reduced(const AllReduceRequest& request) {
  std::optional<AllReduceResult> result;
  const std::string complaint =
      complaintOfRankZero(request.devices, [&](Communicator& communicator) {
        auto own = allReduce(request, communicator);
        EXPECT_EQ(own.has_value(), communicator.rank() == 0);
        if (own) result = std::move(own);
      });
  EXPECT_EQ(complaint, "");
  return result;
}

TEST(Ranks, GiveTheVeryResultOfEmulatedDevices) {
  for (const AllReduce algorithm : values::kAllReducesWithMessages) {
    for (std::int64_t devices = 1; devices <= 5; ++devices) {
      for (const std::int64_t n : {1, 3, 17, 1000}) {
        for (const DType dtype : {DType::int32, DType::int64, DType::float32, DType::float64}) {
          const AllReduceRequest request = ranksRequest(algorithm, devices, n, dtype);
          AllReduceResult expected = allReduce(request);
          expected.device += ", MPI";
          EXPECT_EQ(reduced(request), expected)
              << values::nameOf(algorithm) << ' ' << devices << ' ' << n;
        }
      }
    }
  }
}

TEST(Ranks, KeepWhatIsTooLongOutOfTheResult) {
  const AllReduceRequest request = ranksRequest(AllReduce::ring, 2, values::kMostCarried / 2 + 1);
  AllReduceResult expected = allReduce(request);
  expected.device += ", MPI";
  EXPECT_EQ(reduced(request), expected);
}

TEST(Ranks, UseTheLibrarysOwnAllReduce) {
  const auto result = reduced(ranksRequest(AllReduce::mpi, 4, 100));
  ASSERT_TRUE(result.has_value());
  EXPECT_TRUE(result->passed);
  EXPECT_TRUE(result->isSame);
  EXPECT_TRUE(result->messages.empty());
}

TEST(Ranks, TimeTheSlowest) {
  AllReduceRequest request = ranksRequest(AllReduce::tree, 3, 100);
  request.timings = 7;
  const auto result = reduced(request);
  ASSERT_TRUE(result.has_value());
  EXPECT_EQ(result->seconds.size(), 7U);
  for (const double seconds : result->seconds) EXPECT_GT(seconds, 0);
}

TEST(Ranks, RefuseAnotherNumberOfDevicesOnAll) {
  std::atomic<int> refusals = 0;
  const std::string complaint = complaintOfRankZero(3, [&](Communicator& communicator) {
    try {
      (void)allReduce(ranksRequest(AllReduce::ring, 4, 10), communicator);
    } catch (const values::Error& error) {
      ++refusals;
      throw;
    }
  });
  EXPECT_EQ(refusals, 3);
  EXPECT_EQ(complaint, "devices = 4 is not the number of the engine's ranks, 3.");
}

/// A rank that leaves in a step.
class Leaving final : public Communicator {
 public:
  Leaving(Communicator& own, std::int64_t step) : m_own(own), m_step(step) {}
  [[nodiscard]] std::int64_t rank() const override { return m_own.rank(); }
  [[nodiscard]] std::int64_t size() const override { return m_own.size(); }
  void exchange(std::int64_t step, std::int64_t to, std::span<const std::byte> sent,
                std::int64_t from, std::span<std::byte> received) override {
    if (step == m_step) throw std::runtime_error("it leaves");
    m_own.exchange(step, to, sent, from, received);
  }
  [[nodiscard]] std::int64_t nextSender(std::int64_t step) override {
    return m_own.nextSender(step);
  }
  void barrier() override { m_own.barrier(); }
  void broadcast(std::span<std::byte> bytes, std::int64_t root) override {
    m_own.broadcast(bytes, root);
  }
  [[nodiscard]] std::vector<std::vector<std::byte>> gather(
      std::span<const std::byte> bytes) override {
    return m_own.gather(bytes);
  }
  void allReduce(values::HostArray& elements) override { m_own.allReduce(elements); }

 private:
  Communicator& m_own;
  std::int64_t m_step;
};

TEST(Ranks, MakeTheMistakesOfEmulatedDevices) {
  for (const auto pitfall :
       {values::MessagePitfall::earlyRead, values::MessagePitfall::reusedBuffer}) {
    for (const AllReduce algorithm : values::kAllReducesWithMessages) {
      for (const std::int64_t devices : {2, 3, 4}) {
        AllReduceRequest request = ranksRequest(algorithm, devices, 100);
        request.pitfall = pitfall;
        AllReduceResult expected = allReduce(request);
        expected.device += ", MPI";
        EXPECT_EQ(reduced(request), expected) << values::nameOf(algorithm) << ' ' << devices;
      }
    }
  }
}

TEST(Ranks, NameTheOneThatMakesTheMistakeOfAbsence) {
  AllReduceRequest request = ranksRequest(AllReduce::ring, 4, 100);
  request.waitSeconds = 1;
  request.pitfall = values::MessagePitfall::absentRank;
  EXPECT_EQ(complaintOfRankZero(
                4, [&](Communicator& communicator) { (void)allReduce(request, communicator); }),
            "Rank 3 of 4 did not take part in step 4 within 1 s.");
}

TEST(Ranks, TellAnAbsentOneWithinFiveSecondsOfTheUsualWait) {
  AllReduceRequest request = ranksRequest(AllReduce::ring, 4, 100);
  request.pitfall = values::MessagePitfall::absentRank;
  const auto begin = std::chrono::steady_clock::now();
  const std::string complaint = complaintOfRankZero(
      4, [&](Communicator& communicator) { (void)allReduce(request, communicator); });
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(5));
  EXPECT_EQ(complaint, "Rank 3 of 4 did not take part in step 4 within 3 s.");
}

TEST(Ranks, NameTheOneThatDoesNotTakePartAndTheStep) {
  AllReduceRequest request = ranksRequest(AllReduce::ring, 4, 100);
  request.waitSeconds = 1;
  const std::string complaint = complaintOfRankZero(4, [&](Communicator& communicator) {
    if (communicator.rank() != 2) return (void)allReduce(request, communicator);
    Leaving leaving(communicator, 2);
    (void)allReduce(request, leaving);
  });
  EXPECT_EQ(complaint, "Rank 2 of 4 did not take part in step 3 within 1 s.");
}

TEST(Ranks, NameTheOneThatNeverCame) {
  AllReduceRequest request = ranksRequest(AllReduce::tree, 4, 100);
  request.waitSeconds = 1;
  const std::string complaint = complaintOfRankZero(4, [&](Communicator& communicator) {
    if (communicator.rank() != 3) (void)allReduce(request, communicator);
  });
  EXPECT_EQ(complaint, "Rank 3 of 4 did not answer within 1 s.");
}

TEST(Ranks, OfDifferentVersionsAreRefused) {
  const std::string complaint = complaintOfRankZero(3, [](Communicator& communicator) {
    checkVersions(communicator, communicator.rank() == 2 ? "0.2.0" : "0.1.0");
  });
  EXPECT_EQ(complaint,
            "Rank 2 of 3 is Lanescope 0.2.0, and rank 0 is 0.1.0: install the same version on all "
            "hosts.");
  EXPECT_EQ(complaintOfRankZero(
                3, [](Communicator& communicator) { checkVersions(communicator, "0.1.0"); }),
            "");
}

}  // namespace
}  // namespace lanescope::collective
