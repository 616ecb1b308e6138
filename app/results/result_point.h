// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <algorithm>
#include <cstdint>
#include <vector>

#include "app/text/text.h"
#include "request/result.h"

namespace lanescope::results {

/// The common part of the points of all charts over n.
struct ResultPoint {
  QString name;   ///< "dot_shared", "1 thread"
  QString where;  ///< "CPU: …", "Emulator", "GPU: NVIDIA H200, recorded 2026-11-21"
  std::int64_t n = 0;
  bool passed = true;
  bool onCpu = false;
  bool recorded = false;  ///< on another machine, or another day

  ResultPoint() = default;
  explicit ResultPoint(const values::BenchSeries& series)
      : name(toQString(series.subject())),
        where(toQString(series.where)),
        n(series.n),
        passed(series.passed),
        onCpu(series.isOnCpu()) {}
};

/// Returns the lines of a chart: the points that `isSame` joins, ascending in n. Lines are in the
/// order of their first points.
template <class Point, class Same>
[[nodiscard]] std::vector<std::vector<Point>> linesOf(const std::vector<Point>& points,
                                                      Same isSame) {
  std::vector<std::vector<Point>> lines;
  for (const Point& point : points) {
    auto line = std::ranges::find_if(
        lines, [&](const std::vector<Point>& known) { return isSame(known.front(), point); });
    if (line == lines.end()) line = lines.emplace(line);
    line->push_back(point);
  }
  for (auto& line : lines) std::ranges::sort(line, {}, &Point::n);
  return lines;
}

}  // namespace lanescope::results
