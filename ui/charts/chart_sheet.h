// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRect>
#include <QSize>
#include <QString>
#include <QStringList>
#include <functional>
#include <span>

#include "ui/charts/chart.h"
#include "ui/theme/stage_theme.h"

class QPainter;

namespace lanescope::ui {

class ChartView;

/// A picture of charts side by side: the title above them, and below them sentences and what
/// measured the numbers.
struct ChartSheet {
  QString title;
  QStringList sentences;
  QString origin;  ///< see originOf
  StageTheme theme;
  QSize size;
  double scale = 1.0;  ///< factor of the type and the margins: 1 for a sheet of 1600 × 900
  /// Paints the charts into the rectangle that is left for them.
  std::function<void(QPainter& painter, const QRect& bounds)> paintCharts;
};

/// "GPU: NVIDIA H200, recorded 2026-11-21; CPU: AMD EPYC · 2026-11-23": where the numbers of charts
/// come from, and the day of the picture.
[[nodiscard]] QString originOf(std::span<const Chart* const> charts);

/// A sheet of charts as they stand on the screen, with room around them. The views must outlive it.
[[nodiscard]] ChartSheet sheetOf(const QString& title, const QStringList& sentences,
                                 const QList<ChartView*>& views);

void paintSheet(const ChartSheet& sheet, QPainter& painter);

}  // namespace lanescope::ui
