// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/csv_records.h"

#include "values/error.h"
#include "values/plain_text.h"

namespace lanescope::history {
namespace {

constexpr std::size_t kMostFields = 1000;

}  // namespace

CsvRecords::CsvRecords(std::string_view text) : m_text(values::withoutByteOrderMark(text)) {}

bool CsvRecords::next(std::vector<std::string>& fields) {
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

std::string CsvRecords::field() {
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

void CsvRecords::fail(const char* complaint) const {
  values::refuse("Line " + std::to_string(m_first) + " " + complaint + ".");
}

}  // namespace lanescope::history
