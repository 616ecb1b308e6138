// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>
#include <QStringList>
#include <memory>
#include <span>
#include <vector>

#include "app/results/error_data.h"
#include "app/results/work_data.h"
#include "app/tune/sweep_results.h"
#include "ui/charts/chart_maker.h"
#include "ui/charts/device_charts.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::app {

/// One chart of a picture and its share of the width.
struct ChartPart {
  double share = 1.0;  ///< of the picture's width, 0 to 1
  ui::Chart chart;
};

/// A picture of charts side by side, with notes for the reader below.
struct ChartExport {
  std::vector<ChartPart> parts;
  QStringList sentences;
  QString title;
  QSize size{1600, 900};
  ui::ThemeId theme = ui::ThemeId::light;
};

// Each function draws measured data and throws values::Error (badInput) when there is nothing to
// draw.

/// Time against n, and the phases at the largest n.
[[nodiscard]] ChartExport chartOf(const results::TimingData& data);
/// One kind of chart. A chart of a single size takes the largest n.
[[nodiscard]] ChartExport chartOf(const results::TimingData& data, ui::ChartKind kind);
/// Error against n, relative to the terms.
[[nodiscard]] ChartExport chartOf(const results::ErrorData& data);
/// Work and depth against n.
[[nodiscard]] ChartExport chartOf(const results::WorkData& data);
/// Bus bandwidth and time of all-reduces against the bytes of a device.
[[nodiscard]] ChartExport chartOf(
    std::span<const std::shared_ptr<const values::AllReduceResult>> results);
/// Speedup and efficiency against the number of GPUs.
[[nodiscard]] ChartExport chartOf(const values::ScalingResult& result);
/// Time against n of one problem of several n on some numbers of GPUs, with the crossover.
[[nodiscard]] ChartExport chartOf(
    std::span<const std::shared_ptr<const values::ScalingResult>> results);
/// The heat map of a sweep: of times, or from the emulator of requests per warp.
[[nodiscard]] ChartExport chartOf(const tune::SweepResults& results);

/// Writes `path` as .png, .svg or .pdf, whole or not at all. Needs a QApplication. Throws
/// values::Error as `exportStage` does.
void exportChart(const ChartExport& what, const QString& path);

}  // namespace lanescope::app
