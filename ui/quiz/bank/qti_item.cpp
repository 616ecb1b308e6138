// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quiz/bank/qti_item.h"

#include <QXmlStreamWriter>
#include <initializer_list>
#include <utility>

namespace lanescope::ui {
namespace {

using Attribute = std::pair<const char*, QString>;

const QString kResponse = QStringLiteral("RESPONSE");
const QString kScore = QStringLiteral("SCORE");
const QString kFeedback = QStringLiteral("FEEDBACK");
const QString kWhy = QStringLiteral("WHY");

/// "A1" and on for the right choices, "B1" and on for the wrong ones.
QString choiceId(bool isRight, qsizetype number) {
  return (isRight ? QLatin1Char('A') : QLatin1Char('B')) + QString::number(number + 1);
}

class ItemWriter {
 public:
  ItemWriter(const BankQuestion& question, QString href)
      : m_question(question),
        m_number(std::get_if<NumberAnswer>(&question.answer)),
        m_choices(std::get_if<ChoiceAnswer>(&question.answer)),
        m_href(std::move(href)),
        m_xml(&m_bytes) {}

  QByteArray write(const QString& identifier) {
    m_xml.writeStartDocument();
    m_xml.writeDefaultNamespace(QLatin1String(kQtiSpace));
    start("assessmentItem");
    writeQtiNamespaces(m_xml);
    attributes({{"identifier", identifier},
                {"title", xmlText(m_question.name)},
                {"adaptive", QStringLiteral("false")},
                {"timeDependent", QStringLiteral("false")}});
    writeResponse();
    writeOutcome(kScore, QStringLiteral("float"), QStringLiteral("0"));
    writeOutcome(kFeedback, QStringLiteral("identifier"), {});
    start("itemBody");
    writeBody(m_xml, m_question, m_href, QLatin1String(kQtiSpace));
    m_number != nullptr ? writeField() : writeChoices();
    end();
    writeProcessing();
    writeFeedback();
    m_xml.writeEndDocument();
    return m_bytes;
  }

 private:
  void start(const char* name, std::initializer_list<Attribute> with = {}) {
    m_xml.writeStartElement(QLatin1String(kQtiSpace), QLatin1String(name));
    attributes(with);
  }
  void attributes(std::initializer_list<Attribute> all) {
    for (const auto& [name, value] : all) m_xml.writeAttribute(QLatin1String(name), value);
  }
  void end() { m_xml.writeEndElement(); }
  void empty(const char* name, std::initializer_list<Attribute> with) {
    start(name, with);
    end();
  }
  void leaf(const char* name, std::initializer_list<Attribute> with, const QString& text) {
    start(name, with);
    m_xml.writeCharacters(text);
    end();
  }

  void writeResponse() {
    const bool isSingle = m_number != nullptr || m_choices->right.size() == 1;
    start("responseDeclaration",
          {{"identifier", kResponse},
           {"cardinality", isSingle ? QStringLiteral("single") : QStringLiteral("multiple")},
           {"baseType",
            m_number != nullptr ? QStringLiteral("float") : QStringLiteral("identifier")}});
    start("correctResponse");
    if (m_number != nullptr) {
      leaf("value", {}, m_number->value);
    } else {
      for (qsizetype i = 0; i < m_choices->right.size(); ++i) leaf("value", {}, choiceId(true, i));
    }
    end();
    end();
  }

  void writeOutcome(const QString& identifier, const QString& type, const QString& usual) {
    start("outcomeDeclaration", {{"identifier", identifier},
                                 {"cardinality", QStringLiteral("single")},
                                 {"baseType", type}});
    if (!usual.isEmpty()) {
      start("defaultValue");
      leaf("value", {}, usual);
      end();
    }
    end();
  }

  void writeField() {
    start("p");
    empty("textEntryInteraction",
          {{"responseIdentifier", kResponse}, {"expectedLength", QStringLiteral("15")}});
    end();
  }

  void writeChoices() {
    const qsizetype most =
        m_choices->right.size() == 1 ? 1 : m_choices->right.size() + m_choices->wrong.size();
    start("choiceInteraction", {{"responseIdentifier", kResponse},
                                {"shuffle", QStringLiteral("true")},
                                {"maxChoices", QString::number(most)}});
    // The right ones do not stand first for a platform that does not shuffle.
    writeChoices(m_choices->wrong, false, 0, m_choices->wrong.size() / 2);
    writeChoices(m_choices->right, true, 0, m_choices->right.size());
    writeChoices(m_choices->wrong, false, m_choices->wrong.size() / 2, m_choices->wrong.size());
    end();
  }
  void writeChoices(const QStringList& texts, bool isRight, qsizetype first, qsizetype last) {
    for (qsizetype i = first; i < last; ++i) {
      start("simpleChoice", {{"identifier", choiceId(isRight, i)}});
      writeMarkup(m_xml, QStringLiteral("span"), texts[i], QLatin1String(kQtiSpace));
      end();
    }
  }

  void writeProcessing() {
    start("responseProcessing");
    start("responseCondition");
    start("responseIf");
    if (m_number != nullptr) {
      const QString off = QString::number(m_number->tolerance);
      start("equal", {{"toleranceMode", QStringLiteral("absolute")},
                      {"tolerance", off + QLatin1Char(' ') + off}});
    } else {
      start("match");
    }
    empty("variable", {{"identifier", kResponse}});
    empty("correct", {{"identifier", kResponse}});
    end();
    set(kScore, QStringLiteral("float"), QStringLiteral("1"));
    end();
    end();
    set(kFeedback, QStringLiteral("identifier"), kWhy);
    end();
  }
  void set(const QString& identifier, const QString& type, const QString& value) {
    start("setOutcomeValue", {{"identifier", identifier}});
    leaf("baseValue", {{"baseType", type}}, value);
    end();
  }

  void writeFeedback() {
    if (m_question.why.isEmpty()) return;
    start("modalFeedback", {{"outcomeIdentifier", kFeedback},
                            {"showHide", QStringLiteral("show")},
                            {"identifier", kWhy}});
    writeMarkup(m_xml, QStringLiteral("p"), m_question.why, QLatin1String(kQtiSpace));
    end();
  }

  const BankQuestion& m_question;
  const NumberAnswer* m_number;
  const ChoiceAnswer* m_choices;
  QString m_href;
  QByteArray m_bytes;
  QXmlStreamWriter m_xml;
};

}  // namespace

void writeQtiNamespaces(QXmlStreamWriter& writer) {
  const QString instance = QStringLiteral("http://www.w3.org/2001/XMLSchema-instance");
  writer.writeNamespace(instance, QStringLiteral("xsi"));
  writer.writeAttribute(
      instance, QStringLiteral("schemaLocation"),
      QStringLiteral("%1 %2").arg(QLatin1String(kQtiSpace), QLatin1String(kQtiSchema)));
}

QByteArray qtiItem(const BankQuestion& question, const QString& identifier, const QString& href) {
  return ItemWriter(question, href).write(identifier);
}

}  // namespace lanescope::ui
