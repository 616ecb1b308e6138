// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/sample_table.h"

#include <algorithm>
#include <array>
#include <map>
#include <nlohmann/json.hpp>

#include "app/files/csv_field.h"
#include "protocol/json.h"
#include "request/parameter_table.h"
#include "values/error.h"
#include "values/plain_text.h"

namespace lanescope::history {
namespace {

/// Splits comma-separated values into records (RFC 4180). Quoted fields may hold commas, quotes and
/// line ends. Records end with LF or CRLF. A byte order mark is skipped.
class CsvRecords {
 public:
  explicit CsvRecords(std::string_view text) : m_text(values::withoutByteOrderMark(text)) {}

  /// Reads the next record; returns false at the end. Throws values::Error (badInput) for an
  /// unclosed or misplaced quote, and for more fields than a table of results has.
  bool next(std::vector<std::string>& fields) {
    fields.clear();
    if (m_at >= m_text.size()) return false;
    m_first = m_line;
    while (true) {
      fields.push_back(field());
      if (fields.size() > kMostFields) fail("has more than 1000 fields");
      if (m_at >= m_text.size()) return true;
      const char end = m_text[m_at++];
      if (end == ',') continue;
      if (end == '\r' && m_at < m_text.size() && m_text[m_at] == '\n') ++m_at;
      ++m_line;
      return true;
    }
  }

  /// First line of the last record, from 1.
  [[nodiscard]] std::int64_t line() const { return m_first; }
  /// Number of bytes read so far.
  [[nodiscard]] std::size_t position() const { return m_at; }

 private:
  static constexpr std::size_t kMostFields = 1000;

  std::string field() {
    if (m_at >= m_text.size() || m_text[m_at] != '"') {
      const std::size_t end = std::min(m_text.find_first_of(",\r\n", m_at), m_text.size());
      const std::string_view plain = m_text.substr(m_at, end - m_at);
      if (plain.find('"') != std::string_view::npos) fail("has a quote inside of a field");
      m_at = end;
      return std::string(plain);
    }
    std::string text;
    for (++m_at; m_at < m_text.size(); ++m_at) {
      const char c = m_text[m_at];
      if (c == '\n') ++m_line;
      if (c == '"') {
        if (m_at + 1 >= m_text.size() || m_text[m_at + 1] != '"') break;
        ++m_at;
      }
      text += c;
    }
    if (m_at >= m_text.size()) fail("has a quote that is not closed");
    ++m_at;
    if (m_at < m_text.size() && std::string_view(",\r\n").find(m_text[m_at]) == std::string::npos) {
      fail("has text after a closing quote");
    }
    return text;
  }

  [[noreturn]] void fail(const char* complaint) const {
    values::refuse("Line " + std::to_string(m_first) + " " + complaint + ".");
  }

  std::string_view m_text;
  std::size_t m_at = 0;
  std::int64_t m_line = 1;
  std::int64_t m_first = 0;  ///< first line of the record
};

using nlohmann::json;

const std::string kSeries = "series.";
const std::string kSample = "sample";
const std::string kTime = "time_ms";

/// Whether the column holds texts. All other columns hold numbers, true or false.
bool isText(std::string_view column) {
  constexpr std::array<std::string_view, 10> kTexts{
      "kernel", "machine",     "device",       "driver",       "version",
      "date",   "series.name", "series.where", "series.cache", "series.failure"};
  constexpr std::string_view kParameters = "parameters.";
  if (!column.starts_with(kParameters)) return std::ranges::find(kTexts, column) != kTexts.end();
  const auto* info = values::parameterNamed(column.substr(kParameters.size()));
  return info != nullptr && !info->isNumber();
}

using Cells = std::map<std::string, std::string>;  ///< by column

/// Turns an object into columns; names of nested fields have a dot.
void flatten(const json& object, const std::string& prefix, Cells& cells) {
  for (const auto& [key, value] : object.items()) {
    if (value.is_object()) {
      flatten(value, prefix + key + ".", cells);
    } else if (!value.is_array()) {
      cells[prefix + key] = value.is_string() ? value.get<std::string>() : value.dump();
    }
  }
}

json valueOf(const std::string& column, const std::string& cell, std::int64_t line) {
  if (isText(column)) return cell;
  json value = json::parse(cell, nullptr, /*allow_exceptions=*/false);
  if (value.is_number() || value.is_boolean() || value.is_null()) return value;
  values::refuse("Line " + std::to_string(line) + " has '" + cell + "' in the column " + column +
                 ", which is neither a number nor true or false.");
}

/// Reverses `flatten` for the columns that begin with `prefix`; with an empty prefix, for those
/// outside of the series.
json nested(const Cells& cells, const std::string& prefix, std::int64_t line) {
  json object = json::object();
  for (const auto& [column, cell] : cells) {
    if (cell.empty() && !isText(column)) continue;
    if (column.starts_with(kSeries) != !prefix.empty()) continue;
    json* place = &object;
    std::string_view path = std::string_view(column).substr(prefix.size());
    for (std::size_t dot = path.find('.'); dot != std::string_view::npos; dot = path.find('.')) {
      place = &(*place)[std::string(path.substr(0, dot))];
      path.remove_prefix(dot + 1);
      if (!place->is_null() && !place->is_object()) break;
    }
    if (!place->is_null() && !place->is_object()) {
      values::refuse("The column " + column + " occurs twice, once as a part of another.");
    }
    (*place)[std::string(path)] = valueOf(column, cell, line);
  }
  return object;
}

/// Collects rows into results. Rows that differ only in the sample belong to one series.
class Rows {
 public:
  void add(const Cells& cells, const std::string& sample, const std::string& time,
           std::int64_t line) {
    Cells head = cells;
    std::erase_if(head, [](const auto& cell) { return cell.first.starts_with(kSeries); });
    if (m_results.empty() || head != m_head) {
      json result = nested(head, {}, line);
      result["series"] = json::array();
      m_results.push_back(engine::benchResultFromJson(result));
      m_head = std::move(head);
      m_cells.clear();
    }
    std::vector<values::BenchSeries>& all = m_results.back().series;
    if (cells != m_cells || sample == "0" || sample.empty()) {
      json series = nested(cells, kSeries, line);
      series["samples_ms"] = json::array();
      all.push_back(engine::benchSeriesFromJson(series));
      m_cells = cells;
    }
    if (time.empty()) return;
    const json number = valueOf(kTime, time, line);
    if (!number.is_number()) {
      values::refuse("Line " + std::to_string(line) + " has '" + time + "' instead of a time.");
    }
    all.back().samples.emplace_back(number.get<double>());
  }
  std::vector<values::BenchResult> take() { return std::move(m_results); }

