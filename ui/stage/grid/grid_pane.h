// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <span>

#include "trace/check/block_links.h"
#include "ui/stage/grid/grid_layout.h"
#include "ui/stage/model/stage_model.h"
#include "ui/stage/model/stage_pane.h"

namespace lanescope::ui {

struct CellLook;

/// The grid view: all blocks, those that are recorded with what they hand on, and who found what
/// another block had stored. When other blocks run a record does not say; what the block on the
/// stage has found from them so far, it does.
class GridPane : public StagePane {
  Q_DECLARE_TR_FUNCTIONS(GridPane)

 public:
  explicit GridPane(const PaneFrame& frame);

  void paint(QPainter& painter) const override;
  [[nodiscard]] QString describeAt(QPointF point) const override;
  [[nodiscard]] std::optional<std::uint64_t> blockAt(QPointF point) const override;

 private:
  /// When a link to or from the block on the stage comes about.
  enum class When { elsewhere, before, now, later };

  [[nodiscard]] const trace::Record& record() const { return *m_frame.model.record; }
  [[nodiscard]] std::uint64_t shownBlock() const;
  [[nodiscard]] When whenFound(const trace::BlockLink& link) const;
  [[nodiscard]] When whenStored(const trace::BlockLink& link) const;
  [[nodiscard]] When whenAt(trace::Access access) const;
  /// It comes about later, and the future is not to be seen.
  [[nodiscard]] bool isHidden(const trace::BlockLink& link) const;
  [[nodiscard]] QRectF cellOf(std::uint64_t recordedBlock) const;
  /// What a block hands on; null where that is not one value.
  [[nodiscard]] const trace::BlockOutput* outputOf(std::uint64_t recordedBlock) const;
  /// "12", in a grid of two dimensions "3,1".
  [[nodiscard]] QString numberOf(std::uint64_t block) const;
  [[nodiscard]] QString sentence() const;
  /// Whether what a block stores is wrong, and it has stored it by now as far as one can tell.
  [[nodiscard]] bool isWrongNow(std::uint64_t recordedBlock) const;
  void paintHeading(QPainter& painter) const;
  void paintBlocks(QPainter& painter) const;
  void paintClusters(QPainter& painter) const;
  void paintLinks(QPainter& painter) const;
  void paintArrow(QPainter& painter, const trace::BlockLink& link, const QColor& color,
                  double width, double until) const;
  [[nodiscard]] CellLook lookOf(std::uint64_t block, int maxChars) const;

  PaneFrame m_frame;
  QRectF m_frameArea;  ///< of the panel
  GridLayout m_layout;
  std::uint64_t m_foundSoFar = 0;  ///< links into the block on the stage
};

}  // namespace lanescope::ui
