// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace lanescope::history {

/// Splits comma-separated values into records (RFC 4180). Quoted fields may hold commas, quotes and
/// line ends. Records end with LF or CRLF. A byte order mark is skipped.
class CsvRecords {
 public:
  explicit CsvRecords(std::string_view text);

  /// Reads the next record; returns false at the end. Throws values::Error (badInput) for an
  /// unclosed or misplaced quote, and for more fields than a table of results has.
  bool next(std::vector<std::string>& fields);
  /// First line of the last record, from 1.
  [[nodiscard]] std::int64_t line() const { return m_first; }
  /// Number of bytes read so far.
  [[nodiscard]] std::size_t position() const { return m_at; }

 private:
  std::string field();
  [[noreturn]] void fail(const char* complaint) const;

  std::string_view m_text;
  std::size_t m_at = 0;
  std::int64_t m_line = 1;
  std::int64_t m_first = 0;  ///< first line of the record
};

}  // namespace lanescope::history
