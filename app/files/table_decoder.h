// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <stop_token>

#include "app/decode/decoder.h"
#include "app/files/csv_reader.h"

// A table is read in a process of its own, since it comes from anywhere, and since it is not known
// in advance how many numbers it has and whether the memory suffices for them. That process keeps
// the numbers until it has sent them, so both processes together take twice the memory of the
// numbers. When memory runs out, the system ends that process and not the window.

namespace lanescope::app {

/// Reads a table from a file in a decoder's process. A stop request ends that process at once.
/// Throws what `openTable` and `readCsv` throw, and unavailable with the reason when the process
/// was ended.
[[nodiscard]] CsvData readTable(const std::filesystem::path& file, const CsvOptions& options = {},
                                std::stop_token stop = {});

/// The other end.
extern const Decoder kTableDecoder;

}  // namespace lanescope::app
