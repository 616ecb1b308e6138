// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "app/files/file_descriptor.h"
#include "values/host_array.h"

// Numbers from a text table: one or two of its columns, or all of them. The file is read in pieces.
// The numbers are stored as float32.
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
  /// One or two columns, by name or by number from 1; the same column may be named twice. Empty:
  /// the file must have one or two columns, and all of them are read.
  std::vector<std::string> columns = {};
  bool asMatrix = false;  ///< all columns, however many, row by row; `columns` is empty then
  std::uint64_t maxBytes = std::uint64_t{1} << 30;
  std::uint64_t maxRows = std::uint64_t{1} << 40;
  /// Called after each piece of the file with the bytes read so far and the bytes of their numbers.
  std::function<void(std::uint64_t bytes, std::uint64_t numberBytes)> progress = {};
};

/// Columns of equal length.
struct CsvData {
  std::vector<values::HostArray> columns;  ///< float32; one array, row by row, for a matrix
  std::vector<std::string> names;          ///< from the header, else "column 1", …
  std::string remark;       ///< a sentence on another possible meaning of the text; may be empty
  std::uint64_t width = 1;  ///< numbers per row of a matrix
  [[nodiscard]] std::uint64_t rows() const {
    return columns.empty() ? 0 : columns[0].count() / width;
  }
};

/// Opens the file of a table. Throws values::Error (badInput) that names it where it is missing, a
/// folder, larger than the limit or cannot be opened. The open of a pipe waits for its writer.
[[nodiscard]] FileDescriptor openTable(const std::filesystem::path& file,
                                       const CsvOptions& options);

/// Reads a table from an open file, which sentences call `name`. It takes little more memory than
/// the numbers. Throws values::Error with one sentence that names the file, the line and the limit:
/// badInput when the file or its text is not as described above, unavailable when memory does not
/// suffice, cancelled after a `stop` request.
[[nodiscard]] CsvData readCsv(int file, const std::string& name, const CsvOptions& options = {},
                              std::stop_token stop = {});

/// Reads a table from its text; sentences call it `name`. Throws what `readCsv` throws.
[[nodiscard]] CsvData parseCsv(std::string_view text, std::string_view name,
                               const CsvOptions& options = {}, std::stop_token stop = {});

}  // namespace lanescope::app
