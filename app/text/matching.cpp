// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/matching.h"

#include <new>

namespace lanescope {
namespace {

/// A text that is no UTF-16, as of half a character, is not looked at either: it has no match.
void checkMemory(bool isValid, const QString& text) {
  if (!isValid && text.isValidUtf16()) throw std::bad_alloc();
}

}  // namespace

QRegularExpressionMatch firstMatch(const QRegularExpression& expression, const QString& text,
                                   qsizetype offset, QRegularExpression::MatchOptions options) {
  QRegularExpressionMatch match =
      expression.match(text, offset, QRegularExpression::NormalMatch, options);
  checkMemory(match.isValid(), text);
  return match;
}

QList<QRegularExpressionMatch> allMatches(const QRegularExpression& expression,
                                          const QString& text) {
  QList<QRegularExpressionMatch> matches;
  QRegularExpressionMatchIterator each = expression.globalMatch(text);
  while (each.hasNext()) matches += each.next();
  checkMemory(each.isValid(), text);
  return matches;
}

bool isMatch(const QRegularExpression& expression, const QString& text) {
  return firstMatch(expression, text).hasMatch();
}

QString replaced(const QString& text, const QRegularExpression& expression,
                 const QString& replacement) {
  QString result;
  qsizetype from = 0;
  for (const QRegularExpressionMatch& match : allMatches(expression, text)) {
    result += text.mid(from, match.capturedStart() - from) + replacement;
    from = match.capturedEnd();
  }
  return result + text.mid(from);
}

}  // namespace lanescope
