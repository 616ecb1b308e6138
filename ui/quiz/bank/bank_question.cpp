// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quiz/bank/bank_question.h"

#include <QTextDocument>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#include "values/error.h"

namespace lanescope::ui {
namespace {

using Kind = app::MarkdownPart::Kind;

/// The element of a span; empty: none.
QString elementOf(Kind kind) {
  if (kind == Kind::codeSpan) return QStringLiteral("code");
  if (kind == Kind::emphasis) return QStringLiteral("i");
  return kind == Kind::strong ? QStringLiteral("b") : QString();
}

QString lettersOf(const app::MarkdownPart& part) {
  if (part.kind == Kind::softBreak || part.kind == Kind::lineBreak) return QStringLiteral(" ");
  // XML knows only few of the characters that HTML names.
  if (part.kind != Kind::entity) return markupOf(part.text);
  QTextDocument document;
  document.setHtml(part.text);
  return markupOf(document.toRawText());
}

}  // namespace

QString xmlText(const QString& text) {
  QString kept;
  for (qsizetype i = 0; i < text.size(); ++i) {
    const QChar c = text[i];
    const bool isPair = c.isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
    if (isPair) {
      kept += c;
      kept += text[++i];
      continue;
    }
    const bool isBlank = c == u'\t' || c == u'\n' || c == u'\r';
    const bool isAllowed = (c.unicode() >= u' ' || isBlank) && !c.isSurrogate() &&
                           c.unicode() != 0xfffe && c.unicode() != 0xffff;
    if (isAllowed) kept += c;
  }
  return kept;
}

QString markupOf(const QString& plain) {
  return xmlText(plain).toHtmlEscaped();
}

QString markupOfMarkdown(const app::MarkdownParts& parts) {
  QString markup;
  std::vector<QString> ends;  // of the parts that have not ended
  for (const app::MarkdownPart& part : parts) {
    if (part.kind == Kind::end) {
      markup += ends.back();
      ends.pop_back();
    } else if (app::hasContents(part.kind)) {
      const QString name = elementOf(part.kind);
      if (!app::isSpan(part.kind) && !markup.isEmpty()) markup += QLatin1Char(' ');
      if (!name.isEmpty()) markup += QStringLiteral("<%1>").arg(name);
      ends.push_back(name.isEmpty() ? QString() : QStringLiteral("</%1>").arg(name));
    } else {
      markup += lettersOf(part);
    }
  }
  return markup;
}

void writeMarkup(QXmlStreamWriter& writer, const QString& wrapper, const QString& markup,
                 const QString& space) {
  const QString opening =
      space.isEmpty() ? wrapper : QStringLiteral("%1 xmlns=\"%2\"").arg(wrapper, space);
  QXmlStreamReader reader(QStringLiteral("<%1>%2</%3>").arg(opening, markup, wrapper));
  while (!reader.atEnd()) {
    switch (reader.readNext()) {
      case QXmlStreamReader::StartElement:
        writer.writeStartElement(space, reader.name().toString());
        break;
      case QXmlStreamReader::EndElement:
        writer.writeEndElement();
        break;
      case QXmlStreamReader::Characters:
        writer.writeCharacters(reader.text().toString());
        break;
      default:
        break;
    }
  }
  if (reader.hasError()) values::refuse("A text of a question is not well-formed.");
}

void writeBody(QXmlStreamWriter& writer, const BankQuestion& question, const QString& href,
               const QString& space) {
  writeMarkup(writer, QStringLiteral("p"), question.text, space);
  if (!question.code.isEmpty()) {
    writeMarkup(writer, QStringLiteral("pre"), markupOf(question.code), space);
  }
  if (!question.picture) return;
  writer.writeStartElement(space, QStringLiteral("p"));
  writer.writeStartElement(space, QStringLiteral("img"));
  writer.writeAttribute(QStringLiteral("src"), href);
  writer.writeAttribute(QStringLiteral("alt"), xmlText(question.picture->text));
  writer.writeEndElement();
  writer.writeEndElement();
}

}  // namespace lanescope::ui
