// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <cstdint>
#include <optional>

#include "trace/check/block_links.h"
#include "ui/stage/grid/block_facts.h"
#include "ui/stage/grid/grid_layout.h"
#include "ui/stage/model/stage_model.h"
#include "ui/stage/model/stage_pane.h"

namespace lanescope::ui {

struct CellLook;

/// The grid view shows all blocks, what each recorded block hands on, and which block read what
/// another one had stored; see BlockFacts.
class GridPane : public StagePane {
  Q_DECLARE_TR_FUNCTIONS(GridPane)

 public:
  explicit GridPane(const PaneFrame& frame);

  void paint(QPainter& painter) const override;
  [[nodiscard]] QString describeAt(QPointF point) const override;
  [[nodiscard]] std::optional<std::uint64_t> blockAt(QPointF point) const override;

 private:
  [[nodiscard]] const trace::Record& record() const { return *m_frame.model.record; }
  [[nodiscard]] QRectF cellOf(std::uint64_t recordedBlock) const;
  /// The single value that a block hands on; null where it is none or several.
  [[nodiscard]] const trace::BlockOutput* outputOf(std::uint64_t recordedBlock) const;
  void paintHeading(QPainter& painter) const;
  void paintBlocks(QPainter& painter) const;
  void paintClusters(QPainter& painter) const;
  void paintLinks(QPainter& painter) const;
  void paintArrow(QPainter& painter, const trace::BlockLink& link, const QColor& color,
                  double width, double until) const;
  [[nodiscard]] CellLook lookOf(std::uint64_t block, int maxChars) const;

  PaneFrame m_frame;
  BlockFacts m_facts;
  QRectF m_frameArea;  ///< frame of the panel
  GridLayout m_layout;
};

}  // namespace lanescope::ui
