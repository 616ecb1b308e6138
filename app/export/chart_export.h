// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>

#include "ui/timing_data.h"

namespace lanescope::app {

/// A picture of timings: time against n, beside it the phases at the largest n, below it what a
/// reader should know.
struct ChartExport {
  ui::TimingData data;
  QString title;
  QSize size{1600, 900};
  bool dark = false;
};

/// Writes `path` as .png, .svg or .pdf; whole, or not at all. Needs a QApplication. Throws
/// values::Error as `exportStage` does, and badInput when there is nothing to draw.
void exportChart(const ChartExport& what, const QString& path);

/// Whether `path` ends like a picture that `exportChart` writes.
[[nodiscard]] bool isChartFile(const QString& path);

}  // namespace lanescope::app
