// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/manual/manual.h"

#include <QFile>
#include <QTextBlock>
#include <QTextDocument>
#include <algorithm>
#include <utility>

#include "app/markdown/own_markdown.h"
#include "resources/resources.h"
#include "ui/manual/markdown_document.h"

namespace lanescope::ui {
namespace {

/// Empty where there is no such file.
QString textOfFile(const QString& name) {
  QFile file(resources::manualFolder() + QLatin1Char('/') + name);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The anchors of a page's headings, in their order.
QStringList anchorsOf(const QTextDocument& document) {
  QStringList anchors;
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
    if (block.blockFormat().headingLevel() > 0) anchors += anchorOfHeading(block.text());
  }
  return anchors;
}

ManualPage pageFrom(const QString& name, const QTextDocument& document,
                    const QStringList& anchors) {
  ManualPage page{name, {}, {}};
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
    if (block.blockFormat().headingLevel() > 0) {
      page.sections += {anchors.value(page.sections.size()), block.text(), {}};
    } else if (!page.sections.isEmpty() && !block.text().isEmpty()) {
      QString& text = page.sections.last().text;
      if (!text.isEmpty()) text += QLatin1Char(' ');
      // A picture is one character that stands for an object.
      text += block.text().remove(QChar::ObjectReplacementCharacter);
    }
  }
  if (!page.sections.isEmpty()) page.title = page.sections.first().title;
  return page;
}

QString pageName(const QString& place) {
  return place.section(QLatin1Char('#'), 0, 0);
}

bool hasAll(const QString& text, const QStringList& words) {
  return std::ranges::all_of(words,
                             [&](const QString& word) { return text.contains(patternOf(word)); });
}

/// How well a section answers a search; 0: not at all.
int scoreOf(const ManualPage& page, const ManualSection& section, const QStringList& words) {
  if (!hasAll(section.title + QLatin1Char('\n') + section.text, words)) return 0;
  constexpr int kExactTitle = 400;
  constexpr int kTitle = 100;
  constexpr int kPage = 50;
  int score = 1;
  for (const QString& word : words) {
    score += static_cast<int>(section.text.count(patternOf(word)));
  }
  if (section.title.compare(words.join(QLatin1Char(' ')), Qt::CaseInsensitive) == 0) {
    score += kExactTitle;
  }
  if (hasAll(section.title, words)) score += kTitle;
  if (hasAll(page.title, words)) score += kPage;
  return score;
}

QString excerptOf(const QString& text, const QStringList& words) {
  constexpr qsizetype kBefore = 30;
  constexpr qsizetype kLength = 110;
  qsizetype first = text.size();
  for (const QString& word : words) {
    const qsizetype at = text.indexOf(patternOf(word));
    if (at >= 0) first = std::min(first, at);
  }
  if (first == text.size()) first = 0;
  qsizetype begin = std::max<qsizetype>(0, first - kBefore);
  // From the beginning of a word on.
  while (begin > 0 && begin < first && !text[begin - 1].isSpace()) ++begin;
  QString excerpt = text.mid(begin, kLength);
  if (begin + kLength < text.size()) {
    // Chinese has no spaces between words.
    const qsizetype space = excerpt.lastIndexOf(QLatin1Char(' '));
    if (space > kLength / 2) excerpt.truncate(space);
    excerpt += QStringLiteral(" …");
  }
  if (begin > 0) excerpt.prepend(QStringLiteral("… "));
  return excerpt.simplified();
}

}  // namespace

Manual::Manual(QString language) : m_language(std::move(language)) {
  const QString contents = resources::manualContents();
  QStringList names{contents};
  QTextDocument document;
  for (qsizetype i = 0; i < names.size(); ++i) {
    fillDocument(document, app::ownMarkdown(textOfFile(names[i])));
    const QStringList anchors = anchorsOf(document);
    fillDocument(document, app::ownMarkdown(markdownOf(names[i])));
    m_pages += pageFrom(names[i], document, anchors);
    if (i > 0) continue;
    for (const QString& link : linksOf(document)) {
      const QString name = pageName(link);
      if (name.endsWith(QLatin1String(".md")) && !names.contains(name)) names += name;
    }
  }
}

const ManualPage* Manual::pageOf(const QString& place) const {
  const auto found = std::ranges::find(m_pages, pageName(place), &ManualPage::name);
  return found == m_pages.end() ? nullptr : &*found;
}

bool Manual::has(const QString& place) const {
  const ManualPage* page = pageOf(place);
  if (page == nullptr || page->sections.isEmpty()) return false;
  const QString anchor = place.section(QLatin1Char('#'), 1);
  return anchor.isEmpty() ||
         std::ranges::find(page->sections, anchor, &ManualSection::anchor) != page->sections.end();
}

QString Manual::markdownOf(const QString& name) const {
  const QString stem = name.section(QLatin1Char('.'), 0, 0);
  const QString translated = textOfFile(QStringLiteral("%1.%2.md").arg(stem, m_language));
  return translated.isEmpty() ? textOfFile(name) : translated;
}

QList<ManualHit> Manual::find(const QStringList& words) const {
  QList<std::pair<int, ManualHit>> scored;
  if (words.isEmpty()) return {};
  for (const ManualPage& page : m_pages) {
    for (const ManualSection& section : page.sections) {
      const int score = scoreOf(page, section, words);
      if (score == 0) continue;
      const QString title = section.title == page.title
                                ? page.title
                                : QStringLiteral("%1: %2").arg(page.title, section.title);
      scored +=
          {score,
           {page.name + QLatin1Char('#') + section.anchor, title, excerptOf(section.text, words)}};
    }
  }
  std::ranges::stable_sort(scored, std::ranges::greater(), &std::pair<int, ManualHit>::first);
  QList<ManualHit> hits;
  hits.reserve(scored.size());
  for (const auto& [score, hit] : scored) hits += hit;
  return hits;
}

QString anchorOfHeading(const QString& heading) {
  QString anchor;
  for (const QChar sign : heading.trimmed().toLower()) {
    if (sign.isLetterOrNumber() || sign == QLatin1Char('-') || sign == QLatin1Char('_')) {
      anchor += sign;
    } else if (sign.isSpace()) {
      anchor += QLatin1Char('-');
    }
  }
  return anchor;
}

QStringList linksOf(const QTextDocument& document) {
  QStringList links;
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
    for (auto part = block.begin(); !part.atEnd(); ++part) {
      const QString link = part.fragment().charFormat().anchorHref();
      if (!link.isEmpty()) links += link;
    }
  }
  return links;
}

QStringList searchWords(const QString& text) {
  return text.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

QRegularExpression patternOf(const QString& word) {
  return QRegularExpression(QStringLiteral("(?<![A-Za-z0-9])") + QRegularExpression::escape(word),
                            QRegularExpression::CaseInsensitiveOption);
}

}  // namespace lanescope::ui
