// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QString>
#include <optional>
#include <vector>

#include "values/time_line.h"

namespace lanescope::ui {

/// The height of the type in lines of text.
inline constexpr double kTimeLineType = 0.87;

/// A range of time in nanoseconds that is in sight.
struct TimeRange {
  double from = 0;
  double to = 1;

  [[nodiscard]] double length() const { return to - from; }
  bool operator==(const TimeRange&) const = default;
};

/// Returns the range that shows all of a time line.
[[nodiscard]] TimeRange wholeOf(const values::TimeLine& line);

/// Where the parts of a time line stand in a picture: above the timings, below them a row for the
/// host and one for each stream of the device, or one for each warp, then the axis of time and the
/// legend. The upper half of a warp's row shows its products, the lower half what it does itself.
class TimeLineLayout {
 public:
  /// `unit`: the height of a line of text in pixels.
  TimeLineLayout(const values::TimeLine& line, TimeRange range, const QRectF& bounds, double unit);

  [[nodiscard]] const TimeRange& range() const { return m_range; }
  /// Where times are drawn, without the names of the rows.
  [[nodiscard]] QRectF plot() const { return m_plot; }
  [[nodiscard]] double unit() const { return m_unit; }
  [[nodiscard]] double xOf(double nanoseconds) const;
  /// The reverse.
  [[nodiscard]] double timeAt(double x) const;
  /// The row of one of the timings.
  [[nodiscard]] QRectF bracketRow(int index) const;
  /// Rows of spans: 0 is the host's, then one for each stream; of several GPUs such rows for each.
  /// Within a kernel they are those of warpsOf.
  [[nodiscard]] int rows() const { return m_rows; }
  [[nodiscard]] QRectF row(int index) const;
  [[nodiscard]] int rowOf(const values::TimeSpan& span) const;
  /// Where a span is drawn, at least a pixel wide. Nothing where it is out of sight, or of a warp
  /// without a row.
  [[nodiscard]] std::optional<QRectF> rectOf(const values::TimeSpan& span) const;
  /// The line of the axis, and the row of the legend.
  [[nodiscard]] double axisY() const { return m_axisY; }
  [[nodiscard]] QRectF legend() const { return m_legend; }
  /// Returns the span at a point, the shortest of several.
  [[nodiscard]] const values::TimeSpan* spanAt(const values::TimeLine& line,
                                               const QPointF& point) const;

 private:
  TimeRange m_range;
  double m_unit;
  int m_rows;
  int m_rowsOfAGpu;
  std::vector<std::int64_t> m_warps;
  QRectF m_plot;
  double m_firstRow = 0;
  double m_rowHeight = 0;
  double m_axisY = 0;
  QRectF m_legend;
};

}  // namespace lanescope::ui
