// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/csv_parser.h"

#include <algorithm>
#include <charconv>
#include <cstring>

#include "app/csv_number.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

constexpr std::size_t kRecent = 16384;

std::string withPlural(std::size_t count, const std::string& noun) {
  return std::to_string(count) + " " + noun + (count == 1 ? "" : "s");
}

/// Whether `separator` stands in the text outside quotes.
bool uses(std::string_view text, char separator) {
  bool quoted = false;
  for (const char c : text) {
    if (c == '"') quoted = !quoted;
    if (c == separator && !quoted) return true;
  }
  return false;
}

bool isNumeric(std::string_view text) {
  return parseNumber(trimmed(text)).status != NumberStatus::notANumber;
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

/// The separator of a table from its first two lines. `second` is empty when there is one line. A
/// header of one column may hold spaces, hence the second line decides about them.
char separatorOf(std::string_view first, std::string_view second) {
  for (const char candidate : {'\t', ';', ','}) {
    if (uses(first, candidate) || uses(second, candidate)) return candidate;
  }
  if (uses(second, ' ') || (uses(first, ' ') && (second.empty() || allNumeric(first, ' ')))) {
    return ' ';
  }
  return '\0';
}

}  // namespace

CsvParser::CsvParser(std::string name, CsvOptions options)
    : m_name(std::move(name)), m_options(std::move(options)) {}

void CsvParser::fail(const std::string& rest) const {
  values::refuse(m_name + rest);
}

void CsvParser::failAt(std::uint64_t number, const std::string& rest) const {
  fail(", line " + std::to_string(number) + rest);
}

void CsvParser::line(std::string_view text) {
  constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";
  if (m_line == 0 && text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  ++m_line;
  if (text.ends_with('\r')) text.remove_suffix(1);
  // Spaces at either end carry nothing; a tab there may separate an empty field.
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
  m_names.assign(m_fields.begin(), m_fields.end());
  chooseColumns(header);
  if (!header) row(first, m_firstLine);
}

void CsvParser::chooseColumns(bool header) {
  if (!header) {
    for (std::size_t i = 0; i < m_width; ++i) m_names[i] = "column " + std::to_string(i + 1);
  }
  const auto add = [&](std::size_t field) {
    m_columns.push_back({field, m_names[field], {}, {}});
    m_columns.back().recent.reserve(m_recent);
  };
  m_recent = std::max<std::size_t>(1, kRecent / (m_options.allColumns ? m_width : 1));
  if (m_options.columns.empty()) {
    if (m_width > 2 && !m_options.allColumns) {
      fail(" has " + std::to_string(m_width) + " columns, " + columnList() +
           "; choose one or two of them, by name or number, as columns.");
    }
    for (std::size_t i = 0; i < m_width; ++i) add(i);
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
    add(field);
  }
}

std::string CsvParser::columnList() const {
  constexpr std::size_t kMost = 12;
  std::string list;
  for (std::size_t i = 0; i < std::min(m_width, kMost); ++i) {
    list += i == 0 ? "" : ", ";
    const std::string number = std::to_string(i + 1);
    list += number;
    if (m_names[i] != "column " + number) list += " " + shown(m_names[i]);
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
      // A run of spaces separates as one.
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
  for (Column& column : m_columns) store(column, m_fields[column.field], number);
  ++m_rows;
}

void CsvParser::store(Column& column, std::string_view field, std::uint64_t number) {
  const ParsedNumber parsed = parseNumber(field);
  if (parsed.status == NumberStatus::ok) {
    column.recent.push_back(parsed.value);
    if (column.recent.size() == m_recent) flush(column);
    return;
  }
  const std::string position = "column " + std::to_string(column.field + 1);
  const std::string place =
      ", " + position + (column.name == position ? "" : " (" + column.name + ")");
  if (field.empty()) failAt(number, place + ", is empty where a number must stand.");
  if (parsed.status == NumberStatus::notFinite) {
    failAt(number, place + ": " + shown(field) + " is not a finite number.");
  }
  if (parsed.status == NumberStatus::tooLarge) {
    failAt(number, place + ": " + shown(field) +
                       " is beyond the largest number that float32 holds, 3.4028235e38.");
  }
  const bool decimalComma = field.find(',') != std::string_view::npos;
  failAt(number, place + ": " + shown(field) + " is not a number" +
                     (decimalComma ? "; write numbers with a decimal point." : "."));
}

void CsvParser::flush(Column& column) {
  const auto* const begin = reinterpret_cast<const std::byte*>(column.recent.data());
  column.values.bytes.insert(column.values.bytes.end(), begin,
                             begin + column.recent.size() * sizeof(float));
  column.recent.clear();
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
  CsvData data;
  for (Column& column : m_columns) {
    flush(column);
    data.columns.push_back(std::move(column.values));
    data.names.push_back(std::move(column.name));
  }
  return data;
}

}  // namespace lanescope::app
