// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "app/csv_reader.h"

namespace lanescope::app {

/// Makes columns of numbers from the lines of a table, given one after the other. Every member
/// throws values::Error (badInput); see csv_reader.h for what a table looks like.
class CsvParser {
 public:
  CsvParser(std::string name, CsvOptions options);

  /// The next line, without its LF. The first one may begin with a byte order mark.
  void line(std::string_view text);
  /// All lines have been given.
  [[nodiscard]] CsvData finish();

 private:
  struct Column {
    std::size_t field = 0;  ///< position in a line
    std::string name;
    std::vector<float> recent;  ///< the newest numbers, not yet in `values`
    values::HostArray values;
  };

  void begin(std::string_view first, std::string_view second);
  void chooseColumns(bool header);
  void row(std::string_view text, std::uint64_t number);
  void store(Column& column, std::string_view field, std::uint64_t number);
  void flush(Column& column);
  /// Splits into m_fields. `number` is the line's, for the sentence.
  void split(std::string_view text, std::uint64_t number);
  [[nodiscard]] std::string columnList() const;
  [[noreturn]] void fail(const std::string& rest) const;
  [[noreturn]] void failAt(std::uint64_t number, const std::string& rest) const;

  std::string m_name;
  CsvOptions m_options;
  std::uint64_t m_line = 0;  ///< lines given so far
  bool m_begun = false;      ///< separator, header and columns are known
  std::string m_first;       ///< the first line that is not empty, until the second has come
  std::uint64_t m_firstLine = 0;
  std::uint64_t m_emptyLine = 0;  ///< an empty line after the first row, which must be at the end
  std::uint64_t m_rows = 0;
  char m_separator = '\0';  ///< '\0': none, every line is one field
  std::size_t m_width = 0;  ///< fields a line
  std::vector<std::string> m_names;
  std::vector<std::string_view> m_fields;
  std::vector<std::string> m_unquoted;  ///< fields with doubled quotes, until the next split
  std::vector<Column> m_columns;
  std::size_t m_recent = 0;  ///< newest numbers that a column keeps apart, at most
};

}  // namespace lanescope::app
