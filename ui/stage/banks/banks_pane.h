// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <memory>

#include "ui/stage/banks/memory_cost.h"
#include "ui/stage/model/stage_pane.h"

namespace lanescope::ui {

/// The view of banks and sectors: what the step's access costs one warp, and what it costs the
/// others.
class BanksPane : public StagePane {
  Q_DECLARE_TR_FUNCTIONS(BanksPane)

 public:
  explicit BanksPane(const PaneFrame& frame);

  void paint(QPainter& painter) const override;
  [[nodiscard]] QString describeAt(QPointF point) const override;
  [[nodiscard]] Chosen threadAt(QPointF point) const override;

 private:
  void paintHeading(QPainter& painter) const;

  PaneFrame m_frame;
  MemoryCost m_cost;
  QRectF m_panel;
  QRectF m_heading;  ///< three lines
  std::unique_ptr<const StagePane> m_chart;
  std::unique_ptr<const StagePane> m_others;  ///< null in a block of one warp
};

}  // namespace lanescope::ui
