// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/recorded_timings.h"

#include <algorithm>

#include "app/results/recordings.h"

namespace lanescope::results {
namespace {

bool isSameProblem(const values::BenchResult& a, const values::BenchResult& b) {
  return areOfSameProblem(a.kernel, a.parameters, b.kernel, b.parameters);
}

bool belongsTo(const values::BenchResult& recorded,
               const std::optional<RecordedTimings::Problem>& measured) {
  return !measured || areOfSameProblem(recorded.kernel, recorded.parameters, measured->kernel,
                                       measured->parameters);
}

bool hasCpu(const values::BenchResult& recorded) {
  return std::ranges::any_of(recorded.series, &values::BenchSeries::isOnCpu);
}

}  // namespace

RecordedTimings::RecordedTimings() : m_recordings(shippedRecordings(values::Measure::time)) {}

void RecordedTimings::addKernel(std::string_view kernel, const std::optional<Problem>& measured,
                                bool withCpu, TimingData& data) const {
  for (const values::BenchResult& recorded : m_recordings) {
    if (recorded.kernel != kernel || !belongsTo(recorded, measured)) continue;
    data.addRecorded(recorded, withCpu ? TimingData::Part::all : TimingData::Part::gpu);
    if (!withCpu || hasCpu(recorded)) continue;
    // Among kernels that were recorded in turn, one has the CPU's times for all.
    const auto with = std::ranges::find_if(m_recordings, [&](const values::BenchResult& other) {
      return other.machine == recorded.machine && other.device == recorded.device &&
             hasCpu(other) && isSameProblem(other, recorded);
    });
    if (with != m_recordings.end()) data.addRecorded(*with, TimingData::Part::cpu);
  }
}

void RecordedTimings::addFamily(std::string_view kernel, const std::optional<Problem>& measured,
                                TimingData& data) const {
  const auto isOfKernel = [&](const values::BenchResult& recorded) {
    return recorded.kernel == kernel && belongsTo(recorded, measured);
  };
  // Before anything is measured it is the problem that was recorded of this kernel.
  const auto first = std::ranges::find_if(m_recordings, isOfKernel);
  if (!measured && first == m_recordings.end()) return;
  for (const values::BenchResult& recorded : m_recordings) {
    const bool isThere = std::ranges::any_of(data.points(), [&](const TimingPoint& point) {
      return point.kernel == recorded.kernel && !point.emulated;
    });
    const bool isSame = measured ? belongsTo(recorded, measured) : isSameProblem(recorded, *first);
    if (isSame && !isThere) data.addRecorded(recorded, TimingData::Part::gpu);
  }
}

}  // namespace lanescope::results
