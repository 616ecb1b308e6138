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

}  // namespace lanescope::values
