// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/compared_times.h"

#include <algorithm>
#include <tuple>

#include "app/text/text.h"

namespace lanescope::results {
namespace {

/// The name by which series are matched; empty for the kernel that the benchmark is of.
std::string roleOf(const values::BenchResult& result, const values::BenchSeries& series) {
  return series.name == result.kernel ? std::string() : series.name;
}

bool isComparable(const values::BenchSeries& series) {
  return !series.emulated && !series.samples.empty();
}

const values::BenchSeries* counterpart(const values::BenchResult& result, const std::string& role,
                                       const values::BenchSeries& wanted) {
  const auto found = std::ranges::find_if(result.series, [&](const values::BenchSeries& series) {
    return series.n == wanted.n && series.cache == wanted.cache && isComparable(series) &&
           roleOf(result, series) == role;
  });
  return found == result.series.end() ? nullptr : &*found;
}

}  // namespace

std::vector<ComparedTime> compareTimes(const std::vector<values::BenchResult>& results,
                                       const std::stop_token& stop) {
  std::vector<ComparedTime> all;
  for (std::size_t other = 1; other < results.size(); ++other) {
    for (const values::BenchSeries& before : results.front().series) {
      if (!isComparable(before)) continue;
      const values::BenchSeries* now =
          counterpart(results[other], roleOf(results.front(), before), before);
      if (now == nullptr) continue;
      if (stop.stop_requested()) return all;
      ComparedTime& compared = all.emplace_back();
      compared.what = before.name == now->name ? toQString(before.name)
                                               : QStringLiteral("%1 / %2").arg(
                                                     toQString(now->name), toQString(before.name));
      compared.subject = now->subject();
      compared.onCpu = now->isOnCpu();
      compared.other = other;
      compared.n = before.n;
      compared.cache = before.cache;
      compared.before = bench::summarize(before.samples).median;
      compared.now = bench::summarize(now->samples).median;
      compared.ratio = bench::ratioOfMedians(now->samples, before.samples);
    }
  }
  std::ranges::stable_sort(all, {},
                           [](const ComparedTime& each) { return std::tuple(each.n, each.other); });
  return all;
}

}  // namespace lanescope::results
