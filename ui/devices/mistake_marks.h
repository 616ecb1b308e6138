// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QList>
#include <QRectF>

#include "ui/theme/stage_theme.h"

class QPainter;

namespace lanescope::ui {

/// The marks of a mistake in a picture of an all-reduce, and of what comes of it. `isPale`: of a
/// later step.
class MistakeMarks {
 public:
  /// `unit`: the height of a line of text in pixels. All must outlive the marks.
  MistakeMarks(const StageTheme& theme, double unit, QPainter& painter)
      : m_theme(theme), m_unit(unit), m_painter(painter) {}

  /// Marks a device that has stopped.
  void hatch(const QRectF& area) const;
  void frame(const QRectF& area) const;
  /// A broad line, on which the edge of the message is drawn.
  void underlay(const QList<QLineF>& edge, bool isPale) const;
  /// Draws an edge, in the pen that is set, which ends with a cross at a part of its way.
  void drawLost(const QLineF& edge, double part, bool isPale) const;

 private:
  /// `width`: in lines of text.
  void setPen(double width, bool isPale) const;

  const StageTheme& m_theme;
  double m_unit;
  QPainter& m_painter;
};

}  // namespace lanescope::ui
