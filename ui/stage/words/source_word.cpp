// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/words/source_word.h"

#include <QRegularExpression>
#include <tuple>
#include <utility>

namespace lanescope::ui {
namespace {

bool isOfName(QChar character) {
  return character.isLetterOrNumber() || character == QLatin1Char('_');
}

/// The stretch [first, second) of a line that is the name around a column; empty where none is.
std::pair<qsizetype, qsizetype> nameAround(const QString& line, qsizetype column) {
  qsizetype begin = column;
  qsizetype end = column;
  while (begin > 0 && isOfName(line[begin - 1])) --begin;
  while (end < line.size() && isOfName(line[end])) ++end;
  const bool isNumber = begin < end && line[begin].isDigit();
  return isNumber || column >= line.size() || !isOfName(line[column]) ? std::pair(column, column)
                                                                      : std::pair(begin, end);
}

/// The place of the bracket that an opening one before `place` opens and none closes before it; -1:
/// none.
qsizetype openedBefore(const QString& line, qsizetype place) {
  int depth = 0;
  for (qsizetype i = place - 1; i >= 0; --i) {
    if (line[i] == QLatin1Char(']')) ++depth;
    if (line[i] == QLatin1Char('[') && depth-- == 0) return i;
  }
  return -1;
}

/// Whose brackets these are: the name before them, or that in `viewAs<float4>(name)`.
QString ownerOf(const QString& line, qsizetype bracket) {
  const bool isView = bracket > 0 && line[bracket - 1] == QLatin1Char(')');
  const qsizetype end = isView ? bracket - 1 : bracket;
  qsizetype begin = end;
  while (begin > 0 && isOfName(line[begin - 1])) --begin;
  const bool isOther = isView && (begin == 0 || line[begin - 1] != QLatin1Char('('));
  return isOther ? QString() : line.mid(begin, end - begin);
}

/// The array that a name is a view of; without one the name.
QString arrayOf(const QString& text, const QString& name) {
  const QRegularExpression view(
      QStringLiteral(R"(\b%1\s*=\s*(?:viewAs\s*<[^>]*>|\w+\.map_shared_rank)\s*\(\s*(\w+))")
          .arg(name));
  const QRegularExpressionMatch match = view.match(text);
  return match.hasMatch() ? match.captured(1) : name;
}

/// The parameters in global memory, of whichever kernel of the text, that a line names.
QStringList parametersOn(const QString& text, const QString& line) {
  static const QRegularExpression parameter(
      QStringLiteral(R"(\bGlobal\s*<[^>]*>\s*(?:__restrict__\s*)?(\w+))"));
  QStringList names;
  for (const QRegularExpressionMatch& match : parameter.globalMatch(text)) {
    const QString name = match.captured(1);
    const QRegularExpression word(QStringLiteral(R"(\b%1\b)").arg(name));
    if (!names.contains(name) && line.contains(word)) names += name;
  }
  return names;
}

/// Whether all brackets of an array on a line hold just this name.
bool isOnlyIndex(const QString& line, const QString& array, const QString& name) {
  const QRegularExpression opening(QStringLiteral(R"(\b%1\s*\[\s*)").arg(array));
  const QRegularExpression whole(QStringLiteral(R"(\b%1\s*\[\s*%2\s*\])").arg(array, name));
  return line.contains(whole) && line.count(opening) == line.count(whole);
}

}  // namespace

std::optional<SourceWord> SourceWord::at(const QString& text, int line, int column) {
  const QString row = text.section(QLatin1Char('\n'), line, line);
  if (column < 0 || column >= row.size()) return {};
  SourceWord word;
  word.line = line + 1;
  auto [begin, end] = nameAround(row, column);
  if (begin < end && begin > 0 && row[begin - 1] == QLatin1Char('.')) {
    const auto owner = nameAround(row, begin - 2);
    if (owner.first < owner.second) {
      word.member = row.mid(begin, end - begin);
      std::tie(begin, end) = owner;
    }
  } else if (end < row.size() && row[end] == QLatin1Char('.')) {
    const auto member = nameAround(row, end + 1);
    word.member = row.mid(member.first, member.second - member.first);
  }
  word.name = row.mid(begin, end - begin);
  if (!word.name.isEmpty()) word.arrays += arrayOf(text, word.name);
  // On a closing bracket, or on the one that opens, the element is meant.
  const bool isOpening = row[column] == QLatin1Char('[');
  for (qsizetype at = openedBefore(row, isOpening ? column + 1 : column); at >= 0;
       at = openedBefore(row, at)) {
    const QString owner = ownerOf(row, at);
    if (owner.isEmpty()) continue;
    const QString array = arrayOf(text, owner);
    const bool isInnermost = word.arrays.size() == (word.name.isEmpty() ? 0 : 1);
    if (isInnermost && word.member.isEmpty() && owner == array && !word.name.isEmpty()) {
      word.isIndex = isOnlyIndex(row, owner, word.name);
    }
    word.arrays += array;
  }
  if (word.arrays.isEmpty()) return {};
  word.parameters = parametersOn(text, row);
  return word;
}

}  // namespace lanescope::ui
