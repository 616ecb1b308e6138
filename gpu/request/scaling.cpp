// SPDX-License-Identifier: Apache-2.0
#include "request/scaling.h"

namespace lanescope::values {

double speedupOf(const ScalingResult& result, const ScalingPoint& point) {
  const double grown = result.request.isWeak ? static_cast<double>(point.gpus) : 1.0;
  return grown * medianSeconds(result.points.front().seconds) / medianSeconds(point.seconds);
}

double efficiencyOf(const ScalingResult& result, const ScalingPoint& point) {
  return speedupOf(result, point) / static_cast<double>(point.gpus);
}

std::optional<double> predictedSeconds(const ScalingResult& result, std::int64_t gpus) {
  constexpr std::int64_t kFirstPredicted = 3;
  if (gpus < kFirstPredicted || result.points.size() < 2 || result.points[1].gpus != 2) {
    return std::nullopt;
  }
  const auto ofPart = [&](std::int64_t count) {
    const double shared = result.request.isWeak ? 1.0 : static_cast<double>(count);
    return result.work * medianSeconds(result.points[0].seconds) / shared;
  };
  return ofPart(gpus) + medianSeconds(result.points[1].seconds) - ofPart(2);
}

std::optional<double> predictionError(const ScalingResult& result, const ScalingPoint& point) {
  const std::optional<double> predicted = predictedSeconds(result, point.gpus);
  if (!predicted) return std::nullopt;
  return *predicted / medianSeconds(point.seconds) - 1.0;
}

}  // namespace lanescope::values
