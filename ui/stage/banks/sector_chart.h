// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QRectF>
#include <QString>
#include <cstdint>
#include <optional>
#include <vector>

#include "trace/count/sector_use.h"
#include "ui/stage/model/stage_pane.h"
#include "ui/stage/paint/pane_legend.h"

namespace lanescope::ui {

class MemoryCost;

/// The sectors of a line of 128 bytes, which is a row of the chart.
inline constexpr int kLineSectors = 4;

/// Draws the sectors of global memory that a request touches, byte by byte in address order. A row
/// is a line of 128 bytes, which is four sectors. Requested bytes are filled, the others are pale.
class SectorChart : public StagePane {
  Q_DECLARE_TR_FUNCTIONS(SectorChart)

 public:
  /// `area` is the part of the pane's picture that the chart gets. `cost.movesSectors()` must hold.
  SectorChart(const PaneFrame& frame, const MemoryCost& cost, const QRectF& area);

  void paint(QPainter& painter) const override;
  [[nodiscard]] QString describeAt(QPointF point) const override;
  [[nodiscard]] Chosen threadAt(QPointF point) const override;

 private:
  /// A run of bytes that the same lanes request.
  struct Piece {
    std::int64_t byte = 0;  ///< offset from the array's beginning
    std::uint32_t lanes = 0;
  };

  void collect();
  void place(const QRectF& area);
  [[nodiscard]] PaneLegend makeLegend(double width) const;
  [[nodiscard]] QRectF sectorRect(std::size_t row, int slot) const;
  /// `byte`, `count`: a range within one sector.
  [[nodiscard]] QRectF bytesRect(std::int64_t byte, std::int64_t count) const;
  [[nodiscard]] std::size_t rowOf(std::int64_t line) const;
  [[nodiscard]] std::uint32_t threadOf(std::uint32_t lanes) const;
  [[nodiscard]] const Piece* pieceAt(QPointF point) const;
  void paintSectors(QPainter& painter) const;
  void paintPieces(QPainter& painter) const;
  void paintLabels(QPainter& painter) const;

  const PaneFrame& m_frame;
  const MemoryCost& m_cost;
  trace::SectorUse m_use;
  std::int64_t m_pieceBytes;
  std::vector<Piece> m_pieces;        ///< ascending
  std::vector<std::int64_t> m_lines;  ///< numbers of the 128-byte lines, one per row, ascending
  QRectF m_rows;
  double m_rowHeight = 0;
  double m_sectorWidth = 0;
  double m_gap = 0;
  PaneLegend m_legend;
  QRectF m_legendArea;  ///< empty: no legend
};

}  // namespace lanescope::ui
