// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <functional>

#include "app/lesson/lesson_text.h"
#include "request/request.h"
#include "request/result.h"
#include "ui/charts/chart.h"

namespace lanescope::ui {

/// "Times", "Errors", "Work".
[[nodiscard]] QString headingOf(app::LessonChart::Kind kind);

/// What the chart of errors or of work in a lesson computes, on the emulator. Throws values::Error
/// (badInput) for sizes that the first kernel does not take.
[[nodiscard]] values::BenchRequest chartRequest(const app::LessonChart& chart);

/// A chart and the sentences below it.
struct ToldChart {
  Chart chart;
  QStringList sentences;
};
/// The chart of the times that came with the program; it says which machine took them and when. Of
/// its sizes only those that the lesson names.
[[nodiscard]] ToldChart timesChart(const app::LessonChart& chart);

}  // namespace lanescope::ui
