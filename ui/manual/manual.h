// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRegularExpression>
#include <QString>
#include <QStringList>

class QTextDocument;

namespace lanescope::ui {

// A place of the manual is written as a link of one of its pages is: "stage.md" or
// "stage.md#the-quiz".

/// A heading of a page with the text below it, up to the next heading.
struct ManualSection {
  QString anchor;  ///< as GitHub makes it of the heading of the English page: "the-quiz"
  QString title;
  QString text;  ///< without marks of Markdown; a space between paragraphs and cells
};

struct ManualPage {
  QString name;  ///< "stage.md"
  QString title;
  QList<ManualSection> sections;
};

/// A section that has the words of a search.
struct ManualHit {
  QString place;
  QString title;    ///< of the page and of the section
  QString excerpt;  ///< the text around the first word
};

/// The pages of the manual, as they are embedded in the program. A page may have a translation
/// with the same headings in the same order; their anchors are those of the English page, so that
/// a place is the same in each language.
class Manual {
 public:
  /// Reads all pages; resources::init() must have been called. `language`: the code of the
  /// language of those that are translated, "zh_TW".
  explicit Manual(QString language = QStringLiteral("en"));

  /// The contents first, then in the order in which the contents link them.
  [[nodiscard]] const QList<ManualPage>& pages() const { return m_pages; }
  /// Null when there is no such page. `place` may name a section, too.
  [[nodiscard]] const ManualPage* pageOf(const QString& place) const;
  /// Whether the page and, where one is named, its section exist.
  [[nodiscard]] bool has(const QString& place) const;
  /// A page in Markdown: "stage.sl.md" for "stage.md" where the language has it.
  [[nodiscard]] QString markdownOf(const QString& name) const;
  /// The sections that have all words, in their text or their titles; the best first.
  [[nodiscard]] QList<ManualHit> find(const QStringList& words) const;

 private:
  QString m_language;
  QList<ManualPage> m_pages;
};

/// The anchor of a heading, as GitHub makes it.
[[nodiscard]] QString anchorOfHeading(const QString& heading);
/// The targets of all links of a document, in their order.
[[nodiscard]] QStringList linksOf(const QTextDocument& document);
/// What a user has typed to search for, in words.
[[nodiscard]] QStringList searchWords(const QString& text);
/// A pattern for a word of a search: it stands at the beginning of a word, in upper or lower case.
[[nodiscard]] QRegularExpression patternOf(const QString& word);

}  // namespace lanescope::ui
