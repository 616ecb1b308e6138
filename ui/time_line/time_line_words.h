// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "ui/charts/chart.h"
#include "values/time_line.h"

// A time line in words and in rows.

namespace lanescope::ui {

/// "267 µs", "1.29 ms".
[[nodiscard]] QString durationText(std::int64_t nanoseconds);
/// "copy in", for a reader.
[[nodiscard]] QString nameOf(values::SpanKind kind);
/// "Host: copy in, chunk 2 of 4: 128 MiB in 5.2 ms, from 1.1 ms on", "Warp 4: wait for tiles, stage
/// 2, phase 1: 0.5 µs, from 3.1 µs on".
[[nodiscard]] QString wordsOf(const values::TimeSpan& span, const values::TimeLine& line);

/// The warps that do more than meet the others at barriers, in ascending order; none of host and
/// device.
[[nodiscard]] std::vector<std::int64_t> warpsOf(const values::TimeLine& line);
/// The number of rows, and the name of one: "Host", "Device" or "Stream 2", where row 0 is the
/// host's, or "Warp 4", or "Host for GPU 1" and "GPU 1, stream 2".
[[nodiscard]] int rowsOf(const values::TimeLine& line);
[[nodiscard]] QString rowName(const values::TimeLine& line, int row);
/// The rows of each GPU of a problem that goes through GPUs in chunks, the host's first and then
/// those of its streams; 0 for other time lines.
[[nodiscard]] int rowsOfAGpu(const values::TimeLine& line);

/// One of the timings with its name.
struct NamedBracket {
  QString name;   ///< "around everything"
  QString words;  ///< what is timed, in a sentence
  values::Bracket bracket;
};
[[nodiscard]] std::vector<NamedBracket> bracketsOf(const values::TimeLine& line);

/// What the picture shows.
[[nodiscard]] QStringList sentencesOf(const values::TimeLine& line);
/// "Time line of dot_shared, n = 2^20", "Time line within matmul_tf32, n = 1024".
[[nodiscard]] QString titleOf(const values::TimeLine& line);
/// The timings and then the spans.
[[nodiscard]] ChartTable tableOf(const values::TimeLine& line);
/// The same for a spreadsheet, in nanoseconds.
[[nodiscard]] QString csvOf(const values::TimeLine& line);

}  // namespace lanescope::ui
