// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/csv_parser.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <span>

#include "values/error.h"
#include "values/plain_text.h"

namespace lanescope::app {
namespace {

std::string withPlural(std::size_t count, const std::string& noun) {
  return std::to_string(count) + " " + noun + (count == 1 ? "" : "s");
}

/// Whether the text contains `separator` outside quotes.
bool uses(std::string_view text, char separator) {
  bool quoted = false;
  for (const char c : text) {
    if (c == '"') quoted = !quoted;
    if (c == separator && !quoted) return true;
  }
  return false;
}

bool isNumeric(std::string_view text) {
  const std::string_view word = trimmed(text);
  return parseNumber(word).status != NumberStatus::notANumber ||
         parseCommaNumber(word).status != NumberStatus::notANumber;
}

bool isWhole(std::string_view text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

bool allNumeric(std::string_view text, char separator) {
  while (true) {
    const std::size_t end = text.find(separator);
    const std::string_view word = trimmed(text.substr(0, end));
    if (!word.empty() && !isNumeric(word)) return false;
    if (end == std::string_view::npos) return true;
    text.remove_prefix(end + 1);
  }
}

/// Returns the separator of a table from its first two lines. `second` is empty when there is one
/// line. Where the first line has no comma, there is one column, and commas are decimal ones. The
/// header of one column may contain spaces, so the second line decides about them.
char separatorOf(std::string_view first, std::string_view second) {
  for (const char candidate : {'\t', ';'}) {
    if (uses(first, candidate) || uses(second, candidate)) return candidate;
  }
  if (uses(first, ',')) return ',';
  if (uses(second, ' ') || (uses(first, ' ') && (second.empty() || allNumeric(first, ' ')))) {
    return ' ';
  }
  return '\0';
}

}  // namespace

void NumberBlocks::begin() {
  m_blocks.emplace_back().reserve(kBlock);
}

values::HostArray NumberBlocks::take() {
  values::HostArray all;
  std::size_t count = 0;
  for (const auto& block : m_blocks) count += block.size();
  all.bytes.reserve(count * sizeof(float));
  for (auto& block : m_blocks) {
    const auto bytes = std::as_bytes(std::span(block));
    all.bytes.insert(all.bytes.end(), bytes.begin(), bytes.end());
    std::vector<float>().swap(block);
  }
  m_blocks.clear();
  return all;
}

CsvParser::CsvParser(std::string name, CsvOptions options)
    : m_name(std::move(name)), m_options(std::move(options)) {}

void CsvParser::fail(const std::string& rest) const {
  values::refuse(m_name + rest);
}

void CsvParser::failAt(std::uint64_t number, const std::string& rest) const {
  fail(", line " + std::to_string(number) + rest);
}

void CsvParser::line(std::string_view text) {
  if (m_line == 0) text = values::withoutByteOrderMark(text);
  ++m_line;
  if (text.ends_with('\r')) text.remove_suffix(1);
  // Spaces at either end mean nothing; a tab there may separate an empty field.
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  if (text.empty()) {
    if ((m_begun || !m_first.empty()) && m_emptyLine == 0) m_emptyLine = m_line;
    return;
  }
  if (m_emptyLine != 0) failAt(m_emptyLine, ", is empty, but more lines with text follow it.");
  if (m_begun) {
    row(text, m_line);
  } else if (m_first.empty()) {
    m_first = text;
    m_firstLine = m_line;
  } else {
    begin(m_first, text);
    row(text, m_line);
  }
}

void CsvParser::begin(std::string_view first, std::string_view second) {
  m_begun = true;
  m_separator = separatorOf(first, second);
  split(first, m_firstLine);
  m_width = m_fields.size();
  const bool header = std::none_of(m_fields.begin(), m_fields.end(), isNumeric);
  if (header) m_names.assign(m_fields.begin(), m_fields.end());
  if (!m_options.asMatrix) chooseColumns();
  m_numbers.resize(m_options.asMatrix ? 1 : m_columns.size());
  m_mayBePairs = !header && m_separator == ',' && m_width == 2 && m_options.columns.empty() &&
                 !m_options.asMatrix;
  if (!header) row(first, m_firstLine);
}

std::string CsvParser::nameOf(std::size_t column) const {
  return m_names.empty() ? "column " + std::to_string(column + 1) : m_names[column];
}

void CsvParser::chooseColumns() {
  if (m_options.columns.empty()) {
    if (m_width > 2) {
      fail(" has " + std::to_string(m_width) + " columns, " + columnList() +
           "; choose one or two of them, by name or number, as columns.");
    }
    for (std::size_t i = 0; i < m_width; ++i) m_columns.push_back(i);
    return;
  }
  if (m_options.columns.size() > 2) {
    fail(": --columns takes one or two columns, but " + std::to_string(m_options.columns.size()) +
         " are named.");
  }
  for (const std::string& wanted : m_options.columns) {
    const std::string_view word = trimmed(wanted);
    const auto named = std::find(m_names.begin(), m_names.end(), word);
    std::size_t field = static_cast<std::size_t>(named - m_names.begin());
    if (named == m_names.end()) {
      std::size_t number = 0;
      const auto [stop, code] = std::from_chars(word.data(), word.data() + word.size(), number);
      const bool whole = code == std::errc{} && stop == word.data() + word.size();
      if (!whole || number < 1 || number > m_width) {
        fail(" has no column " + shown(word) + "; its columns are " + columnList() + ".");
      }
      field = number - 1;
    }
    m_columns.push_back(field);
  }
}

std::string CsvParser::columnList() const {
  constexpr std::size_t kMost = 12;
  std::string list;
  for (std::size_t i = 0; i < std::min(m_width, kMost); ++i) {
    list += (i == 0 ? "" : ", ") + std::to_string(i + 1);
    if (!m_names.empty()) list += " " + shown(m_names[i]);
  }
  if (m_width > kMost) list += " and " + std::to_string(m_width - kMost) + " more";
  return list;
}

void CsvParser::split(std::string_view text, std::uint64_t number) {
  m_fields.clear();
  if (std::memchr(text.data(), '"', text.size()) == nullptr) {
    if (m_separator == '\0') {
      m_fields.push_back(trimmed(text));
      return;
    }
    const char* at = text.data();
    const char* const end = at + text.size();
    while (true) {
      const char* stop = at;
      while (stop != end && *stop != m_separator) ++stop;
      const std::string_view field(at, static_cast<std::size_t>(stop - at));
      // Several spaces in a row are one separator.
      if (m_separator != ' ' || !field.empty()) m_fields.push_back(trimmed(field));
      if (stop == end) return;
      at = stop + 1;
    }
  }
  m_unquoted.clear();
  m_unquoted.reserve(text.size() / 2 + 1);  // the views below must stay valid
  std::size_t i = 0;
  while (true) {
    while (i < text.size() && text[i] == ' ') ++i;
    if (i < text.size() && text[i] == '"') {
      std::string value;
      bool closed = false;
      for (++i; i < text.size() && !closed; ++i) {
        if (text[i] != '"') {
          value += text[i];
        } else if (i + 1 < text.size() && text[i + 1] == '"') {
          value += text[++i];
        } else {
          closed = true;
        }
      }
      if (!closed) failAt(number, ": a quoted field is not closed on its line.");
      while (i < text.size() && text[i] == ' ' && m_separator != ' ') ++i;
      if (i < text.size() && (m_separator == '\0' || text[i] != m_separator)) {
        failAt(number, ": text follows a closing quote.");
      }
      m_unquoted.push_back(std::move(value));
      m_fields.push_back(trimmed(m_unquoted.back()));
    } else {
      const std::size_t end =
          m_separator == '\0' ? text.size() : std::min(text.find(m_separator, i), text.size());
      m_fields.push_back(trimmed(text.substr(i, end - i)));
      i = end;
    }
    if (i >= text.size()) return;
    ++i;
  }
}

void CsvParser::row(std::string_view text, std::uint64_t number) {
  split(text, number);
  if (m_fields.size() != m_width) {
    failAt(number, ", has " + withPlural(m_fields.size(), "field") + ", but line " +
                       std::to_string(m_firstLine) + " has " + std::to_string(m_width) + ".");
  }
  if (m_rows == m_options.maxRows) {
    failAt(number,
           ": more lines with numbers than the limit, " + std::to_string(m_options.maxRows) + ".");
  }
  if (m_mayBePairs) checkPairs(number);
  if (m_options.asMatrix) {
    for (std::size_t i = 0; i < m_width; ++i) store(i, m_numbers[0], number);
  }
  for (std::size_t i = 0; i < m_columns.size(); ++i) store(m_columns[i], m_numbers[i], number);
  ++m_rows;
}

void CsvParser::checkPairs(std::uint64_t number) {
  std::string_view whole = m_fields[0];
  if (whole.starts_with('-') || whole.starts_with('+')) whole.remove_prefix(1);
  const std::string_view rest = m_fields[1];
  m_mayBePairs = isWhole(whole) && isWhole(rest);
  if (!m_mayBePairs || rest.size() < 2 || rest[0] != '0') return;
  failAt(number, ": " + shown(std::string(m_fields[0]) + "," + std::string(rest)) +
                     " may be one number with a decimal comma; write it with a decimal point, or "
                     "name both columns, as in --columns 1,2.");
}

ParsedNumber CsvParser::read(std::string_view field, std::uint64_t number) {
  ParsedNumber parsed = parseNumber(field);
  Place* first = &m_point;
  if (parsed.status == NumberStatus::ok) {
    if (m_point.line != 0 || field.find('.') == std::string_view::npos) return parsed;
  } else {
    parsed = parseCommaNumber(field);
    if (parsed.status == NumberStatus::notANumber) return parseNumber(field);
    m_isComma = m_isComma || !maySeparateThousands(field);
    first = &m_comma;
  }
  if (first->line == 0) *first = {number, shown(field)};
  if (m_point.line != 0 && m_comma.line != 0) {
    failAt(number, ": " + first->field + " has a decimal " +
                       (first == &m_comma ? "comma, but " + m_point.field + " in line " +
                                                std::to_string(m_point.line) + " a point"
                                          : "point, but " + m_comma.field + " in line " +
                                                std::to_string(m_comma.line) + " a comma") +
                       "; write all numbers alike.");
  }
  return parsed;
}

void CsvParser::checkThousands() const {
  // Semicolons are used where commas are decimal.
  if (m_comma.line == 0 || m_isComma || m_separator == ';') return;
  failAt(m_comma.line, ": the comma of " + m_comma.field +
                           ", as all others, may be a decimal one or part thousands; write the "
                           "numbers with a decimal point.");
}

void CsvParser::store(std::size_t column, NumberBlocks& numbers, std::uint64_t number) {
  const std::string_view field = m_fields[column];
  const ParsedNumber parsed = read(field, number);
  if (parsed.status == NumberStatus::ok) {
    numbers.add(parsed.value);
    return;
  }
  std::string place = ", column " + std::to_string(column + 1);
  if (!m_names.empty()) place += " (" + m_names[column] + ")";
  if (field.empty()) failAt(number, place + ", is empty where a number must stand.");
  if (parsed.status == NumberStatus::notFinite) {
    failAt(number, place + ": " + shown(field) + " is not a finite number.");
  }
  if (parsed.status == NumberStatus::tooLarge) {
    failAt(number, place + ": " + shown(field) +
                       " is beyond the largest number that float32 holds, 3.4028235e38.");
  }
  const bool hasComma = field.find(',') != std::string_view::npos;
  failAt(number,
         place + ": " + shown(field) + " is not a number" +
             (hasComma ? "; write numbers with a decimal point, and thousands together." : "."));
}

CsvData CsvParser::finish() {
  if (!m_begun) {
    if (m_first.empty()) fail(" is empty; it must hold at least one line with a number.");
    begin(m_first, {});
  }
  if (m_rows == 0) {
    fail(" holds no numbers: its only line, line " + std::to_string(m_firstLine) + ", reads " +
         shown(m_first) + ".");
  }
  checkThousands();
  CsvData data;
  if (m_options.asMatrix) data.width = m_width;
  for (NumberBlocks& numbers : m_numbers) data.columns.push_back(numbers.take());
  for (const std::size_t column : m_columns) data.names.push_back(nameOf(column));
  if (m_mayBePairs) {
    data.remark = m_name +
                  " was read as two columns of whole numbers; where its commas are decimal "
                  "commas, write decimal points.";
  }
  return data;
}

}  // namespace lanescope::app
