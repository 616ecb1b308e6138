// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/common/terminal.h"

#include <unistd.h>

#include <QLocale>
#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstdio>
#include <system_error>

#include "values/error.h"
#include "values/plain_text.h"

namespace lanescope::cli {

void print(std::string_view text) {
  const std::string plain = values::plainText(text);
  const bool isWritten = std::fwrite(plain.data(), 1, plain.size(), stdout) == plain.size();
  if (isWritten && std::fflush(stdout) == 0) return;
  throw values::Error(
      values::ErrorKind::unavailable,
      "Standard output cannot be written: " + std::generic_category().message(errno) + ".");
}

void print(const QString& text) {
  print(text.toStdString());
}

void complain(std::string_view sentence) {
  std::fprintf(stderr, "lanescope: %s\n", values::plainSentence(sentence).c_str());
}

ProgressLine::ProgressLine(QString label, std::FILE* to, std::chrono::milliseconds every)
    : m_label(std::move(label)),
      m_to(to),
      m_terminal(::isatty(::fileno(to)) == 1),
      m_every(every) {}

ProgressLine::~ProgressLine() {
  if (m_terminal && !m_shown.isEmpty()) std::fputs("\r\x1b[K", m_to);
}

void ProgressLine::set(double fraction, const QString& what) {
  const auto now = std::chrono::steady_clock::now();
  if (!m_terminal && now - m_last < m_every) return;
  const QString label = what.isEmpty() ? m_label : m_label + ' ' + what;
  const QString left = m_left.text(fraction);
  const QString text = app::progressText(label, fraction, left);
  if (text == m_shown || (!m_terminal && left.isEmpty())) return;
  m_shown = text;
  m_last = now;
  std::fprintf(m_to, m_terminal ? "\r\x1b[K%s" : "lanescope: %s\n",
               values::plainSentence(text.toStdString()).c_str());
}

QStringList wrapped(const QString& text, int width) {
  QStringList lines;
  QString line;
  for (const QString& word : text.split(' ')) {
    if (!line.isEmpty() && line.size() + 1 + word.size() > width) {
      lines << line;
      line.clear();
    }
    line += (line.isEmpty() ? "" : " ") + word;
  }
  return lines << line;
}

QString grouped(qint64 number) {
  return QLocale(QLocale::English).toString(number);
}

QString valueText(const values::Number& number) {
  if (const auto* const whole = std::get_if<std::int64_t>(&number)) return grouped(*whole);
  const double value = values::asDouble(number);
  constexpr double kExact = 9007199254740992.0;
  if (value == std::floor(value) && std::abs(value) <= kExact) {
    return grouped(static_cast<qint64>(value));
  }
  return QString::number(value, 'g', 9);
}

QString millisecondsText(double milliseconds) {
  return QString::number(milliseconds, 'f', 6);
}

QString timeText(values::Milliseconds time, int digits) {
  const double us = time.count() * 1e3;
  const auto [number, unit] = us < 1e3   ? std::pair(us, " us")
                              : us < 1e6 ? std::pair(us / 1e3, " ms")
                                         : std::pair(us / 1e6, " s");
  const int whole = number >= 100 ? 3 : number >= 10 ? 2 : 1;
  return QString::number(number, 'f', std::max(0, digits - whole)) + unit;
}

QString ratioText(double ratio) {
  constexpr double kLeast = 0.001;
  if (ratio < kLeast) return QStringLiteral("<0.001");
  return ratio >= 100 ? QString::number(ratio, 'f', 0) : QString::number(ratio, 'g', 3);
}

Table::Table(QStringList columns, int indent) : m_columns(std::move(columns)), m_indent(indent) {
  for (QString& column : m_columns) {
    m_right.push_back(column.startsWith('>'));
    if (m_right.back()) column.remove(0, 1);
  }
}

void Table::add(QStringList cells) {
  m_rows.push_back(std::move(cells));
}

QString Table::text() const {
  std::vector<QStringList> lines = m_rows;
  const bool named = std::any_of(m_columns.begin(), m_columns.end(),
                                 [](const QString& column) { return !column.isEmpty(); });
  if (named) lines.insert(lines.begin(), m_columns);
  std::vector<qsizetype> widths(m_right.size(), 0);
  for (const QStringList& line : lines) {
    for (std::size_t i = 0; i < widths.size(); ++i) {
      widths[i] = std::max(widths[i], line.value(static_cast<qsizetype>(i)).size());
    }
  }
  QString result;
  for (const QStringList& line : lines) {
    QString row(m_indent, ' ');
    for (std::size_t i = 0; i < widths.size(); ++i) {
      const QString cell = line.value(static_cast<qsizetype>(i));
      row += m_right[i] ? cell.rightJustified(widths[i]) : cell.leftJustified(widths[i]);
      row += "  ";
    }
    while (row.endsWith(' ')) row.chop(1);
    result += row + '\n';
  }
  return result;
}

}  // namespace lanescope::cli
