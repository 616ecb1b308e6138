// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QRectF>
#include <QString>

class QPainter;

namespace lanescope::ui {

struct PaneFrame;
struct StageModel;
struct StageTheme;

/// Thin bars of the warp efficiency of all steps (of those so far where the future is hidden); the
/// current step's bar is lit. With more steps than pixels, a bar covers several steps.
class EfficiencyStrip {
  Q_DECLARE_TR_FUNCTIONS(EfficiencyStrip)

 public:
  EfficiencyStrip(const PaneFrame& frame, const QRectF& area);

  void paint(QPainter& painter) const;
  /// Describes the step under a point; empty elsewhere.
  [[nodiscard]] QString describeAt(QPointF point) const;

 private:
  void paintCurrent(QPainter& painter) const;

  const StageModel& m_model;
  const StageTheme& m_theme;
  int m_step;
  int m_count;  ///< number of steps with a bar
  QRectF m_area;
  QRectF m_bars;
  double m_scale;
  double m_width = 0;  ///< width of all bars
};

}  // namespace lanescope::ui
