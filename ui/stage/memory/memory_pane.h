// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/memory/memory_layout.h"
#include "ui/stage/model/stage_pane.h"

namespace lanescope::ui {

/// The memory view: arrays with their values, threads by warp, and what moves between them.
class MemoryPane : public StagePane {
 public:
  explicit MemoryPane(const PaneFrame& frame);

  void paint(QPainter& painter) const override;
  [[nodiscard]] QString describeAt(QPointF point) const override;
  [[nodiscard]] Chosen threadAt(QPointF point) const override;
  [[nodiscard]] std::optional<std::uint32_t> valueAt(QPointF point) const override;

 private:
  PaneFrame m_frame;
  MemoryLayout m_layout;
};

}  // namespace lanescope::ui
