// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRegularExpression>
#include <QString>

// QRegularExpression says "no match" where there was no memory to look for one. These functions
// throw std::bad_alloc instead. See "Normal matching" in Qt's documentation of QRegularExpression.

namespace lanescope {

/// Returns the first match at or after `offset`.
[[nodiscard]] QRegularExpressionMatch firstMatch(
    const QRegularExpression& expression, const QString& text, qsizetype offset = 0,
    QRegularExpression::MatchOptions options = QRegularExpression::NoMatchOption);

/// Returns all matches, from the first to the last; they do not overlap.
[[nodiscard]] QList<QRegularExpressionMatch> allMatches(const QRegularExpression& expression,
                                                        const QString& text);

[[nodiscard]] bool isMatch(const QRegularExpression& expression, const QString& text);

/// Returns the text with `replacement`, as it stands, in the place of each match.
[[nodiscard]] QString replaced(const QString& text, const QRegularExpression& expression,
                               const QString& replacement);

}  // namespace lanescope
