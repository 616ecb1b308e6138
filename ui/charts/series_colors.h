// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>

#include "ui/charts/chart.h"
#include "ui/theme/theme.h"

namespace lanescope::ui {

/// The colours of the series of one chart. Kernels, CPU variants and phases of different looks have
/// different colours; the hot, cold and dashed lines of one share its colour.
class SeriesColors {
 public:
  /// `theme` must outlive it.
  SeriesColors(const Chart& chart, const StageTheme& theme);
  [[nodiscard]] QColor of(const SeriesLook& look) const;

 private:
  /// The colour at this place of a list that goes on with other shades of its colours.
  [[nodiscard]] QColor shadeOf(const QList<QColor>& colors, int index) const;

  const StageTheme& m_theme;
  ChartColors m_colors;
  QList<QColor> m_kernels;
};

}  // namespace lanescope::ui
