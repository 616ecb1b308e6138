// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/history/progress_monitor.h"
#include "request/result.h"

namespace lanescope::history {

/// A larger file is not read: a benchmark of the whole catalogue has some ten megabytes.
inline constexpr std::int64_t kMostResultBytes = std::int64_t{256} << 20;

/// The endings of files that results can be read from: "*.json *.csv".
[[nodiscard]] QString resultPatterns();

/// What was read from a file.
struct ResultFile {
  QString path;
  std::vector<values::BenchResult> results;
};

/// Whether a file that a user opens holds results, by its ending and, of a table, its first line.
[[nodiscard]] bool isResultFile(const QString& path);

/// The benchmarks of a file, by its content: a recording, Google Benchmark's JSON, or a table of
/// samples. Takes time in proportion to the file's size. Throws values::Error with one sentence
/// that names the file: badInput for what none of them is, unavailable when memory does not
/// suffice, cancelled as `monitor` does.
[[nodiscard]] std::vector<values::BenchResult> readResults(const QString& path,
                                                           ProgressMonitor monitor = {});
/// The same of its bytes; `name` stands for the file.
[[nodiscard]] std::vector<values::BenchResult> resultsOf(std::string_view bytes,
                                                         const std::string& name,
                                                         ProgressMonitor monitor = {});

/// Writes a file that appears whole or not at all, by its ending: .recording.json (with phases, of
/// each point at most 30 samples), .json (Google Benchmark's), .csv (a line for each sample, with
/// all that is known). Throws values::Error as OutputFile does, and badInput for another ending.
void writeResults(std::span<const values::BenchResult> results, const QString& path);

}  // namespace lanescope::history
