// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quiz/bank/qti_package.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "tests/ui/quiz/bank/bank_samples.h"

namespace lanescope::ui {
namespace {

using Attributes = std::map<QString, QString>;

/// The elements of a document with this name: their attributes, and their texts under "".
std::vector<Attributes> elementsOf(const QByteArray& document, const QString& name) {
  std::vector<Attributes> all;
  QXmlStreamReader reader(document);
  while (!reader.atEnd()) {
    if (reader.readNext() != QXmlStreamReader::StartElement || reader.name() != name) continue;
    Attributes found;
    for (const QXmlStreamAttribute& each : reader.attributes()) {
      found[each.qualifiedName().toString()] = each.value().toString();
    }
    all.push_back(found);
  }
  return all;
}

QStringList valuesOf(const QByteArray& document, const QString& name, const QString& attribute) {
  QStringList values;
  for (const Attributes& each : elementsOf(document, name)) values += each.at(attribute);
  return values;
}

QByteArray fileOf(const std::vector<app::ZipEntry>& package, const QString& path) {
  const auto found = std::ranges::find(package, path, &app::ZipEntry::path);
  EXPECT_NE(found, package.end()) << path.toStdString();
  return found == package.end() ? QByteArray() : found->bytes;
}

QByteArray question(int number) {
  return fileOf(qtiPackage(nastyBank()), QStringLiteral("questions/question-00%1.xml").arg(number));
}

TEST(QtiPackage, HasWellFormedDocumentsAndIsTheSameEachTime) {
  const auto package = qtiPackage(nastyBank());
  for (const app::ZipEntry& file : package) {
    if (!file.path.endsWith(QStringLiteral(".xml"))) continue;
    EXPECT_EQ(xmlErrorOf(file.bytes), "") << file.path.toStdString();
  }
  const auto again = qtiPackage(nastyBank());
  EXPECT_TRUE(std::ranges::equal(package, again, [](const auto& a, const auto& b) {
    return a.path == b.path && a.bytes == b.bytes;
  }));
}

TEST(QtiPackage, TheManifestNamesEachOtherFileOnce) {
  const auto package = qtiPackage(nastyBank());
  QStringList named = valuesOf(fileOf(package, "imsmanifest.xml"), "file", "href");
  QStringList there;
  for (const app::ZipEntry& file : package) there += file.path;
  there.removeAll(QStringLiteral("imsmanifest.xml"));
  named.sort();
  there.sort();
  EXPECT_EQ(named, there);
}

TEST(QtiPackage, ManifestAndTestNameTheQuestionsByTheirIdentifiers) {
  const auto package = qtiPackage(nastyBank());
  const QStringList ids{"question-001", "question-002", "question-003"};
  const QByteArray manifest = fileOf(package, "imsmanifest.xml");
  EXPECT_EQ(valuesOf(manifest, "resource", "identifier"), QStringList("test") + ids);
  EXPECT_EQ(valuesOf(manifest, "dependency", "identifierref"), ids);
  const QByteArray test = fileOf(package, "test.xml");
  EXPECT_EQ(valuesOf(test, "assessmentItemRef", "identifier"), ids);
  for (const Attributes& item : elementsOf(test, "assessmentItemRef")) {
    const QByteArray document = fileOf(package, item.at("href"));
    EXPECT_EQ(valuesOf(document, "assessmentItem", "identifier"),
              QStringList(item.at("identifier")));
  }
}

TEST(QtiPackage, ANumberIsComparedWithItsTolerance) {
  const QByteArray document = question(1);
  const auto response = elementsOf(document, "responseDeclaration").at(0);
  EXPECT_EQ(response.at("baseType"), "float");
  EXPECT_EQ(response.at("cardinality"), "single");
  EXPECT_TRUE(document.contains("<correctResponse><value>-2.5</value></correctResponse>"));
  EXPECT_EQ(valuesOf(document, "textEntryInteraction", "responseIdentifier"),
            QStringList(response.at("identifier")));
  EXPECT_EQ(valuesOf(document, "equal", "tolerance"), QStringList("0.005 0.005"));
  EXPECT_EQ(valuesOf(document, "img", "src"), QStringList("../pictures/step-0001.png"));
}

TEST(QtiPackage, TheRightChoicesAreOnesThatAreOffered) {
  for (const int number : {2, 3}) {
    const QByteArray document = question(number);
    const auto response = elementsOf(document, "responseDeclaration").at(0);
    EXPECT_EQ(response.at("cardinality"), number == 2 ? "single" : "multiple");
    const auto interaction = elementsOf(document, "choiceInteraction").at(0);
    EXPECT_EQ(interaction.at("responseIdentifier"), response.at("identifier"));
    EXPECT_EQ(interaction.at("maxChoices"), number == 2 ? "1" : "5");
    QStringList offered = valuesOf(document, "simpleChoice", "identifier");
    EXPECT_EQ(offered.size(), number == 2 ? 3 : 5);
    EXPECT_EQ(offered.removeDuplicates(), 0);
    for (int right = 1; right <= (number == 2 ? 1 : 3); ++right) {
      EXPECT_TRUE(document.contains("<value>A" + QByteArray::number(right) + "</value>"));
      EXPECT_TRUE(offered.contains(QStringLiteral("A%1").arg(right)));
    }
  }
}

TEST(QtiPackage, EachVariableThatIsUsedIsDeclared) {
  for (const int number : {1, 2, 3}) {
    const QByteArray document = question(number);
    const QStringList declared = valuesOf(document, "responseDeclaration", "identifier") +
                                 valuesOf(document, "outcomeDeclaration", "identifier");
    for (const QString& used : valuesOf(document, "setOutcomeValue", "identifier") +
                                   valuesOf(document, "variable", "identifier") +
                                   valuesOf(document, "modalFeedback", "outcomeIdentifier")) {
      EXPECT_TRUE(declared.contains(used)) << used.toStdString();
    }
  }
}

}  // namespace
}  // namespace lanescope::ui
