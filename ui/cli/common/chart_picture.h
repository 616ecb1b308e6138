// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <optional>
#include <span>

#include "request/result.h"
#include "ui/cli/common/options.h"
#include "ui/export/chart_export.h"

namespace lanescope::cli {

/// The look of a chart's picture.
struct ChartLook {
  QSize size;
  ui::ThemeId theme = ui::ThemeId::light;
};

/// --size, --theme.
[[nodiscard]] Options chartOptions();
[[nodiscard]] ChartLook chartLookOf(const QCommandLineParser& parser);

/// --chart.
[[nodiscard]] QCommandLineOption chartKindOption();
/// The kind that --chart names, if any. Throws values::Error (badInput) with a list of the kinds
/// for an unknown one, and when `path` is no picture.
[[nodiscard]] std::optional<ui::ChartKind> chartKindOf(const QCommandLineParser& parser,
                                                       const QString& path);

void writeChart(app::ChartExport chart, const QString& title, const ChartLook& look,
                const QString& path);

/// Refuses a path whose ending is neither in `endings` nor a picture's, or where no file can be
/// written. `what` is a word such as "timings". An empty path is accepted.
void checkOut(const QString& path, const QStringList& endings, const QString& what);

/// Joins the timings of several kernels for one chart or table. Each CPU variant is taken once per
/// problem.
[[nodiscard]] results::TimingData timingData(std::span<const values::BenchResult> results);

}  // namespace lanescope::cli
