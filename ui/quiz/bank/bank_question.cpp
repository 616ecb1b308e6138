// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quiz/bank/bank_question.h"

#include <QTextBlock>
#include <QTextDocument>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#include "values/error.h"

namespace lanescope::ui {

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

QString markupOfMarkdown(const QString& markdown) {
  QTextDocument document;
  document.setMarkdown(markdown);
  QString markup;
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
    if (!markup.isEmpty()) markup += QLatin1Char(' ');
    for (auto part = block.begin(); !part.atEnd(); ++part) {
      const QTextCharFormat format = part.fragment().charFormat();
      QString text = markupOf(part.fragment().text().remove(QChar::ObjectReplacementCharacter));
      if (format.fontFixedPitch()) text = QStringLiteral("<code>%1</code>").arg(text);
      if (format.fontItalic()) text = QStringLiteral("<i>%1</i>").arg(text);
      if (format.fontWeight() >= QFont::Bold) text = QStringLiteral("<b>%1</b>").arg(text);
      markup += text;
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
