// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/source_difference.h"

#include <QRegularExpression>

#include "ui/kernel/line_difference.h"

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

QStringList codeOf(const std::vector<Line>& body) {
  QStringList code;
  for (const Line& line : body) code += line.code;
  return code;
}

}  // namespace

SourceDifference SourceDifference::between(const QString& text, const QString& other) {
  const std::vector<Line> own = bodyOf(text);
  const std::vector<Line> others = bodyOf(other);
  const int end = own.empty() ? 1 : own.back().number + 1;
  SourceDifference difference;
  for (const LineDifference& place : differencesOf(codeOf(own), codeOf(others))) {
    const auto first = static_cast<std::size_t>(place.first);
    const std::size_t behind = first + static_cast<std::size_t>(place.count);
    for (std::size_t i = first; i < behind; ++i) {
      difference.changed.push_back(own[i].number);
    }
    if (place.otherCount == 0) continue;
    difference.missing.push_back({behind < own.size() ? own[behind].number : end, {}});
    const auto firstOther = static_cast<std::size_t>(place.otherFirst);
    for (std::size_t j = 0; j < static_cast<std::size_t>(place.otherCount); ++j) {
      difference.missing.back().lines += others[firstOther + j].text;
    }
  }
  return difference;
}

}  // namespace lanescope::ui
