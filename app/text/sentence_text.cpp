// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/sentence_text.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>
#include <algorithm>
#include <iterator>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "app/text/matching.h"
#include "app/text/text.h"
#include "resources/translations/finding_patterns.h"
#include "resources/translations/sentence_patterns.h"

namespace lanescope {
namespace {

std::vector<const char*> allPatterns() {
  std::vector<const char*> patterns(std::begin(kFindingPatterns), std::end(kFindingPatterns));
  patterns.insert(patterns.end(), std::begin(kSentencePatterns), std::end(kSentencePatterns));
  return patterns;
}

struct Pattern {
  QRegularExpression expression;
  QString translation;
  qsizetype letters = 0;  ///< that are written in the pattern
  bool hasWords = false;  ///< unlike "%1."
};

const QRegularExpression& placeholder() {
  static const QRegularExpression kPlaceholder(QStringLiteral("%([0-9])"));
  return kPlaceholder;
}

Pattern patternOf(const QString& source, QString translation) {
  QString expression;
  qsizetype from = 0;
  qsizetype letters = source.size();
  for (const QRegularExpressionMatch& match : allMatches(placeholder(), source)) {
    expression += QRegularExpression::escape(source.mid(from, match.capturedStart() - from)) +
                  QStringLiteral("(.*?)");
    from = match.capturedEnd();
    letters -= match.capturedLength();
  }
  expression += QRegularExpression::escape(source.mid(from));
  const bool hasWords = std::ranges::any_of(source, [](QChar c) { return c.isLetter(); });
  return {QRegularExpression(QRegularExpression::anchoredPattern(expression),
                             QRegularExpression::DotMatchesEverythingOption),
          std::move(translation), letters, hasWords};
}

/// The patterns that have a translation, those with the most letters first: the most exact one is
/// to be found.
class Patterns {
 public:
  explicit Patterns(const QStringList& translations) : m_translations(translations) {
    const std::vector<const char*> sources = allPatterns();
    for (qsizetype i = 0; i < translations.size(); ++i) {
      const QString source = QString::fromUtf8(sources[static_cast<std::size_t>(i)]);
      if (translations[i] != source) m_patterns.push_back(patternOf(source, translations[i]));
    }
    std::ranges::stable_sort(m_patterns, std::greater(), &Pattern::letters);
  }

  [[nodiscard]] const QStringList& translations() const { return m_translations; }

  [[nodiscard]] QString text(const QString& sentence) const {
    if (m_patterns.empty()) return sentence;
    if (const std::optional<QString> parts = ofSentences(sentence)) return *parts;
    return ofOne(sentence).value_or(sentence);
  }

 private:
  /// A value could reach over the end of its sentence, so that each sentence is looked up alone,
  /// where all of them are known.
  [[nodiscard]] std::optional<QString> ofSentences(const QString& text) const {
    static const QRegularExpression kBetween(QStringLiteral("(?<=[.]) (?=[A-Z])"));
    QStringList parts;
    qsizetype from = 0;
    for (const QRegularExpressionMatch& space : allMatches(kBetween, text)) {
      parts += text.mid(from, space.capturedStart() - from);
      from = space.capturedEnd();
    }
    if (parts.isEmpty()) return std::nullopt;
    parts += text.mid(from);
    for (QString& part : parts) {
      const std::optional<QString> translated = ofOne(part);
      if (!translated) return std::nullopt;
      part = *translated;
    }
    return parts.join(QLatin1Char(' '));
  }

  [[nodiscard]] std::optional<QString> ofOne(const QString& sentence) const {
    for (const Pattern& pattern : m_patterns) {
      const QRegularExpressionMatch match = firstMatch(pattern.expression, sentence);
      if (!match.hasMatch()) continue;
      // "%1." is the end of a sentence whose words are known.
      if (!pattern.hasWords && !ofOne(match.captured(1))) continue;
      return filled(pattern.translation, match);
    }
    return std::nullopt;
  }

  [[nodiscard]] QString filled(const QString& translation,
                               const QRegularExpressionMatch& values) const {
    QString text;
    qsizetype from = 0;
    for (const QRegularExpressionMatch& match : allMatches(placeholder(), translation)) {
      text += translation.mid(from, match.capturedStart() - from);
      text += this->text(values.captured(match.captured(1).toInt()));
      from = match.capturedEnd();
    }
    return text + translation.mid(from);
  }

  QStringList m_translations;
  std::vector<Pattern> m_patterns;
};

/// All patterns, translated.
QStringList translationsNow() {
  QStringList translations;
  for (const char* const pattern : allPatterns()) {
    translations += QCoreApplication::translate("sentences", pattern);
  }
  return translations;
}

}  // namespace

QString sentenceText(std::string_view sentence) {
  // Made once for each language; sentences may come from several threads.
  static std::mutex mutex;
  static std::optional<Patterns> patterns;
  const QStringList translations = translationsNow();
  const std::lock_guard lock(mutex);
  if (!patterns || patterns->translations() != translations) patterns.emplace(translations);
  return patterns->text(toQString(sentence));
}

}  // namespace lanescope
