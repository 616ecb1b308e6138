// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace lanescope::history {

/// Takes comma-separated values apart, record by record (RFC 4180): quoted fields may hold commas,
/// quotes and line ends; records end with LF or CRLF; a byte order mark is skipped.
class CsvRecords {
 public:
  explicit CsvRecords(std::string_view text);

  /// The next record; false at the end. Throws values::Error (badInput) for a quote that is not
  /// closed or stands where none may, and for a record of more fields than a table of results has.
  bool next(std::vector<std::string>& fields);
  /// Of the last record, counted from 1.
  [[nodiscard]] std::int64_t line() const { return m_first; }
  /// Bytes of the text that have been read.
  [[nodiscard]] std::size_t position() const { return m_at; }

 private:
  std::string field();
  [[noreturn]] void fail(const char* complaint) const;

  std::string_view m_text;
  std::size_t m_at = 0;
  std::int64_t m_line = 1;
  std::int64_t m_first = 0;  ///< line on which the record began
};

}  // namespace lanescope::history
