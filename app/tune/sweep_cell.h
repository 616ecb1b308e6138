// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "bench/statistics.h"
#include "request/occupancy.h"
#include "request/result.h"

namespace lanescope::tune {

/// A quantity of a cell. Only a GPU has times; the others are counted in a record.
enum class Metric : std::uint8_t { time, sectors, requests, conflicts, barriers, lanes };

struct MetricWords {
  Metric metric;
  const char* key;    ///< name in files: "sectors_a_request"
  const char* title;  ///< "Sectors a request"
};
inline constexpr std::array<MetricWords, 6> kMetrics{{
    {Metric::time, "median_ms", "Time"},
    {Metric::sectors, "sectors_a_request", "Sectors a request"},
    {Metric::requests, "requests_a_warp", "Requests a warp"},
    {Metric::conflicts, "conflicts_a_request", "Bank conflicts a request"},
    {Metric::barriers, "barriers_a_warp", "Barriers a warp"},
    {Metric::lanes, "active_lanes", "Active lanes"},
}};
[[nodiscard]] const MetricWords& wordsOf(Metric metric);

/// One launch of a sweep with its measurements.
struct SweepCell {
  enum class State : std::uint8_t { waiting, measured, failed };

  values::Parameters parameters;
  State state = State::waiting;
  std::string sentence;  ///< the reason of a failure
  bool isWrong = false;  ///< failed: it ran, and its result is not that of the reference
  std::vector<values::Milliseconds> samples;
  bench::Summary time;  ///< summary of the samples
  bool noisy = false;
  std::optional<values::Counters> counters;
  std::optional<values::Occupancy> occupancy;

  /// Returns nothing where the quantity was not measured. Where a launch is recorded in part,
  /// counts per warp refer to the recorded part.
  [[nodiscard]] std::optional<double> value(Metric metric) const;
  void setSamples(std::vector<values::Milliseconds> measured);
  void fail(std::string reason);
  /// The launch ran, and its result is wrong.
  void failCheck(std::string reason);
};

}  // namespace lanescope::tune
