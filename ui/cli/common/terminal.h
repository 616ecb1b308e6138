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

/// Writes to standard output without terminal control characters (values/plain_text.h). Throws
/// values::Error (unavailable) when that fails.
void print(std::string_view text);
void print(const QString& text);
inline void print(const char* text) {
  print(std::string_view(text));
}

/// Writes "lanescope: SENTENCE" to standard error, on one line.
void complain(std::string_view sentence);

/// Shows progress on standard error. On a terminal it is a line that the destructor erases.
/// Elsewhere long work prints the time left now and then.
class ProgressLine {
 public:
  /// `every` is the interval without a terminal.
  explicit ProgressLine(QString label, std::FILE* to = stderr,
                        std::chrono::milliseconds every = std::chrono::minutes(1));
  ~ProgressLine();
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;
  /// `fraction` is 0 to 1. `what` names the current part, if known.
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
/// A result for a reader: integers are grouped and exact, other numbers have 9 digits.
[[nodiscard]] QString valueText(const values::Number& number);
/// Milliseconds with six decimals, which is down to a nanosecond.
[[nodiscard]] QString millisecondsText(double milliseconds);
/// A time with a unit that fits: "2.345 us", "102.3 ms".
[[nodiscard]] QString timeText(values::Milliseconds time, int digits = 4);
/// "3.52", "0.0123", "25120".
[[nodiscard]] QString ratioText(double ratio);

/// The text in lines of at most `width` characters.
[[nodiscard]] QStringList wrapped(const QString& text, int width);

/// Lines with aligned columns. A column whose name begins with '>' is right-aligned.
class Table {
 public:
  /// `indent` is the number of spaces before each line.
  explicit Table(QStringList columns, int indent = 0);
  void add(QStringList cells);
  /// Begins with a line of the columns' names, unless all are empty.
  [[nodiscard]] QString text() const;

 private:
  QStringList m_columns;
  std::vector<bool> m_right;
  int m_indent;
  std::vector<QStringList> m_rows;
};

}  // namespace lanescope::cli
