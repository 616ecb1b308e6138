// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/source_difference.h"

#include <QRegularExpression>
#include <algorithm>

namespace lanescope::ui {
namespace {

struct Line {
  int number = 0;  ///< from 1
  QString code;    ///< without comment and indentation
  QString text;
};

/// The lines of code between the braces of the kernel, which stand in a column of their own.
std::vector<Line> bodyOf(const QString& text) {
  static const QRegularExpression kComment(QStringLiteral("//.*$"));
  // Of float32 both names are the same operation.
  static const QRegularExpression kFloatFma(QStringLiteral("\\bfmaf\\b"));
  std::vector<Line> body;
  bool isInside = false;
  int number = 0;
  for (const QString& line : text.split(QLatin1Char('\n'))) {
    ++number;
    if (line == QLatin1String("}")) isInside = false;
    if (isInside) {
      QString code = line;
      code = code.remove(kComment).simplified().replace(kFloatFma, QStringLiteral("fma"));
      if (!code.isEmpty()) body.push_back({number, code, line.trimmed()});
    }
    if (line == QLatin1String("{")) isInside = true;
  }
  return body;
}

/// The lengths of the longest common sequences of lines, from each pair of lines to both ends.
class CommonLines {
 public:
  CommonLines(const std::vector<Line>& a, const std::vector<Line>& b)
      : m_width(b.size() + 1), m_lengths((a.size() + 1) * m_width) {
    for (std::size_t i = a.size(); i-- > 0;) {
      for (std::size_t j = b.size(); j-- > 0;) {
        m_lengths[i * m_width + j] =
            a[i].code == b[j].code ? 1 + at(i + 1, j + 1) : std::max(at(i + 1, j), at(i, j + 1));
      }
    }
  }
  [[nodiscard]] int at(std::size_t i, std::size_t j) const { return m_lengths[i * m_width + j]; }

 private:
  std::size_t m_width;
  std::vector<int> m_lengths;
};

}  // namespace

SourceDifference SourceDifference::between(const QString& text, const QString& other) {
  const std::vector<Line> own = bodyOf(text);
  const std::vector<Line> others = bodyOf(other);
  const CommonLines common(own, others);
  SourceDifference difference;
  const auto miss = [&](int before, const QString& line) {
    if (difference.missing.empty() || difference.missing.back().before != before) {
      difference.missing.push_back({before, {}});
    }
    difference.missing.back().lines += line;
  };
  const int end = own.empty() ? 1 : own.back().number + 1;
  std::size_t i = 0;
  std::size_t j = 0;
  while (i < own.size() || j < others.size()) {
    if (i < own.size() && j < others.size() && own[i].code == others[j].code) {
      ++i;
      ++j;
    } else if (i < own.size() &&
               (j == others.size() || common.at(i + 1, j) >= common.at(i, j + 1))) {
      difference.changed.push_back(own[i++].number);
    } else {
      miss(i < own.size() ? own[i].number : end, others[j++].text);
    }
  }
  return difference;
}

}  // namespace lanescope::ui
