// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/time_line/time_line_layout.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

#include "ui/theme/stage_theme.h"
#include "ui/time_line/time_line_words.h"

namespace lanescope::ui {
namespace {

// Lengths in lines of text.
constexpr double kNames = 5.5;     ///< least width of the rows' names
constexpr double kBracket = 1.9;   ///< height of a timing
constexpr double kGap = 0.7;       ///< between the timings and the host
constexpr double kBelow = 5.0;     ///< height of the axis and the legend
constexpr double kTallest = 4.5;   ///< height of a row
constexpr double kBetween = 0.25;  ///< part of a row that stays free
constexpr int kBrackets = 3;

/// Some languages have long words.
double widthOfNames(const values::TimeLine& line, double unit) {
  const QFontMetricsF metrics(StageTheme::light().sansFont(kTimeLineType * unit));
  double width = kNames * unit;
  for (const int row : {0, static_cast<int>(line.chunks)}) {
    width = std::max(width, metrics.horizontalAdvance(rowName(line, row)) + unit);
  }
  return width;
}

}  // namespace

TimeRange wholeOf(const values::TimeLine& line) {
  std::int64_t from = line.aroundAll.begin;
  std::int64_t to = line.aroundAll.end;
  for (const values::TimeSpan& span : line.spans) {
    from = std::min(from, span.begin);
    to = std::max(to, span.end);
  }
  return {static_cast<double>(from), static_cast<double>(std::max(to, from + 1))};
}

TimeLineLayout::TimeLineLayout(const values::TimeLine& line, TimeRange range, const QRectF& bounds,
                               double unit)
    : m_range(range), m_unit(unit), m_streams(static_cast<int>(line.chunks)) {
  m_plot = bounds.adjusted(widthOfNames(line, unit), 0, -unit, -kBelow * unit);
  m_firstRow = bounds.top() + (kBrackets * kBracket + kGap) * unit;
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
  return span.lane == values::Lane::host ? 0 : 1 + static_cast<int>(span.chunk);
}

std::optional<QRectF> TimeLineLayout::rectOf(const values::TimeSpan& span) const {
  const double from = xOf(static_cast<double>(span.begin));
  const double to = xOf(static_cast<double>(span.end));
  if (to < m_plot.left() || from > m_plot.right()) return std::nullopt;
  const double left = std::max(from, m_plot.left());
  const double right = std::min(std::max(to, from + 1.0), m_plot.right() + 1.0);
  const QRectF at = row(rowOf(span));
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
