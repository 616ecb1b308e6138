// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "request/result.h"
#include "values/progress_monitor.h"

namespace lanescope::history {

/// Larger files are refused; a benchmark of the whole catalogue has some ten megabytes.
inline constexpr std::int64_t kMostResultBytes = std::int64_t{256} << 20;

/// File name patterns of readable results: "*.json *.csv".
[[nodiscard]] QString resultPatterns();

/// The results of one file.
struct ResultFile {
  QString path;
  std::vector<values::BenchResult> results;
};

/// Whether a file holds results, judged by its ending and, for a table, by its first line.
[[nodiscard]] bool isResultFile(const QString& path);

/// Reads the benchmarks of a file in a decoder's process, according to its content: a recording,
/// Google Benchmark's JSON, or a table of samples. Takes time linear in the file's size. Throws
/// values::Error with one sentence that names the file: badInput for other content, unavailable
/// when memory does not suffice, cancelled by `monitor`.
[[nodiscard]] std::vector<values::BenchResult> readResults(
    const QString& path, const values::ProgressMonitor& monitor = {});
/// As `readResults`, in this process and from the file's bytes; messages call it `name`.
[[nodiscard]] std::vector<values::BenchResult> resultsOf(
    std::string_view bytes, const std::string& name, const values::ProgressMonitor& monitor = {});

/// Throws values::Error (badInput) for values that no program could have measured, so that later
/// code need not check them.
void checkResult(const values::BenchResult& result);

/// Writes a file whole or not at all. The ending selects the format: .recording.json (with phases,
/// at most 30 samples per point), .json (Google Benchmark's), .csv (one line per sample with all
/// that is known). Throws values::Error as OutputFile does, and badInput for another ending.
void writeResults(std::span<const values::BenchResult> results, const QString& path);

}  // namespace lanescope::history
