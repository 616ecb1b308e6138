// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/recordings.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "catalog/catalog.h"
#include "resources/resources.h"

namespace lanescope::results {
namespace {

TEST(Recordings, HoldEnoughTimesOfEachKernelThatIsAmongThem) {
  resources::init();
  const std::span<const values::BenchResult> recordings = shippedRecordings(values::Measure::time);
  ASSERT_FALSE(recordings.empty());
  // A kernel may be younger than the last recording.
  for (const values::BenchResult& recording : recordings) {
    SCOPED_TRACE(recording.kernel);
    EXPECT_NE(catalog::lookUp(recording.kernel), nullptr);
    EXPECT_FALSE(recording.device.empty());
    EXPECT_FALSE(recording.driver.empty());
    EXPECT_FALSE(recording.date.empty());
    EXPECT_TRUE(recording.ceilings.gpuBandwidth && recording.ceilings.gpuFlops);
    const auto isKernels = [&](const values::BenchSeries& series) {
      return series.name == recording.kernel && !series.emulated && series.samples.size() >= 10;
    };
    EXPECT_GE(std::ranges::count_if(recording.series, isKernels), 4);
    EXPECT_TRUE(std::ranges::all_of(recording.series, &values::BenchSeries::passed));
  }
}

}  // namespace
}  // namespace lanescope::results
