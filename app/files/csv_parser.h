// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "app/files/csv_number.h"
#include "app/files/csv_reader.h"

namespace lanescope::app {

/// Numbers of an unknown count. They stand in blocks, so that none is moved when more come.
class NumberBlocks {
 public:
  void add(float number) {
    if (m_blocks.empty() || m_blocks.back().size() == kBlock) begin();
    m_blocks.back().push_back(number);
  }
  /// All of them in one piece; each block is given back as soon as it is copied.
  [[nodiscard]] values::HostArray take();

 private:
  static constexpr std::size_t kBlock = std::size_t{1}
                                        << 18;  ///< numbers: 1 MiB, which malloc gives back alone
  void begin();

  std::vector<std::vector<float>> m_blocks;
};

/// Makes columns of numbers from the lines of a table, given one after the other. Every member
/// throws values::Error (badInput); see csv_reader.h for what a table looks like.
class CsvParser {
 public:
  CsvParser(std::string name, CsvOptions options);

  /// The next line, without its LF. The first one may begin with a byte order mark.
  void line(std::string_view text);
  /// What the numbers so far take.
  [[nodiscard]] std::uint64_t numberBytes() const {
    return m_rows * (m_options.asMatrix ? m_width : m_columns.size()) * sizeof(float);
  }
  /// All lines have been given.
  [[nodiscard]] CsvData finish();

 private:
  /// Where in the text something was first met, for a sentence.
  struct Place {
    std::uint64_t line = 0;  ///< 0: not yet
    std::string field = {};
  };

  void begin(std::string_view first, std::string_view second);
  void chooseColumns();
  [[nodiscard]] std::string nameOf(std::size_t column) const;
  void row(std::string_view text, std::uint64_t number);
  /// The field of a column into its numbers. `number` is the line's, for the sentence.
  void store(std::size_t column, NumberBlocks& numbers, std::uint64_t number);
  /// The number in a field, with a decimal point or a decimal comma.
  [[nodiscard]] ParsedNumber read(std::string_view field, std::uint64_t number);
  /// Whether each comma of this line may be a decimal one.
  void checkPairs(std::uint64_t number);
  void checkThousands() const;
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
  char m_separator = '\0';           ///< '\0': none, every line is one field
  std::size_t m_width = 0;           ///< fields a line
  std::vector<std::string> m_names;  ///< of the columns; empty without a header
  std::vector<std::string_view> m_fields;
  std::vector<std::string> m_unquoted;  ///< fields with doubled quotes, until the next split
  std::vector<std::size_t> m_columns;   ///< those that are read, by position; of a matrix none
  std::vector<NumberBlocks> m_numbers;  ///< of each column; of a matrix one
  Place m_point;                        ///< of the first number with a decimal point
  Place m_comma;                        ///< with a decimal comma
  bool m_isComma = false;     ///< such a comma cannot part thousands, as at least one shows
  bool m_mayBePairs = false;  ///< "1,5" is read as two numbers and may be one
};

}  // namespace lanescope::app
