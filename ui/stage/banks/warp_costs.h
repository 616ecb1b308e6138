// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QRectF>
#include <QString>

#include "ui/stage/model/stage_pane.h"

namespace lanescope::ui {

class MemoryCost;

/// The warps that take part in an access, one below the other, each with what it costs; the shown
/// one is marked, and a click on another shows that one.
class WarpCosts : public StagePane {
  Q_DECLARE_TR_FUNCTIONS(WarpCosts)

 public:
  WarpCosts(const PaneFrame& frame, const MemoryCost& cost, const QRectF& area);

  void paint(QPainter& painter) const override;
  [[nodiscard]] QString describeAt(QPointF point) const override;
  [[nodiscard]] Chosen threadAt(QPointF point) const override;

 private:
  [[nodiscard]] QRectF rowOf(std::size_t which) const;
  [[nodiscard]] std::optional<std::size_t> at(QPointF point) const;

  const PaneFrame& m_frame;
  const MemoryCost& m_cost;
  QRectF m_area;
  double m_titleHeight;
  double m_rowHeight;
};

}  // namespace lanescope::ui
