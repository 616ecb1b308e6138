// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <chrono>
#include <cstdio>
#include <string_view>
#include <vector>

#include "app/engine/time_left.h"
#include "request/sampling.h"
#include "values/number.h"

namespace lanescope::cli {

/// Writes to standard output, without what would control a terminal (values/plain_text.h). Throws
/// values::Error (unavailable) when that fails.
void print(std::string_view text);
void print(const QString& text);
inline void print(const char* text) {
  print(std::string_view(text));
}

/// Writes "lanescope: SENTENCE" to standard error, on one line.
void complain(std::string_view sentence);

/// How far something has come, on standard error. On a terminal it is a line that is wiped when the
/// object goes. Elsewhere what takes long says every now and then when it will be done.
class ProgressLine {
 public:
  /// `every`: so often where there is no terminal.
  explicit ProgressLine(QString label, std::FILE* to = stderr,
                        std::chrono::milliseconds every = std::chrono::minutes(1));
  ~ProgressLine();
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;
  /// `fraction`: 0 to 1. `what`: what it is at, if that is known.
  void set(double fraction, const QString& what = {});

 private:
  QString m_label;
  std::FILE* m_to;
  bool m_terminal;
  std::chrono::milliseconds m_every;
  std::chrono::steady_clock::time_point m_last = std::chrono::steady_clock::now();
  app::TimeLeft m_left;
  QString m_shown;
};

/// "1,048,576".
[[nodiscard]] QString grouped(qint64 number);
/// A sum as a reader wants it: whole numbers grouped and exact, others with 9 digits.
[[nodiscard]] QString valueText(const values::Number& number);
/// Milliseconds down to the nanosecond.
[[nodiscard]] QString millisecondsText(double milliseconds);
/// So many digits as fit beside the unit: "2.345 us", "102.3 ms".
[[nodiscard]] QString timeText(values::Milliseconds time, int digits = 4);
/// "3.52", "0.0123", "25120".
[[nodiscard]] QString ratioText(double ratio);

/// The words in lines of at most `width` characters.
[[nodiscard]] QStringList wrapped(const QString& text, int width);

/// Lines with aligned columns; a column whose name begins with '>' is aligned to the right.
class Table {
 public:
  /// `indent`: spaces before each line.
  explicit Table(QStringList columns, int indent = 0);
  void add(QStringList cells);
  /// With a line of the columns' names, unless all of them are empty.
  [[nodiscard]] QString text() const;

 private:
  QStringList m_columns;
  std::vector<bool> m_right;
  int m_indent;
  std::vector<QStringList> m_rows;
};

}  // namespace lanescope::cli
