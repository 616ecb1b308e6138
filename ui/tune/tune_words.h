// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include "app/tune/sweep.h"

// A sweep in words.
namespace lanescope::ui {

/// Translates these texts.
struct TuneWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::ui::Tune)
};

/// "256", "2^20".
[[nodiscard]] QString axisValueText(std::int64_t value);
/// "Threads per block"
[[nodiscard]] QString axisTitle(const tune::SweepSpace& space, std::size_t axis);
/// "Time of the kernel", "Sectors a request", …
[[nodiscard]] QString metricTitle(tune::Metric metric);
/// "12.3 µs", "4.00", "waiting", "failed": what a cell shows.
[[nodiscard]] QString valueText(const tune::SweepCell& cell, tune::Metric metric);
/// "block 256, grid 32"
[[nodiscard]] QString launchText(const tune::SweepResults& results, std::size_t cell);
/// "best: block 256, grid 32, 12.3 µs"
[[nodiscard]] QString markLegend(const tune::SweepResults& results, const tune::Mark& mark);
/// A whole cell in a few sentences, for tool tips and screen readers.
[[nodiscard]] QString cellSentence(const tune::SweepResults& results, std::size_t at,
                                   tune::Metric metric);
/// What the sweep has found: each mark with its time and how much longer it takes than the best,
/// then the notes.
[[nodiscard]] QStringList sweepSentences(const tune::SweepResults& results);
/// "12 of 72, 3 s left"
[[nodiscard]] QString progressText(const tune::SweepProgress& progress);

/// "Occupancy 75%: 6 blocks of 256 threads, 48 of 64 warps; limited by registers." or why none is
/// known.
[[nodiscard]] QString occupancySentence(const values::Occupancy& occupancy);
/// "registers and shared memory"; empty where nothing is known.
[[nodiscard]] QString limitersText(const values::Occupancy& occupancy);

}  // namespace lanescope::ui
