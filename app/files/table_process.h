// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <stop_token>

#include "app/files/csv_reader.h"

// A large table is read by a process of its own, since it is unknown beforehand how many numbers
// the table holds and whether there is memory for them. That process holds the numbers until it has
// handed them over: both processes together take twice what the numbers take. When memory runs out,
// the system ends that process and not the window.

namespace lanescope::app {

/// As `readCsv`. Another process reads a file of more than some megabytes, or of unknown size such
/// as a pipe. Stopping ends that process at once. Throws values::Error as
/// `readCsv`, and unavailable with a sentence on what was missing when the process was ended.
[[nodiscard]] CsvData readTable(const std::filesystem::path& file, const CsvOptions& options = {},
                                std::stop_token stop = {});

/// Whether these are the arguments with which `readTable` starts this program.
[[nodiscard]] bool isTableProcess(int argc, char** argv);
/// That process: reads the table and writes it to standard output. Returns the exit code.
[[nodiscard]] int runTableProcess(int argc, char** argv);

}  // namespace lanescope::app
