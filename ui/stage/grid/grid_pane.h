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

/// The grid view shows all blocks, what each recorded block hands on, and which block read what
/// another one had stored. A record does not say when other blocks run; it does say what the shown
/// block has read from them so far.
class GridPane : public StagePane {
  Q_DECLARE_TR_FUNCTIONS(GridPane)

 public:
  explicit GridPane(const PaneFrame& frame);

  void paint(QPainter& painter) const override;
  [[nodiscard]] QString describeAt(QPointF point) const override;
  [[nodiscard]] std::optional<std::uint64_t> blockAt(QPointF point) const override;

 private:
  /// Says when a link to or from the shown block comes about.
  enum class When { elsewhere, before, now, later };

  [[nodiscard]] const trace::Record& record() const { return *m_frame.model.record; }
  [[nodiscard]] std::uint64_t shownBlock() const;
  [[nodiscard]] When whenFound(const trace::BlockLink& link) const;
  [[nodiscard]] When whenStored(const trace::BlockLink& link) const;
  [[nodiscard]] When whenAt(trace::Access access) const;
  /// True when the link comes about later and the future is hidden.
  [[nodiscard]] bool isHidden(const trace::BlockLink& link) const;
  [[nodiscard]] QRectF cellOf(std::uint64_t recordedBlock) const;
  /// The single value that a block hands on; null where it is none or several.
  [[nodiscard]] const trace::BlockOutput* outputOf(std::uint64_t recordedBlock) const;
  /// "12", or "3,1" in a two-dimensional grid.
  [[nodiscard]] QString numberOf(std::uint64_t block) const;
  [[nodiscard]] QString sentence() const;
  /// True when the block stores a wrong value and has, as far as the record tells, stored it by
  /// now.
  [[nodiscard]] bool isWrongNow(std::uint64_t recordedBlock) const;
  void paintHeading(QPainter& painter) const;
  void paintBlocks(QPainter& painter) const;
  void paintClusters(QPainter& painter) const;
  void paintLinks(QPainter& painter) const;
  void paintArrow(QPainter& painter, const trace::BlockLink& link, const QColor& color,
                  double width, double until) const;
  [[nodiscard]] CellLook lookOf(std::uint64_t block, int maxChars) const;

  PaneFrame m_frame;
  QRectF m_frameArea;  ///< frame of the panel
  GridLayout m_layout;
  std::uint64_t m_foundSoFar = 0;  ///< number of links into the shown block
};

}  // namespace lanescope::ui
