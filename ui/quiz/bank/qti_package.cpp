// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quiz/bank/qti_package.h"

#include <QXmlStreamWriter>

#include "ui/quiz/bank/qti_item.h"

namespace lanescope::ui {
namespace {

constexpr const char* kTestPath = "test.xml";
constexpr const char* kManifestSpace = "http://www.imsglobal.org/xsd/imscp_v1p1";

/// The names of a question's files, and its own.
struct ItemFiles {
  QString identifier;  ///< "question-001"
  QString path;        ///< "questions/question-001.xml"
  QString picture;     ///< "pictures/step-0011.png"; empty for none
};

std::vector<ItemFiles> filesOf(const QuestionBank& bank) {
  std::vector<ItemFiles> all;
  for (const BankQuestion& question : bank.questions) {
    ItemFiles files;
    files.identifier = QStringLiteral("question-%1").arg(all.size() + 1, 3, 10, QLatin1Char('0'));
    files.path = QStringLiteral("questions/%1.xml").arg(files.identifier);
    if (question.picture) files.picture = QStringLiteral("pictures/") + question.picture->name;
    all.push_back(files);
  }
  return all;
}

/// All questions in one section, in their order.
QByteArray testOf(const QuestionBank& bank, const std::vector<ItemFiles>& items) {
  QByteArray bytes;
  QXmlStreamWriter xml(&bytes);
  const QString space = QLatin1String(kQtiSpace);
  const auto start = [&](const char* name) { xml.writeStartElement(space, QLatin1String(name)); };
  const auto attribute = [&](const char* name, const QString& value) {
    xml.writeAttribute(QLatin1String(name), value);
  };
  xml.writeStartDocument();
  xml.writeDefaultNamespace(space);
  start("assessmentTest");
  writeQtiNamespaces(xml);
  attribute("identifier", QStringLiteral("test"));
  attribute("title", xmlText(bank.title));
  start("testPart");
  attribute("identifier", QStringLiteral("part"));
  attribute("navigationMode", QStringLiteral("nonlinear"));
  attribute("submissionMode", QStringLiteral("individual"));
  start("assessmentSection");
  attribute("identifier", QStringLiteral("section"));
  attribute("title", xmlText(bank.title));
  attribute("visible", QStringLiteral("true"));
  for (const ItemFiles& item : items) {
    start("assessmentItemRef");
    attribute("identifier", item.identifier);
    attribute("href", item.path);
    xml.writeEndElement();
  }
  xml.writeEndDocument();
  return bytes;
}

/// Names each file of the package with what it is.
QByteArray manifestOf(const std::vector<ItemFiles>& items) {
  QByteArray bytes;
  QXmlStreamWriter xml(&bytes);
  const QString space = QLatin1String(kManifestSpace);
  const auto start = [&](const char* name) { xml.writeStartElement(space, QLatin1String(name)); };
  const auto leaf = [&](const char* name, const char* attribute, const QString& value) {
    start(name);
    xml.writeAttribute(QLatin1String(attribute), value);
    xml.writeEndElement();
  };
  const auto resource = [&](const QString& identifier, const char* type, const QString& href) {
    start("resource");
    xml.writeAttribute(QStringLiteral("identifier"), identifier);
    xml.writeAttribute(QStringLiteral("type"), QLatin1String(type));
    xml.writeAttribute(QStringLiteral("href"), href);
    leaf("file", "href", href);
  };
  xml.writeStartDocument();
  xml.writeDefaultNamespace(space);
  start("manifest");
  xml.writeAttribute(QStringLiteral("identifier"), QStringLiteral("lanescope"));
  start("metadata");
  xml.writeTextElement(space, QStringLiteral("schema"), QStringLiteral("QTIv2.1 Package"));
  xml.writeTextElement(space, QStringLiteral("schemaversion"), QStringLiteral("1.0.0"));
  xml.writeEndElement();
  start("organizations");
  xml.writeEndElement();
  start("resources");
  resource(QStringLiteral("test"), "imsqti_test_xmlv2p1", QLatin1String(kTestPath));
  for (const ItemFiles& item : items) leaf("dependency", "identifierref", item.identifier);
  xml.writeEndElement();
  for (const ItemFiles& item : items) {
    resource(item.identifier, "imsqti_item_xmlv2p1", item.path);
    if (!item.picture.isEmpty()) leaf("file", "href", item.picture);
    xml.writeEndElement();
  }
  xml.writeEndDocument();
  return bytes;
}

}  // namespace

std::vector<app::ZipEntry> qtiPackage(const QuestionBank& bank) {
  const std::vector<ItemFiles> items = filesOf(bank);
  std::vector<app::ZipEntry> package{{QStringLiteral("imsmanifest.xml"), manifestOf(items)},
                                     {QLatin1String(kTestPath), testOf(bank, items)}};
  for (std::size_t i = 0; i < items.size(); ++i) {
    const BankQuestion& question = bank.questions[i];
    const ItemFiles& item = items[i];
    const QString href = QStringLiteral("../") + item.picture;
    package.push_back({item.path, qtiItem(question, item.identifier, href)});
    if (question.picture) package.push_back({item.picture, question.picture->bytes});
  }
  return package;
}

}  // namespace lanescope::ui
