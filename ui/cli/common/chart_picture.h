// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <optional>
#include <span>

#include "request/result.h"
#include "ui/cli/common/options.h"
#include "ui/export/chart_export.h"

namespace lanescope::cli {

/// What the picture of a chart looks like.
struct ChartLook {
  QSize size;
  ui::ThemeId theme = ui::ThemeId::light;
};

/// --size, --theme.
[[nodiscard]] Options chartOptions();
[[nodiscard]] ChartLook chartLookOf(const QCommandLineParser& parser);

/// --chart.
[[nodiscard]] QCommandLineOption chartKindOption();
/// Nothing where none is named. Throws values::Error (badInput) that lists the kinds, and where
/// `path` is no picture's.
[[nodiscard]] std::optional<ui::ChartKind> chartKindOf(const QCommandLineParser& parser,
                                                       const QString& path);

void writeChart(app::ChartExport chart, const QString& title, const ChartLook& look,
                const QString& path);

/// Refuses a path that ends like none of `endings` nor like a picture, or where no file can be
/// written. `what`: "timings". Nothing for an empty path.
void checkOut(const QString& path, const QStringList& endings, const QString& what);

/// The timings of several kernels for one chart or table; CPU variants that several of them were
/// timed beside are taken once.
[[nodiscard]] results::TimingData timingData(std::span<const values::BenchResult> results);

}  // namespace lanescope::cli
