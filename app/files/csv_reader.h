// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "values/host_array.h"

// Numbers from a text table: one or two of its columns, or all of them. The file is read in pieces,
// never as a whole; the numbers are kept as float32.
//   separators  tab, semicolon, comma or spaces; the first of these that the table uses. Commas
//               separate where the first line has one
//   header      optional: a first line in which no field is a number
//   quotes      "…" as in RFC 4180, but a quoted field ends on its line
//   lines       LF or CRLF, a byte order mark and empty lines at either end are ignored
//   numbers     with a decimal point, or where commas do not separate with a decimal comma, all
//               alike; rounded to the nearest float32. Refused: NaN, infinity, and what may mean
//               two things: without semicolons, commas that all stand before three digits
//               ("1,234"); two columns of whole numbers with a zero behind the comma ("1,05") and
//               no names

namespace lanescope::app {

struct CsvOptions {
  /// One or two columns, by name or by number from 1; the same one may be named twice. Empty: the
  /// file has one or two columns and all are read.
  std::vector<std::string> columns = {};
  bool asMatrix = false;  ///< all columns, however many, row by row; `columns` is empty then
  std::uint64_t maxBytes = std::uint64_t{1} << 30;
  std::uint64_t maxRows = std::uint64_t{1} << 40;
  /// Told after each piece of the file how many bytes have been read, and what their numbers take.
  std::function<void(std::uint64_t bytes, std::uint64_t numberBytes)> progress = {};
};

/// Columns of equal length.
struct CsvData {
  std::vector<values::HostArray> columns;  ///< float32; of a matrix one array, row by row
  std::vector<std::string> names;          ///< of columns: from the header, else "column 1", …
  std::string remark;                      ///< a sentence on what else it may mean; or empty
  std::uint64_t width = 1;                 ///< of a matrix: numbers a row
  [[nodiscard]] std::uint64_t rows() const {
    return columns.empty() ? 0 : columns[0].count() / width;
  }
};

/// Reads a table from a file, in about as much memory as its numbers take. Throws values::Error
/// with one sentence that names the file, the line and the limit: badInput when the file or its
/// text is not as described above, unavailable when memory does not suffice, cancelled once `stop`
/// was requested.
[[nodiscard]] CsvData readCsv(const std::filesystem::path& file, const CsvOptions& options = {},
                              std::stop_token stop = {});

/// Reads a table from its text; `name` stands for the file in the sentences. Throws as `readCsv`.
[[nodiscard]] CsvData parseCsv(std::string_view text, std::string_view name,
                               const CsvOptions& options = {}, std::stop_token stop = {});

}  // namespace lanescope::app
