// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/pseudo_language.h"

#include <QRegularExpression>

namespace lanescope::ui {
namespace {

/// Accented by its place in the alphabet; '-' has no accent that the fonts of the window hold.
constexpr char kPlain[] = "aceilnorsuyzACEILNORSUYZ";
const QString kAccented = QStringLiteral("áčéíľñóřšúýžÁČÉÍĽÑÓŘŠÚÝŽ");
constexpr double kLonger = 0.35;

QChar accented(QChar letter) {
  const qsizetype at = QLatin1String(kPlain).indexOf(letter);
  return at < 0 ? letter : kAccented.at(at);
}

/// What stays as it is: tags, entities, placeholders, the letter of a key.
const QRegularExpression& kept() {
  static const QRegularExpression kKept(
      QStringLiteral("<[a-zA-Z/][^<>]*>|&[a-z]+;|%L?[0-9]{1,2}|%n|&.|\\n"));
  return kKept;
}

}  // namespace

QString PseudoLanguage::translate(const char* /*context*/, const char* source,
                                  const char* /*meaning*/, int /*n*/) const {
  return of(QString::fromUtf8(source));
}

QString PseudoLanguage::of(const QString& text) {
  QString result;
  double owed = 0;
  const auto append = [&](const QString& part) {
    for (const QChar letter : part) {
      result += accented(letter);
      if (!letter.isLetter()) continue;
      owed += kLonger;
      if (owed < 1) continue;
      result += accented(letter);
      owed -= 1;
    }
  };
  qsizetype from = 0;
  for (auto each = kept().globalMatch(text); each.hasNext();) {
    const QRegularExpressionMatch match = each.next();
    append(text.mid(from, match.capturedStart() - from));
    result += match.captured();
    from = match.capturedEnd();
  }
  append(text.mid(from));
  return result;
}

QStringList PseudoLanguage::foreignWords(const QString& text) {
  static const QRegularExpression kWord(
      QStringLiteral("(?<![\\p{L}\\p{N}_.])[a-z]{4,}(?![\\p{L}\\p{N}_(\\[.])"),
      QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
  QStringList words;
  for (auto each = kWord.globalMatch(text); each.hasNext();) words += each.next().captured();
  return words;
}

}  // namespace lanescope::ui
