// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "request/scaling.h"

namespace lanescope::values {
namespace {

ScalingPoint pointOf(std::int64_t gpus, double seconds) {
  return {gpus, 1000, 0, {seconds}, 0, 0, true};
}

TEST(ScalingPrediction, IsAGpusPartAndOneExchange) {
  ScalingResult result;
  result.points = {pointOf(1, 8.0), pointOf(2, 4.5), pointOf(3, 3.0), pointOf(4, 2.0)};
  EXPECT_FALSE(predictedSeconds(result, 1));
  EXPECT_FALSE(predictedSeconds(result, 2));
  EXPECT_DOUBLE_EQ(*predictedSeconds(result, 4), 2.5);
  EXPECT_DOUBLE_EQ(*predictedSeconds(result, 8), 1.5);
  EXPECT_DOUBLE_EQ(*predictionError(result, result.points[3]), 0.25);
  EXPECT_FALSE(predictionError(result, result.points[1]));
}

TEST(ScalingPrediction, KeepsThePartOfAGpuWhereTheProblemGrows) {
  ScalingResult result;
  result.request.isWeak = true;
  result.points = {pointOf(1, 8.0), pointOf(2, 8.5)};
  EXPECT_DOUBLE_EQ(*predictedSeconds(result, 64), 8.5);
}

TEST(ScalingPrediction, CountsWhatSeveralGpusDoMoreThanOne) {
  ScalingResult result;
  result.work = 1.5;
  result.points = {pointOf(1, 8.0), pointOf(2, 6.5)};
  EXPECT_DOUBLE_EQ(*predictedSeconds(result, 4), 3.5);
}

TEST(ScalingPrediction, NeedsTheTimesOnOneAndOnTwo) {
  ScalingResult result;
  result.points = {pointOf(1, 8.0)};
  EXPECT_FALSE(predictedSeconds(result, 4));
  result.points.push_back(pointOf(3, 5.0));
  EXPECT_FALSE(predictedSeconds(result, 4));
}

}  // namespace
}  // namespace lanescope::values
