// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/markdown/own_markdown.h"

#include <QRegularExpression>

#include "app/markdown/markdown_reader.h"
#include "app/text/matching.h"

namespace lanescope::app {
namespace {

using Kind = MarkdownPart::Kind;

void append(MarkdownParts& all, const MarkdownParts& more) {
  all.insert(all.end(), more.begin(), more.end());
}

void appendText(MarkdownParts& all, const QString& text) {
  if (!text.isEmpty()) all.push_back({Kind::text, 0, 0, text});
}

/// Appends a text in which each place is replaced by the spans of its value.
void appendFilled(MarkdownParts& all, const QString& text,
                  const std::vector<MarkdownParts>& values) {
  static const QRegularExpression place(QStringLiteral("%([1-9])"));
  qsizetype from = 0;
  for (const QRegularExpressionMatch& match : allMatches(place, text)) {
    const std::size_t number = match.capturedView(1).toUInt();
    if (number > values.size()) continue;
    appendText(all, text.mid(from, match.capturedStart() - from));
    append(all, spansOf(values[number - 1]));
    from = match.capturedEnd();
  }
  appendText(all, text.mid(from));
}

}  // namespace

MarkdownParts ownMarkdown(const QString& text) {
  return readMarkdown(text, 1, kMostMarkdownParts).value_or(MarkdownParts());
}

MarkdownParts ownMarkdown(const QString& pattern, const std::vector<MarkdownParts>& values) {
  MarkdownParts all;
  for (const MarkdownPart& part : ownMarkdown(pattern)) {
    if (part.kind == Kind::text) {
      appendFilled(all, part.text, values);
    } else {
      all.push_back(part);
    }
  }
  return all;
}

MarkdownParts plainParagraph(const QString& text) {
  return {{Kind::paragraph}, {Kind::text, 0, 0, text}, {Kind::end}};
}

MarkdownParts boldParagraph(const QString& text) {
  return {{Kind::paragraph}, {Kind::strong}, {Kind::text, 0, 0, text}, {Kind::end}, {Kind::end}};
}

MarkdownParts codeBlock(const QString& code, const QString& language) {
  return {{Kind::code, 0, 1, language}, {Kind::text, 0, 0, code}, {Kind::end}};
}

MarkdownParts spansOf(const MarkdownParts& parts) {
  MarkdownParts spans;
  std::vector<bool> areKept;  // of the parts that have not ended
  for (const MarkdownPart& part : parts) {
    bool isKept = part.kind != Kind::rule;
    if (part.kind == Kind::end) {
      isKept = areKept.back();
      areKept.pop_back();
    } else if (hasContents(part.kind)) {
      isKept = isSpan(part.kind);
      areKept.push_back(isKept);
    }
    if (isKept) spans.push_back(part);
  }
  return spans;
}

}  // namespace lanescope::app
