// SPDX-License-Identifier: Apache-2.0
#include "engine/rank_requests.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <span>
#include <string>

#include "tests/gpu/collective/rank_zero.h"
#include "tests/gpu/engine/series_executor.h"

namespace lanescope::engine {
namespace {

using collective::Communicator;
using tests::complaintOfRankZero;

TEST(RankRequests, ReachAllRanksAsTheClientSentThem) {
  const values::AllReduceRequest request{
      values::AllReduce::tree, 3, 7, values::DType::int64, "count", 5, {}, 2};
  const std::string complaint = complaintOfRankZero(3, [&](Communicator& communicator) {
    if (communicator.rank() == 0) return announce({9, request}, communicator);
    const ToEngine got = nextRequest(communicator);
    EXPECT_EQ(std::get<values::AllReduceRequest>(got.body), request);
  });
  EXPECT_EQ(complaint, "");
}

TEST(RankRequests, ThatAreNotOfTheProtocolEndARank) {
  std::string sentence;
  tests::SeriesExecutor executor;
  EXPECT_EQ(complaintOfRankZero(2,
                                [&](Communicator& communicator) {
                                  if (communicator.rank() == 1) {
                                    sentence = followRankZero(communicator, {}, executor);
                                    return;
                                  }
                                  std::array<std::uint64_t, 2> lengths{3, 0};
                                  std::array<std::byte, 3> head{};
                                  communicator.broadcast(std::as_writable_bytes(std::span(lengths)),
                                                         0);
                                  communicator.broadcast(head, 0);
                                  communicator.broadcast({}, 0);
                                }),
            "");
  EXPECT_TRUE(sentence.ends_with('.')) << sentence;
}

}  // namespace
}  // namespace lanescope::engine
