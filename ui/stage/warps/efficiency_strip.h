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

/// The warp efficiency of all steps (or, where the future is hidden, of those so far) as thin bars,
/// the current one lit. Where there are more steps
/// than pixels, a bar is of all steps that fall on it.
class EfficiencyStrip {
  Q_DECLARE_TR_FUNCTIONS(EfficiencyStrip)

 public:
  EfficiencyStrip(const PaneFrame& frame, const QRectF& area);

  void paint(QPainter& painter) const;
  /// The step under a point in words; empty elsewhere.
  [[nodiscard]] QString describeAt(QPointF point) const;

 private:
  void paintCurrent(QPainter& painter) const;

  const StageModel& m_model;
  const StageTheme& m_theme;
  int m_step;
  int m_count;  ///< steps that have a bar
  QRectF m_area;
  QRectF m_bars;
  double m_scale;
  double m_width = 0;  ///< of all bars
};

}  // namespace lanescope::ui
