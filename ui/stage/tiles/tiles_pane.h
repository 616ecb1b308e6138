// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <optional>

#include "ui/stage/model/stage_pane.h"
#include "ui/stage/tiles/tile_facts.h"

namespace lanescope::ui {

class CellPainter;

/// The view of tiles: which banks the pieces of a tile lie in, without the swizzle and with it, and
/// which lanes hold the sums of a product.
class TilesPane : public StagePane {
  Q_DECLARE_TR_FUNCTIONS(TilesPane)

 public:
  explicit TilesPane(const PaneFrame& frame);

  void paint(QPainter& painter) const override;
  [[nodiscard]] QString describeAt(QPointF point) const override;
  [[nodiscard]] Chosen threadAt(QPointF point) const override;

 private:
  /// Cells in rows and columns, with a heading above and numbers at the left.
  struct Table {
    QRectF heading;
    QRectF cells;
    unsigned rows = 0;
    unsigned columns = 0;

    [[nodiscard]] QRectF cell(unsigned row, unsigned column) const;
    /// Row and column at a point.
    [[nodiscard]] std::optional<std::pair<unsigned, unsigned>> at(QPointF point) const;
  };

  [[nodiscard]] Table tableIn(const QRectF& area, unsigned rows, unsigned columns) const;
  void paintPieces(QPainter& painter, const Table& table, bool isSwizzled) const;
  void paintSums(QPainter& painter) const;
  /// The warp whose rows are shown.
  [[nodiscard]] unsigned warp() const;

  PaneFrame m_frame;
  TileFacts m_facts;
  QRectF m_panel;
  double m_pixels;
  QRectF m_copyHeading;
  QRectF m_productHeading;
  QRectF m_note;  ///< below the pieces
  Table m_plain;
  Table m_swizzled;
  Table m_sums;
};

}  // namespace lanescope::ui
