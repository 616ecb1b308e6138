// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <optional>

#include "ui/stage/model/stage_pane.h"
#include "ui/stage/pipeline/pipeline_layout.h"

namespace lanescope::ui {

/// The pipeline view: bulk copies and tensor-core products over the stages between them, with the
/// phases of the barriers that order them.
class PipelinePane : public StagePane {
  Q_DECLARE_TR_FUNCTIONS(PipelinePane)

 public:
  explicit PipelinePane(const PaneFrame& frame);

  void paint(QPainter& painter) const override;
  [[nodiscard]] QString describeAt(QPointF point) const override;
  [[nodiscard]] Chosen threadAt(QPointF point) const override;

 private:
  using Box = trace::Pipeline::Box;

  void paintHeading(QPainter& painter) const;
  void paintPhases(QPainter& painter) const;
  void paintRow(QPainter& painter, const PipelineLayout::Row& row) const;
  void paintPins(QPainter& painter, const PipelineLayout::Row& stage) const;
  void paintBox(QPainter& painter, const QRectF& place, const Box& box) const;
  void paintPin(QPainter& painter, QPointF top, std::uint32_t phase, bool isFull) const;
  void paintHatch(QPainter& painter, const QRectF& area) const;
  [[nodiscard]] bool hasBegun(const Box& box) const;
  [[nodiscard]] bool isOver(const Box& box) const;
  /// The box's place in the row at this step; empty where it is not shown.
  [[nodiscard]] QRectF placeOf(const PipelineLayout::Row& row, const Box& box) const;
  [[nodiscard]] const Box* boxAt(QPointF point) const;

  PaneFrame m_frame;
  QRectF m_panel;
  QRectF m_heading;  ///< two lines
  QRectF m_footing;  ///< below the rows
  double m_pixels;
  std::optional<PipelineLayout> m_layout;  ///< none where there is no pipeline
};

}  // namespace lanescope::ui
