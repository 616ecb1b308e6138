// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/time_line/time_line_layout.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/theme/stage_theme.h"
#include "ui/time_line/time_line_words.h"

namespace lanescope::ui {
namespace {

// Lengths in lines of text.
constexpr double kNames = 5.5;     ///< least width of the rows' names
constexpr double kBracket = 1.9;   ///< height of a timing
constexpr double kGap = 0.7;       ///< between the timings and the rows
constexpr double kBelow = 5.0;     ///< height of the axis and the legend
constexpr double kTallest = 4.5;   ///< height of a row
constexpr double kBetween = 0.25;  ///< part of a row that stays free

/// Some languages have long words.
double widthOfNames(const values::TimeLine& line, double unit) {
  const QFontMetricsF metrics(StageTheme::light().sansFont(kTimeLineType * unit));
  double width = kNames * unit;
  const int rows = rowsOf(line);
  for (const int row : {0, rows - 1}) {
    width = std::max(width, metrics.horizontalAdvance(rowName(line, row)) + unit);
  }
  return width;
}

}  // namespace

TimeRange wholeOf(const values::TimeLine& line) {
  std::int64_t from = std::numeric_limits<std::int64_t>::max();
  std::int64_t to = std::numeric_limits<std::int64_t>::min();
  for (const values::Bracket& bracket : line.brackets) {
    from = std::min(from, bracket.begin);
    to = std::max(to, bracket.end);
  }
  for (const values::TimeSpan& span : line.spans) {
    from = std::min(from, span.begin);
    to = std::max(to, span.end);
  }
  return {static_cast<double>(from), static_cast<double>(std::max(to, from + 1))};
}

TimeLineLayout::TimeLineLayout(const values::TimeLine& line, TimeRange range, const QRectF& bounds,
                               double unit)
    : m_range(range),
      m_unit(unit),
      m_rows(rowsOf(line)),
      m_rowsOfAGpu(rowsOfAGpu(line)),
      m_warps(warpsOf(line)) {
  m_plot = bounds.adjusted(widthOfNames(line, unit), 0, -unit, -kBelow * unit);
  m_firstRow = bounds.top() + (static_cast<double>(line.brackets.size()) * kBracket + kGap) * unit;
  const double room = std::max(m_plot.bottom() - m_firstRow, 4.0 * rows());
  m_rowHeight = std::min(room / rows(), kTallest * unit);
  m_axisY = m_firstRow + rows() * m_rowHeight + 0.3 * unit;
  m_legend = QRectF(bounds.left(), m_axisY + 2.0 * unit, bounds.width(), 2.6 * unit);
}

double TimeLineLayout::xOf(double nanoseconds) const {
  return m_plot.left() + (nanoseconds - m_range.from) / m_range.length() * m_plot.width();
}

double TimeLineLayout::timeAt(double x) const {
  return m_range.from + (x - m_plot.left()) / m_plot.width() * m_range.length();
}

QRectF TimeLineLayout::bracketRow(int index) const {
  return {m_plot.left(), m_plot.top() + index * kBracket * m_unit, m_plot.width(),
          kBracket * m_unit};
}

QRectF TimeLineLayout::row(int index) const {
  return {m_plot.left(), m_firstRow + index * m_rowHeight, m_plot.width(),
          (1.0 - kBetween) * m_rowHeight};
}

int TimeLineLayout::rowOf(const values::TimeSpan& span) const {
  const int first = m_rowsOfAGpu * static_cast<int>(span.gpu);
  switch (span.lane) {
    case values::Lane::host:
      return first;
    case values::Lane::device:
      return first + 1 + static_cast<int>(m_rowsOfAGpu > 0 ? span.stream : span.chunk);
    case values::Lane::warp:
      return static_cast<int>(std::ranges::lower_bound(m_warps, span.warp) - m_warps.begin());
  }
  return 0;
}

std::optional<QRectF> TimeLineLayout::rectOf(const values::TimeSpan& span) const {
  const bool isWarp = span.lane == values::Lane::warp;
  if (isWarp && !std::ranges::binary_search(m_warps, span.warp)) return std::nullopt;
  const double from = xOf(static_cast<double>(span.begin));
  const double to = xOf(static_cast<double>(span.end));
  if (to < m_plot.left() || from > m_plot.right()) return std::nullopt;
  const double left = std::max(from, m_plot.left());
  const double right = std::min(std::max(to, from + 1.0), m_plot.right() + 1.0);
  QRectF at = row(rowOf(span));
  if (isWarp) {
    const double middle = at.center().y();
    span.kind == values::SpanKind::products ? at.setBottom(middle) : at.setTop(middle);
  }
  return QRectF(left, at.top(), std::max(right - left, 1.0), at.height());
}

const values::TimeSpan* TimeLineLayout::spanAt(const values::TimeLine& line,
                                               const QPointF& point) const {
  constexpr double kReach = 2.0;  // pixels beside a span that is too narrow to be hit
  const values::TimeSpan* found = nullptr;
  for (const values::TimeSpan& span : line.spans) {
    const auto rect = rectOf(span);
    if (!rect || !rect->adjusted(-kReach, 0, kReach, 0).contains(point)) continue;
    if (found == nullptr || span.duration() < found->duration()) found = &span;
  }
  return found;
}

}  // namespace lanescope::ui
