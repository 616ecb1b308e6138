// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/device_charts.h"

#include <gtest/gtest.h>

#include <memory>
#include <vector>

namespace lanescope::ui {
namespace {

using Result = std::shared_ptr<const values::AllReduceResult>;

Result resultOf(values::AllReduce algorithm, std::int64_t n, std::vector<double> seconds) {
  auto result = std::make_shared<values::AllReduceResult>();
  result->request.algorithm = algorithm;
  result->request.devices = 4;
  result->request.n = n;
  result->device = "4 × GPU";
  result->seconds = std::move(seconds);
  return result;
}

TEST(DeviceCharts, HaveALineForEachAlgorithmOverTheBytesOfADevice) {
  const std::vector<Result> results{
      resultOf(values::AllReduce::ring, 1000, {3e-3, 1e-3, 2e-3}),
      resultOf(values::AllReduce::tree, 1000, {4e-3}),
      resultOf(values::AllReduce::ring, 2000, {5e-3, 3e-3}),
  };
  const auto [bandwidth, time] = allReduceCharts(results);
  ASSERT_EQ(time.series.size(), 2U);
  EXPECT_EQ(time.series[0].name, "ring");
  EXPECT_EQ(time.series[1].name, "tree");
  ASSERT_EQ(time.series[0].points.size(), 2U);
  EXPECT_EQ(time.series[0].points[1].x, 8000);
  EXPECT_DOUBLE_EQ(time.series[0].points[0].y, 2.0);  // the median, in milliseconds
  EXPECT_DOUBLE_EQ(time.series[0].points[1].y, 4.0);
  EXPECT_DOUBLE_EQ(bandwidth.series[0].points[0].y, 1.5 * 4000 / 2e-3);  // 2 (p - 1) / p
  EXPECT_EQ(bandwidth.facts.front().where, "4 × GPU");
}

TEST(DeviceCharts, PredictMoreDevicesByAModelThatIsDashed) {
  const std::vector<Result> one{resultOf(values::AllReduce::ring, 1000, {1e-3})};
  EXPECT_FALSE(modelChart(one));
  EXPECT_FALSE(modelChart({}));
  // A step of four devices' ring takes 1 ms, and a byte 1 us.
  const auto seconds = [](double n) { return 6e-3 + 1.5 * 4 * n * 1e-6; };
  const std::vector<Result> two{resultOf(values::AllReduce::ring, 1000, {seconds(1000)}),
                                resultOf(values::AllReduce::ring, 9000, {seconds(9000)}),
                                resultOf(values::AllReduce::nccl, 9000, {1e-3})};
  const auto chart = modelChart(two);
  ASSERT_TRUE(chart);
  ASSERT_EQ(chart->series.size(), 2U);
  EXPECT_EQ(chart->series[0].kind, ChartSeries::Kind::points);
  ASSERT_EQ(chart->series[0].points.size(), 1U);
  EXPECT_DOUBLE_EQ(chart->series[0].points[0].y, 60.0);
  EXPECT_TRUE(chart->series[1].look.isDashed);
  EXPECT_TRUE(chart->series[1].name.contains("model"));
  ASSERT_EQ(chart->series[1].points.size(), 10U);
  EXPECT_EQ(chart->series[1].points[1].x, 4);
  EXPECT_NEAR(chart->series[1].points[1].y, 60.0, 1e-6);
  EXPECT_EQ(chart->series[1].points.back().x, 1024);
}

TEST(DeviceCharts, CompareTheSpeedupWithTheNumberOfGpus) {
  values::ScalingResult result;
  result.request.kernel = "reduce_one_launch";
  result.points = {{1, 100, 0, {8e-3}, 0, 0, true}, {2, 100, 0, {5e-3}, 0, 0, true}};
  const auto [speedup, efficiency] = scalingCharts(result);
  ASSERT_EQ(speedup.series.size(), 3U);
  EXPECT_DOUBLE_EQ(speedup.series[0].points[1].y, 1.6);
  EXPECT_DOUBLE_EQ(speedup.series[1].points[1].y, 2.0);
  EXPECT_TRUE(speedup.series[1].look.isDashed);
  EXPECT_DOUBLE_EQ(efficiency.series[0].points[1].y, 0.8);
  EXPECT_DOUBLE_EQ(efficiency.series[1].points[1].y, 1.0);
  EXPECT_EQ(speedup.x.ticks, (QList<double>{1, 2, 8}));
  // Half the work takes 4 ms on two GPUs, so that the exchange takes 1 ms, on four as on eight.
  EXPECT_TRUE(speedup.series[2].look.isDashed);
  ASSERT_EQ(speedup.series[2].points.size(), 6U);
  EXPECT_EQ(speedup.series[2].points[1].x, 4);
  EXPECT_DOUBLE_EQ(speedup.series[2].points[1].y, 8.0 / 3.0);
  EXPECT_DOUBLE_EQ(efficiency.series[2].points[5].y, 0.5);
  ASSERT_EQ(speedup.sentences.size(), 1);
  EXPECT_TRUE(speedup.sentences[0].endsWith("two GPUs predict."));
  result.points.push_back({4, 100, 0, {2.5e-3}, 0, 0, true});
  EXPECT_TRUE(scalingCharts(result)[0].sentences[0].contains("on 4 GPUs it is off by 20.0 %"));
}

TEST(DeviceCharts, MarkTheSmallestSizeAtWhichTwoGpusBeatOne) {
  const auto resultOfSize = [](std::int64_t n, double one, double two) {
    auto result = std::make_shared<values::ScalingResult>();
    result->points = {{1, n, 0, {one}, 0, 0, true}, {2, n, 0, {two}, 0, 0, true}};
    return std::shared_ptr<const values::ScalingResult>(std::move(result));
  };
  const std::vector slower{resultOfSize(100, 1e-3, 2e-3), resultOfSize(200, 2e-3, 2e-3)};
  EXPECT_EQ(gpuCrossover(slower), std::nullopt);
  EXPECT_TRUE(crossoverChart(slower).marks.empty());
  EXPECT_EQ(crossoverChart(slower).sentences.size(), 1);
  const std::vector all{slower[0], slower[1], resultOfSize(400, 4e-3, 3e-3),
                        resultOfSize(800, 8e-3, 5e-3)};
  EXPECT_EQ(gpuCrossover(all), 400);
  const Chart chart = crossoverChart(all);
  ASSERT_EQ(chart.series.size(), 2U);
  ASSERT_EQ(chart.series[1].points.size(), 4U);
  EXPECT_EQ(chart.series[1].points[2].x, 400);
  EXPECT_DOUBLE_EQ(chart.series[1].points[2].y, 3.0);
  ASSERT_EQ(chart.marks.size(), 1U);
  EXPECT_EQ(chart.marks.front().at, 400);
  EXPECT_TRUE(chart.sentences.front().contains("400"));
  auto alone = std::make_shared<values::ScalingResult>();
  alone->points = {{1, 100, 0, {1e-3}, 0, 0, true}};
  const std::vector<std::shared_ptr<const values::ScalingResult>> ofOne{alone};
  EXPECT_EQ(gpuCrossover(ofOne), std::nullopt);
}

TEST(DeviceCharts, CountAProblemThatGrowsAsMoreWork) {
  values::ScalingResult result;
  result.request.isWeak = true;
  result.points = {{1, 100, 0, {4e-3}, 0, 0, true}, {4, 400, 0, {5e-3}, 0, 0, true}};
  const auto [speedup, efficiency] = scalingCharts(result);
  EXPECT_DOUBLE_EQ(speedup.series[0].points[1].y, 3.2);
  EXPECT_DOUBLE_EQ(efficiency.series[0].points[1].y, 0.8);
}

}  // namespace
}  // namespace lanescope::ui