 private:
  Cells m_head;
  Cells m_cells;
  std::vector<values::BenchResult> m_results;
};

}  // namespace

std::string sampleTable(std::span<const values::BenchResult> results) {
  struct Series {
    Cells cells;
    const values::BenchSeries* series;
  };
  std::vector<Series> all;
  std::vector<std::string> columns;
  for (const values::BenchResult& result : results) {
    values::BenchResult head = result;
    head.series.clear();
    Cells common;
    flatten(engine::toJson(head), {}, common);
    for (const values::BenchSeries& series : result.series) {
      values::BenchSeries facts = series;
      facts.samples.clear();
      Cells cells = common;
      flatten(engine::toJson(facts), kSeries, cells);
      for (const auto& [column, cell] : cells) {
        if (std::ranges::find(columns, column) == columns.end()) columns.push_back(column);
      }
      all.push_back({std::move(cells), &series});
    }
  }
  std::string text;
  for (const std::string& column : columns) text += column + ",";
  text += kSample + "," + kTime + "\n";
  for (const Series& each : all) {
    std::string line;
    for (const std::string& column : columns) {
      const auto cell = each.cells.find(column);
      line += (cell == each.cells.end() ? "" : app::csvField(cell->second)) + ",";
    }
    const auto& samples = each.series->samples;
    if (samples.empty()) text += line + ",\n";
    for (std::size_t i = 0; i < samples.size(); ++i) {
      text += line + std::to_string(i) + "," + json(samples[i].count()).dump() + "\n";
    }
  }
  return text;
}

bool isSampleTable(std::string_view text) {
  const std::string_view first = text.substr(0, text.find('\n'));
  return first.find("series.name") != std::string_view::npos &&
         first.find(kTime) != std::string_view::npos;
}

std::vector<values::BenchResult> readSampleTable(std::string_view text,
                                                 const values::ProgressMonitor& monitor) {
  CsvRecords records(text);
  std::vector<std::string> columns;
  std::vector<std::string> fields;
  if (!text.ends_with('\n')) values::refuse("It is cut off: its last line does not end.");
  records.next(columns);
  Rows rows;
  while (records.next(fields)) {
    monitor.at(static_cast<double>(records.position()) / static_cast<double>(text.size()));
    if (fields.size() == 1 && fields[0].empty()) continue;
    if (fields.size() != columns.size()) {
      values::refuse("Line " + std::to_string(records.line()) + " has " +
                     std::to_string(fields.size()) + " fields instead of " +
                     std::to_string(columns.size()) + ".");
    }
    Cells cells;
    std::string sample;
    std::string time;
    for (std::size_t i = 0; i < columns.size(); ++i) {
      if (columns[i] == kSample) {
        sample = fields[i];
      } else if (columns[i] == kTime) {
        time = fields[i];
      } else {
        cells[columns[i]] = fields[i];
      }
    }
    rows.add(cells, sample, time, records.line());
  }
  return rows.take();
}

}  // namespace lanescope::history
