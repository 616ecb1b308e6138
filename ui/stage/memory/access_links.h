// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QPointF>
#include <QRectF>
#include <cstdint>
#include <vector>

#include "trace/compare/taint.h"

class QPainter;

namespace lanescope::ui {

struct ArrayPage;
struct MemoryLayout;
struct StageModel;
struct StageTheme;

/// The way of one value in one step: from an element to a thread or back.
struct AccessLink {
  QPointF from;  ///< where the line begins, at the edge of a cell or of its panel
  QPointF to;
  QPointF fromCell;  ///< the middle of the cell that the value leaves
  QPointF toCell;
  QPointF fromControl;
  QPointF toControl;
  int fromRow = 0;
  int toRow = 0;
  std::uint64_t bits = 0;
  std::uint32_t thread = 0;
  trace::Taint::Mark wrong = trace::Taint::Mark::none;

  /// Where the value is at `t`, 0 to 1.
  [[nodiscard]] QPointF at(double t) const;
};

/// The reads or writes of one step between the threads and one array in the memory view.
class AccessLinks {
 public:
  /// `taint`: see PaneFrame.
  AccessLinks(const StageModel& model, const MemoryLayout& layout, const ArrayPage& page, int step,
              const trace::Taint* taint = nullptr);

  [[nodiscard]] const std::vector<AccessLink>& all() const { return m_links; }

  /// The lines, to be painted before the cells so that they pass behind them. Many links are
  /// painted thin and pale.
  void paintLines(QPainter& painter, const StageTheme& theme, double scale) const;
  /// The values on their way; `cellWidth`, `cellHeight` in pixels say how large they can be.
  void paintValues(QPainter& painter, const StageTheme& theme, double progress, double cellWidth,
                   double cellHeight, double scale) const;

 private:
  /// Those of wrong values, or of all others.
  void paintLines(QPainter& painter, const StageTheme& theme, double scale, bool areWrong) const;
  void paintRowLines(QPainter& painter, const StageTheme& theme, const QColor& color,
                     double scale) const;

  const StageModel& m_model;
  const MemoryLayout& m_layout;
  unsigned m_array = 0;
  bool m_isRead = true;
  std::vector<AccessLink> m_links;
};

}  // namespace lanescope::ui
