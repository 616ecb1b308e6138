// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "protocol/message.h"

namespace lanescope::tests {

/// Values with every field set to something that is not its default.
[[nodiscard]] values::RunRequest sampleRunRequest();
[[nodiscard]] values::BenchRequest sampleBenchRequest();
[[nodiscard]] values::OccupancyRequest sampleOccupancyRequest();
[[nodiscard]] values::TimeLineRequest sampleTimeLineRequest();
[[nodiscard]] values::TimeLine sampleTimeLine();
[[nodiscard]] values::TimeLine sampleKernelTimeLine();
[[nodiscard]] values::TimeLine sampleStreamedTimeLine();
[[nodiscard]] values::AllReduceRequest sampleAllReduceRequest();
/// Of two devices and three elements.
[[nodiscard]] values::AllReduceResult sampleAllReduce();
values::ScalingRequest sampleScalingRequest();
values::ScalingResult sampleScaling();
[[nodiscard]] values::Occupancy sampleOccupancy();
/// With counters, a finding, notes, and a record of two blocks of four threads.
[[nodiscard]] values::RunResult sampleRunResult();
[[nodiscard]] values::BenchSeries sampleBenchSeries();
[[nodiscard]] values::BenchResult sampleBenchResult();
[[nodiscard]] values::DeviceInfo sampleDevice();

/// One message of each kind.
[[nodiscard]] std::vector<engine::ToEngine> sampleRequests();
[[nodiscard]] std::vector<engine::ToClient> sampleAnswers();

}  // namespace lanescope::tests
