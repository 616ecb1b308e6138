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

/// The path of one value in one step, from an element to a thread or back.
struct AccessLink {
  QPointF from;  ///< start of the line, at the edge of a cell or of its panel
  QPointF to;
  QPointF fromCell;  ///< centre of the cell that the value leaves
  QPointF toCell;
  QPointF fromControl;
  QPointF toControl;
  int fromRow = 0;
  int toRow = 0;
  std::uint64_t bits = 0;
  std::uint32_t thread = 0;
  trace::Taint::Mark wrong = trace::Taint::Mark::none;

  /// The value's position at `t`, 0 to 1.
  [[nodiscard]] QPointF at(double t) const;
};

/// The reads or writes of one step between the threads and one array in the memory view.
class AccessLinks {
 public:
  /// `taint`: see PaneFrame.
  AccessLinks(const StageModel& model, const MemoryLayout& layout, const ArrayPage& page, int step,
              const trace::Taint* taint = nullptr);

  [[nodiscard]] const std::vector<AccessLink>& all() const { return m_links; }

  /// Paints the lines. They are painted before the cells so that they pass behind them. Many links
  /// are painted thin and pale.
  void paintLines(QPainter& painter, const StageTheme& theme, double scale) const;
  /// Paints the heads of the lines that are not thin. They are painted after the headings of the
  /// panels, which would cover them.
  void paintHeads(QPainter& painter, const StageTheme& theme, double scale) const;
  /// Paints the values on their way. `cellWidth`, `cellHeight` in pixels limit their size.
  void paintValues(QPainter& painter, const StageTheme& theme, double progress, double cellWidth,
                   double cellHeight, double scale) const;

 private:
  /// The lines that look different, those of wrong values or all others.
  struct Lines {
    std::vector<const AccessLink*> distinct;
    bool areBold = false;  ///< few enough for full lines with heads
  };
  [[nodiscard]] Lines linesOf(bool areWrong) const;
  [[nodiscard]] QColor inkOf(const StageTheme& theme, bool areWrong) const;
  /// Paints the links of wrong values (`areWrong`) or all others.
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
