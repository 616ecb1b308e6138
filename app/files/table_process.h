// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <stop_token>

#include "app/files/csv_reader.h"

// A process of its own reads a large table, since it is not known in advance how many numbers the
// table has and whether the memory suffices for them. That process keeps the numbers until it has
// sent them, so both processes together take twice the memory of the numbers. When memory runs out,
// the system ends that process and not the window.

namespace lanescope::app {

/// Does what `readCsv` does. Another process reads a file of more than some megabytes, or of
/// unknown size such as a pipe. A stop request ends that process at once. Throws what `readCsv`
/// throws, and unavailable with the reason when that process was ended.
[[nodiscard]] CsvData readTable(const std::filesystem::path& file, const CsvOptions& options = {},
                                std::stop_token stop = {});

/// Whether `readTable` has started this program with these arguments.
[[nodiscard]] bool isTableProcess(int argc, char** argv);
/// The main function of that process: it reads the table and writes it to standard output. Returns
/// the exit code.
[[nodiscard]] int runTableProcess(int argc, char** argv);

}  // namespace lanescope::app
