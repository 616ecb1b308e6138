// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <cstdint>
#include <optional>

namespace lanescope::trace {
struct Record;
}

namespace lanescope::ui {

/// Where the blocks of a grid stand: a grid of two dimensions as it is, others in rows from left to
/// right. Of a large grid those around the recorded blocks are shown.
class GridLayout {
 public:
  /// The most blocks that are shown.
  static constexpr std::uint64_t kMost = 4096;

  GridLayout(const trace::Record& record, const QRectF& bounds, double scale, double zoom);

  /// The blocks shown are [first(), first() + count()), linear in the grid.
  [[nodiscard]] std::uint64_t first() const { return m_first; }
  [[nodiscard]] std::uint64_t count() const { return m_count; }
  [[nodiscard]] double cellWidth() const { return m_cellWidth; }
  [[nodiscard]] double cellHeight() const { return m_cellHeight; }
  [[nodiscard]] bool shows(std::uint64_t block) const {
    return block >= m_first && block - m_first < m_count;
  }
  /// Of a block that is shown.
  [[nodiscard]] QRectF cell(std::uint64_t block) const;
  [[nodiscard]] std::optional<std::uint64_t> at(QPointF point) const;
  /// Blocks a row.
  [[nodiscard]] std::uint64_t columns() const { return m_columns; }

 private:
  std::uint64_t m_first = 0;
  std::uint64_t m_count = 0;
  std::uint64_t m_columns = 1;
  QPointF m_origin;
  double m_cellWidth = 0;
  double m_cellHeight = 0;
};

}  // namespace lanescope::ui
