// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/timing_picture.h"

#include <set>
#include <string>
#include <utility>

namespace lanescope::cli {

ui::TimingData timingData(std::span<const values::BenchResult> results) {
  ui::TimingData data;
  std::set<std::pair<std::string, std::int64_t>> known;
  for (const values::BenchResult& result : results) {
    for (const values::BenchSeries& series : result.series) {
      if (known.emplace(series.name, series.n).second) data.add(series);
    }
  }
  return data;
}

}  // namespace lanescope::cli
