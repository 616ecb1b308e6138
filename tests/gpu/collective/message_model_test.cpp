// SPDX-License-Identifier: Apache-2.0
#include "request/message_model.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <vector>

#include "collective/schedule.h"

namespace lanescope::collective {
namespace {

using values::AllReduce;
using values::AllReduceResult;
using values::MessageModel;

std::shared_ptr<const AllReduceResult> timed(AllReduce algorithm, std::int64_t devices,
                                             std::int64_t n, double seconds) {
  auto result = std::make_shared<AllReduceResult>();
  result->request.algorithm = algorithm;
  result->request.devices = devices;
  result->request.n = n;
  result->seconds = {seconds};
  return result;
}

TEST(MessageModel, HasTheStepsAndTheLongestMessagesOfTheSchedule) {
  constexpr double kEndless = 1e300;
  for (const AllReduce algorithm : values::kAllReducesWithMessages) {
    for (std::int64_t devices = 2; devices <= 33; ++devices) {
      const std::int64_t n = 60 * devices;  // parts of the same length
      std::map<std::int64_t, std::int64_t> longest;
      for (const values::DeviceMessage& message : messagesOf(algorithm, devices, n)) {
        longest[message.step] = std::max(longest[message.step], message.count);
      }
      double elements = 0;
      for (const auto& [step, count] : longest) elements += static_cast<double>(count);
      EXPECT_DOUBLE_EQ((MessageModel{1, kEndless}.seconds(algorithm, devices, 1)),
                       static_cast<double>(longest.size()))
          << values::nameOf(algorithm) << ' ' << devices;
      EXPECT_DOUBLE_EQ((MessageModel{0, 1}.seconds(algorithm, devices, static_cast<double>(n))),
                       elements)
          << values::nameOf(algorithm) << ' ' << devices;
    }
  }
}

TEST(MessageModel, IsFoundAgainFromWhatItPredicts) {
  const MessageModel model{5e-6, 3e11};
  for (const AllReduce algorithm : values::kAllReducesWithMessages) {
    std::vector<std::shared_ptr<const AllReduceResult>> results;
    for (const std::int64_t n : {256, 65'536, 1 << 24}) {
      const double bytes = 4.0 * static_cast<double>(n);
      results.push_back(timed(algorithm, 4, n, model.seconds(algorithm, 4, bytes)));
      results.push_back(timed(AllReduce::nccl, 4, n, 1));
    }
    const auto fitted = values::fittedModel(results, algorithm);
    ASSERT_TRUE(fitted);
    EXPECT_NEAR(fitted->latency, model.latency, 1e-9 * model.latency);
    EXPECT_NEAR(fitted->bandwidth, model.bandwidth, 1e-6 * model.bandwidth);
  }
}

TEST(MessageModel, NeedsTimesThatGrowWithTheSize) {
  using Results = std::vector<std::shared_ptr<const AllReduceResult>>;
  const Results one{timed(AllReduce::ring, 4, 1000, 1e-5)};
  const Results falling{timed(AllReduce::ring, 4, 1000, 2e-5),
                        timed(AllReduce::ring, 4, 1 << 20, 1e-5)};
  const Results alone{timed(AllReduce::ring, 1, 1000, 1e-5),
                      timed(AllReduce::ring, 1, 1 << 20, 1e-3)};
  const Results library{timed(AllReduce::nccl, 4, 1000, 1e-5),
                        timed(AllReduce::nccl, 4, 1 << 20, 1e-3)};
  EXPECT_FALSE(values::fittedModel(one, AllReduce::ring));
  EXPECT_FALSE(values::fittedModel(falling, AllReduce::ring));
  EXPECT_FALSE(values::fittedModel(alone, AllReduce::ring));
  EXPECT_FALSE(values::fittedModel(library, AllReduce::nccl));
  EXPECT_TRUE(std::isnan(MessageModel{1, 1}.seconds(AllReduce::mpi, 4, 1)));
}

}  // namespace
}  // namespace lanescope::collective
