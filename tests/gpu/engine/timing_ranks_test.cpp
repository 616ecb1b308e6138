// SPDX-License-Identifier: Apache-2.0
#include "engine/timing_ranks.h"

#include <gtest/gtest.h>

#include <array>

#include "collective/threads.h"

namespace lanescope::engine {
namespace {

constexpr std::int64_t kIdle = TimingRanks::kIdle;
using Devices = std::vector<std::int64_t>;

RankPlace placeOn(const std::string& host, std::size_t gpus = 0, const char* gpu = "H100") {
  return {host, "a CPU, 8 threads", std::vector<std::string>(gpus, gpu)};
}

TEST(TimingRanks, AreOneOfEachHostOnTheEmulator) {
  const TimingRanks ranks =
      chooseRanks({placeOn("a", 2), placeOn("a", 2), placeOn("b"), placeOn("b")}, 1, false);
  EXPECT_EQ(ranks.ofHosts, (Devices{0, kIdle, 0, kIdle}));
  EXPECT_EQ(ranks.ofGpus, ranks.ofHosts);
  EXPECT_EQ(describe(ranks), "Timed by 2 of 4 ranks, one of each host like the first.");
}

TEST(TimingRanks, HaveAGpuEachFromTheTargetsOn) {
  const TimingRanks ranks =
      chooseRanks({placeOn("a", 3), placeOn("a", 3), placeOn("a", 3), placeOn("b", 2)}, 1, true);
  EXPECT_EQ(ranks.ofHosts, (Devices{1, kIdle, kIdle, 1}));
  EXPECT_EQ(ranks.ofGpus, (Devices{1, 2, kIdle, 1})) << "the third has none left";
  EXPECT_EQ(describe(ranks),
            "Timed by 3 of 4 ranks on 2 of their hosts: kernels on a GPU for each rank at once, "
            "all else by one rank of each host.");
}

TEST(TimingRanks, AreThoseOfOneKindOfMachine) {
  RankPlace faster = placeOn("b", 1);
  faster.machine = "another CPU, 8 threads";
  const TimingRanks ranks = chooseRanks(
      {placeOn("a", 1), faster, placeOn("c", 1, "T4"), placeOn("d"), placeOn("e", 1)}, 0, true);
  EXPECT_EQ(ranks.ofHosts, (Devices{0, kIdle, kIdle, kIdle, 0}));
}

TEST(TimingRanks, LeaveOutAGpuThatDoesNotWork) {
  RankPlace broken = placeOn("a", 2);
  broken.gpus[1].clear();
  EXPECT_EQ(chooseRanks({broken, broken}, 0, true).ofGpus, (Devices{0, kIdle}));
}

TEST(TimingRanks, AreAgreedOnByAll) {
  const std::array places{placeOn("a", 2), placeOn("a", 2), placeOn("b", 1), placeOn("c", 0)};
  const TimingRanks expected = chooseRanks({places.begin(), places.end()}, 0, true);
  collective::onThreads(4, [&](collective::Communicator& own) {
    const RankPlace& place = places.at(static_cast<std::size_t>(own.rank()));
    EXPECT_EQ(agreeOnRanks(place, 0, true, own), expected) << own.rank();
  });
}

TEST(TimingRanks, OfThisMachineShareAHost) {
  EXPECT_EQ(placeHere({}), placeHere({}));
  EXPECT_FALSE(placeHere({}).host.empty());
  values::DeviceInfo gpu;
  gpu.backend = values::BackendChoice::cuda;
  gpu.device = 1;
  gpu.name = "H100";
  gpu.available = true;
  EXPECT_EQ(placeHere({gpu}).gpus, (std::vector<std::string>{"", "H100"}));
}

}  // namespace
}  // namespace lanescope::engine
