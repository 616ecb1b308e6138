// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "app/files/csv_number.h"
#include "app/files/csv_reader.h"

namespace lanescope::app {

/// A growing list of numbers. It consists of blocks, so that no number is moved when more are
/// added.
class NumberBlocks {
 public:
  void add(float number) {
    if (m_blocks.empty() || m_blocks.back().size() == kBlock) begin();
    m_blocks.back().push_back(number);
  }
  /// Returns all numbers in one array. Each block is freed as soon as it is copied.
  [[nodiscard]] values::HostArray take();

 private:
  /// Numbers in a block: 1 MiB, which free() returns to the system.
  static constexpr std::size_t kBlock = std::size_t{1} << 18;
  void begin();

  std::vector<std::vector<float>> m_blocks;
};

/// Makes columns of numbers from the lines of a table, which are passed one after the other. Every
/// member throws values::Error (badInput). csv_reader.h describes the format of a table.
class CsvParser {
 public:
  CsvParser(std::string name, CsvOptions options);

  /// Takes the next line, without its LF. The first one may begin with a byte order mark.
  void line(std::string_view text);
  /// Returns the bytes of all numbers so far.
  [[nodiscard]] std::uint64_t numberBytes() const {
    return m_rows * (m_options.asMatrix ? m_width : m_columns.size()) * sizeof(float);
  }
  /// Returns the table after the last line.
  [[nodiscard]] CsvData finish();

 private:
  /// The first occurrence of something in the text, for a sentence.
  struct Place {
    std::uint64_t line = 0;  ///< 0: none so far
    std::string field = {};
  };

  void begin(std::string_view first, std::string_view second);
  void chooseColumns();
  [[nodiscard]] std::string nameOf(std::size_t column) const;
  void row(std::string_view text, std::uint64_t number);
  /// Appends the field of a column to `numbers`. `number`: the line's number, for a sentence.
  void store(std::size_t column, NumberBlocks& numbers, std::uint64_t number);
  /// Returns the number in a field, which has a decimal point or a decimal comma.
  [[nodiscard]] ParsedNumber read(std::string_view field, std::uint64_t number);
  /// Whether each comma of this line may be a decimal one.
  void checkPairs(std::uint64_t number);
  void checkThousands() const;
  /// Splits a line into m_fields. `number`: the line's number, for a sentence.
  void split(std::string_view text, std::uint64_t number);
  [[nodiscard]] std::string columnList() const;
  [[noreturn]] void fail(const std::string& rest) const;
  [[noreturn]] void failAt(std::uint64_t number, const std::string& rest) const;

  std::string m_name;
  CsvOptions m_options;
  std::uint64_t m_line = 0;  ///< number of lines so far
  bool m_begun = false;      ///< separator, header and columns are known
  std::string m_first;       ///< the first line that is not empty, until the second is read
  std::uint64_t m_firstLine = 0;
  std::uint64_t m_emptyLine = 0;  ///< an empty line after the first row, which must be at the end
  std::uint64_t m_rows = 0;
  char m_separator = '\0';           ///< '\0': none, each line is one field
  std::size_t m_width = 0;           ///< fields per line
  std::vector<std::string> m_names;  ///< names of the columns; empty without a header
  std::vector<std::string_view> m_fields;
  std::vector<std::string> m_unquoted;  ///< fields with doubled quotes, until the next split
  std::vector<std::size_t> m_columns;   ///< positions of the columns to read; empty for a matrix
  std::vector<NumberBlocks> m_numbers;  ///< one entry per column; one for a matrix
  Place m_point;                        ///< the first number with a decimal point
  Place m_comma;                        ///< the first number with a decimal comma
  bool m_isComma = false;     ///< some comma cannot separate thousands, so all are decimal ones
  bool m_mayBePairs = false;  ///< "1,5" is read as two numbers but may be one
};

}  // namespace lanescope::app
