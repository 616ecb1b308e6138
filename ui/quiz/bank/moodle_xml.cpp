// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quiz/bank/moodle_xml.h"

#include <QXmlStreamWriter>
#include <string>

#include "values/error.h"

namespace lanescope::ui {
namespace {

/// Moodle refuses other shares of a mark than those of its list, which has 100% / 1 to 100% / 10.
constexpr qsizetype kMostChoices = 10;

/// A share of the mark as Moodle's list has it: with at most seven digits.
QString shareOf(qsizetype count) {
  if (count > kMostChoices) {
    values::refuse("A question has " + std::to_string(count) + " right or wrong choices; " +
                   std::to_string(kMostChoices) + " are the most that Moodle takes.");
  }
  constexpr int kDigits = 7;
  return QString::number(100.0 / static_cast<double>(count), 'g', kDigits);
}

class MoodleWriter {
 public:
  explicit MoodleWriter(const QuestionBank& bank) : m_bank(bank), m_xml(&m_bytes) {
    m_xml.setAutoFormatting(true);
    m_xml.setAutoFormattingIndent(1);
  }

  QByteArray write() {
    m_xml.writeStartDocument();
    m_xml.writeStartElement(QStringLiteral("quiz"));
    writeCategory();
    for (const BankQuestion& question : m_bank.questions) writeQuestion(question);
    m_xml.writeEndElement();
    m_xml.writeEndDocument();
    return m_bytes;
  }

 private:
  void writeElement(const char* name, const QString& text) {
    m_xml.writeTextElement(QLatin1String(name), xmlText(text));
  }
  void start(const char* name, const char* attribute, const QString& value) {
    m_xml.writeStartElement(QLatin1String(name));
    m_xml.writeAttribute(QLatin1String(attribute), value);
  }
  /// An element with a text in it: Moodle keeps formats and files beside the text.
  void writeText(const char* name, const QString& text) {
    m_xml.writeStartElement(QLatin1String(name));
    writeElement("text", text);
    m_xml.writeEndElement();
  }
  void writeHtml(const char* name, const QString& markup) {
    start(name, "format", QStringLiteral("html"));
    writeElement("text", markup);
    m_xml.writeEndElement();
  }

  void writeCategory() {
    // A slash would begin a category within it.
    QString title = m_bank.title;
    title.replace(QLatin1Char('/'), QLatin1Char('-'));
    start("question", "type", QStringLiteral("category"));
    writeText("category", QStringLiteral("$course$/top/Lanescope/") + title);
    m_xml.writeEndElement();
  }

  void writeQuestion(const BankQuestion& question) {
    const auto* number = std::get_if<NumberAnswer>(&question.answer);
    start("question", "type", number ? QStringLiteral("numerical") : QStringLiteral("multichoice"));
    writeText("name", question.name);
    writeAsked(question);
    writeHtml("generalfeedback", question.why);
    writeElement("defaultgrade", QStringLiteral("1"));
    writeElement("penalty", QStringLiteral("0.3333333"));
    writeElement("hidden", QStringLiteral("0"));
    if (number != nullptr) {
      writeNumber(*number);
    } else {
      writeChoices(std::get<ChoiceAnswer>(question.answer));
    }
    m_xml.writeEndElement();
  }

  void writeAsked(const BankQuestion& question) {
    QString html;
    QXmlStreamWriter writer(&html);
    const QString name = question.picture ? question.picture->name : QString();
    writeBody(writer, question, QStringLiteral("@@PLUGINFILE@@/") + name);
    start("questiontext", "format", QStringLiteral("html"));
    writeElement("text", html);
    if (question.picture) {
      start("file", "name", name);
      m_xml.writeAttribute(QStringLiteral("path"), QStringLiteral("/"));
      m_xml.writeAttribute(QStringLiteral("encoding"), QStringLiteral("base64"));
      m_xml.writeCharacters(QString::fromLatin1(question.picture->bytes.toBase64()));
      m_xml.writeEndElement();
    }
    m_xml.writeEndElement();
  }

  void writeAnswer(const QString& share, const char* format, const QString& text,
                   const QString& tolerance = {}) {
    start("answer", "fraction", share);
    m_xml.writeAttribute(QStringLiteral("format"), QLatin1String(format));
    writeElement("text", text);
    writeHtml("feedback", {});
    if (!tolerance.isEmpty()) writeElement("tolerance", tolerance);
    m_xml.writeEndElement();
  }

  void writeNumber(const NumberAnswer& answer) {
    writeAnswer(QStringLiteral("100"), "moodle_auto_format", answer.value,
                QString::number(answer.tolerance));
    writeElement("unitgradingtype", QStringLiteral("0"));
    writeElement("unitpenalty", QStringLiteral("0.1"));
    // The answers are without units.
    writeElement("showunits", QStringLiteral("3"));
    writeElement("unitsleft", QStringLiteral("0"));
  }

  void writeChoices(const ChoiceAnswer& answer) {
    const bool isSingle = answer.right.size() == 1;
    writeElement("single", isSingle ? QStringLiteral("true") : QStringLiteral("false"));
    writeElement("shuffleanswers", QStringLiteral("true"));
    writeElement("answernumbering", QStringLiteral("none"));
    for (const QString& each : answer.right) {
      writeAnswer(shareOf(answer.right.size()), "html", each);
    }
    // Ticking all choices of several would else give the whole mark.
    const QString wrong =
        isSingle ? QStringLiteral("0") : QLatin1Char('-') + shareOf(answer.wrong.size());
    for (const QString& each : answer.wrong) writeAnswer(wrong, "html", each);
  }

  const QuestionBank& m_bank;
  QByteArray m_bytes;
  QXmlStreamWriter m_xml;
};

}  // namespace

QByteArray moodleXml(const QuestionBank& bank) {
  return MoodleWriter(bank).write();
}

}  // namespace lanescope::ui
