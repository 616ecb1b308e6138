// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <array>

#include "ui/charts/chart.h"
#include "values/time_line.h"

// A time line in words and in rows.

namespace lanescope::ui {

/// "12.5 us" is written as "0.0125 ms": see quantityText.
[[nodiscard]] QString durationText(std::int64_t nanoseconds);
/// "copy in", for a reader.
[[nodiscard]] QString nameOf(values::SpanKind kind);
/// "Host: copy in, chunk 2 of 4: 128 MiB in 5.2 ms, from 1.1 ms on".
[[nodiscard]] QString wordsOf(const values::TimeSpan& span, const values::TimeLine& line);

/// "Host", "Device" or "Stream 2": row 0 is the host's.
[[nodiscard]] QString rowName(const values::TimeLine& line, int row);

/// One of the three timings with its name.
struct NamedBracket {
  QString name;   ///< "around everything"
  QString words;  ///< what is timed, in a sentence
  values::Bracket bracket;
};
/// From the longest to the shortest.
[[nodiscard]] std::array<NamedBracket, 3> bracketsOf(const values::TimeLine& line);

/// What the picture shows.
[[nodiscard]] QStringList sentencesOf(const values::TimeLine& line);
/// "Time line of dot_shared, n = 2^20".
[[nodiscard]] QString titleOf(const values::TimeLine& line);
/// The three timings and then the spans.
[[nodiscard]] ChartTable tableOf(const values::TimeLine& line);
/// The same for a spreadsheet, in nanoseconds.
[[nodiscard]] QString csvOf(const values::TimeLine& line);

}  // namespace lanescope::ui
