// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/grid/grid_layout.h"

#include <algorithm>
#include <cmath>

#include "trace/record/record.h"

namespace lanescope::ui {
namespace {

constexpr std::uint64_t kWidestGrid = 256;
/// Width over height of a cell: it holds a number.
constexpr double kAspect = 1.7;
constexpr double kWidest = 480;  ///< pixels at scale 1

}  // namespace

GridLayout::GridLayout(const trace::Record& record, const QRectF& bounds, double scale,
                       double zoom) {
  const std::uint64_t total = record.grid.total();
  m_count = std::min(total, kMost);
  if (total > kMost) {
    const std::uint64_t before = (kMost - std::min(record.blockCount, kMost)) / 2;
    m_first = std::min(record.firstBlock - std::min(record.firstBlock, before), total - kMost);
  }
  const bool isPlane = record.grid.y > 1 && record.grid.x <= kWidestGrid && m_count == total;
  if (isPlane) {
    m_columns = record.grid.x;
  } else {
    const double wanted = std::sqrt(static_cast<double>(m_count) * std::max(1.0, bounds.width()) /
                                    std::max(1.0, bounds.height()) / kAspect);
    m_columns =
        std::clamp<std::uint64_t>(static_cast<std::uint64_t>(std::lround(wanted)), 1, m_count);
    // A row holds whole clusters.
    if (record.cluster > 1)
      m_columns = std::max<std::uint64_t>(1, m_columns / record.cluster) * record.cluster;
  }
  const std::uint64_t rows = (m_count + m_columns - 1) / m_columns;
  m_cellWidth = std::min(bounds.width() / static_cast<double>(m_columns), kWidest * scale * zoom);
  m_cellHeight =
      std::min(bounds.height() / static_cast<double>(rows), kWidest / kAspect * scale * zoom);
  const QSizeF size(m_cellWidth * static_cast<double>(m_columns),
                    m_cellHeight * static_cast<double>(rows));
  m_origin = {bounds.center().x() - size.width() / 2,
              bounds.top() + (bounds.height() - size.height()) / 3};
}

QRectF GridLayout::cell(std::uint64_t block) const {
  const std::uint64_t place = block - m_first;
  const std::uint64_t row = place / m_columns;
  return {m_origin.x() + static_cast<double>(place % m_columns) * m_cellWidth,
          m_origin.y() + static_cast<double>(row) * m_cellHeight, m_cellWidth, m_cellHeight};
}

std::optional<std::uint64_t> GridLayout::at(QPointF point) const {
  if (m_cellWidth <= 0 || m_cellHeight <= 0) return std::nullopt;
  const double column = std::floor((point.x() - m_origin.x()) / m_cellWidth);
  const double row = std::floor((point.y() - m_origin.y()) / m_cellHeight);
  if (column < 0 || row < 0 || column >= static_cast<double>(m_columns)) return std::nullopt;
  const auto place =
      static_cast<std::uint64_t>(row) * m_columns + static_cast<std::uint64_t>(column);
  if (place >= m_count) return std::nullopt;
  return m_first + place;
}

}  // namespace lanescope::ui
