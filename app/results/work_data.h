// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <cstdint>
#include <vector>

#include "app/results/result_point.h"
#include "request/result.h"

namespace lanescope::results {

/// The operations and the steps of one kernel at one size.
struct WorkPoint : ResultPoint {
  using ResultPoint::ResultPoint;
  values::Work work;
};

/// Work and depth over n of kernels that solve the same problem.
class WorkData {
 public:
  void clear() { m_points.clear(); }
  void add(const values::BenchSeries& series);

  /// Returns the points in the order of their addition.
  [[nodiscard]] const std::vector<WorkPoint>& points() const { return m_points; }
  /// Returns the lines of the chart, ascending in n.
  [[nodiscard]] std::vector<std::vector<WorkPoint>> lines() const;

  /// Returns what the chart shows as sentences, at the largest size that all lines have.
  [[nodiscard]] QStringList sentences() const;
  /// Returns the same numbers for a spreadsheet.
  [[nodiscard]] QString csv() const;

 private:
  std::vector<WorkPoint> m_points;
};

}  // namespace lanescope::results
