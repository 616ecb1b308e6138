// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <cstdint>
#include <vector>

#include "app/results/result_point.h"
#include "request/result.h"

namespace lanescope::results {

/// What one kernel computes for so many elements, and in how many steps.
struct WorkPoint : ResultPoint {
  using ResultPoint::ResultPoint;
  values::Work work;
};

/// Work and depth over n of kernels that solve the same problem.
class WorkData {
 public:
  void clear() { m_points.clear(); }
  void add(const values::BenchSeries& series);

  /// In the order in which they came.
  [[nodiscard]] const std::vector<WorkPoint>& points() const { return m_points; }
  /// A line of the chart each, ascending in n.
  [[nodiscard]] std::vector<std::vector<WorkPoint>> lines() const;

  /// What the chart shows in words, at the largest size that all lines have.
  [[nodiscard]] QStringList sentences() const;
  /// The same numbers for a spreadsheet.
  [[nodiscard]] QString csv() const;

 private:
  std::vector<WorkPoint> m_points;
};

}  // namespace lanescope::results
