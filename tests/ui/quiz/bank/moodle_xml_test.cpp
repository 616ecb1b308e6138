// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quiz/bank/moodle_xml.h"

#include <gtest/gtest.h>

#include "app/markdown/own_markdown.h"
#include "tests/ui/quiz/bank/bank_samples.h"
#include "values/error.h"

namespace lanescope::ui {
namespace {

const QString kSchema = QStringLiteral(LANESCOPE_MOODLE_SCHEMA);

/// The texts of all elements of this name, in order.
QStringList textsOf(const QByteArray& document, const QString& element) {
  QStringList texts;
  QXmlStreamReader reader(document);
  while (!reader.atEnd()) {
    if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == element) {
      texts += reader.readElementText(QXmlStreamReader::SkipChildElements);
    }
  }
  return texts;
}

/// The values of an attribute of all elements of this name, in order.
QStringList attributesOf(const QByteArray& document, const QString& element, const QString& name) {
  QStringList values;
  QXmlStreamReader reader(document);
  while (!reader.atEnd()) {
    if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == element) {
      values += reader.attributes().value(name).toString();
    }
  }
  return values;
}

TEST(MoodleXml, IsValidAndTheSameEachTime) {
  const QByteArray document = moodleXml(nastyBank());
  EXPECT_EQ(xmlErrorOf(document), "");
  EXPECT_EQ(schemaErrorOf(document, kSchema), "");
  EXPECT_EQ(document, moodleXml(nastyBank()));
  EXPECT_TRUE(document.startsWith("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<quiz>"));
}

TEST(MoodleXml, TheSchemaOfTheTestsFindsMistakes) {
  if (xmllint().isEmpty()) GTEST_SKIP() << "there is no xmllint";
  QByteArray document = moodleXml(nastyBank());
  document.replace("fraction=\"33.33333\"", "fraction=\"33.3\"");
  EXPECT_NE(schemaErrorOf(document, kSchema), "");
}

TEST(MoodleXml, KeepsTextsPicturesAndAnswers) {
  const QByteArray document = moodleXml(nastyBank());
  EXPECT_EQ(attributesOf(document, "question", "type"),
            QStringList({"category", "numerical", "multichoice", "multichoice"}));
  const QStringList texts = textsOf(document, "text");
  EXPECT_EQ(texts[0], "$course$/top/Lanescope/a-b <c>");
  EXPECT_EQ(texts[1], "a<b && c>\"d\" ]]> é 合 ");
  // Moodle reads this text as HTML.
  EXPECT_EQ(texts[2].toStdString(),
            "<p>a&lt;b &amp;&amp; c&gt;&quot;d&quot; ]]&gt; é 合 <code>cache[3]</code></p>"
            "<pre>if (i &lt; n &amp;&amp; j &gt; 0) cache[i] += &quot;]]&gt;&quot;;</pre>"
            "<p><img src=\"@@PLUGINFILE@@/step-0001.png\" alt=\"a&lt;b &amp;&amp; "
            "c&gt;&quot;d&quot; ]]&gt; é 合 \"/></p>");
  EXPECT_EQ(attributesOf(document, "file", "name"), QStringList{"step-0001.png"});
  EXPECT_EQ(QByteArray::fromBase64(textsOf(document, "file").first().toLatin1()),
            QByteArray("\x89PNG\0\xff", 6));
  EXPECT_TRUE(texts.contains("-2.5"));
  EXPECT_EQ(textsOf(document, "tolerance"), QStringList{"0.005"});
  EXPECT_EQ(textsOf(document, "single"), QStringList({"true", "false"}));
}

TEST(MoodleXml, TickingAllOfSeveralChoicesGivesNothing) {
  EXPECT_EQ(
      attributesOf(moodleXml(nastyBank()), "answer", "fraction"),
      QStringList({"100", "100", "0", "0", "33.33333", "33.33333", "33.33333", "-50", "-50"}));
}

TEST(MoodleXml, RefusesMoreChoicesThanMoodleCounts) {
  QuestionBank bank = nastyBank();
  auto& choices = std::get<ChoiceAnswer>(bank.questions[2].answer);
  while (choices.wrong.size() < 11) choices.wrong += QStringLiteral("z");
  EXPECT_THROW((void)moodleXml(bank), values::Error);
}

TEST(MoodleXml, RefusesMarkupThatIsNotWellFormed) {
  QuestionBank bank = nastyBank();
  bank.questions[1].text = QStringLiteral("a <b>word");
  EXPECT_THROW((void)moodleXml(bank), values::Error);
}

TEST(BankQuestion, TakesTheMarkupOfMarkdown) {
  EXPECT_EQ(markupOfMarkdown(app::ownMarkdown(
                QStringLiteral("a *b* **c `d<e>`** [f](https://g.h)&nbsp;&lt; \\<i>\nj"))),
            QStringLiteral("a <i>b</i> <b>c <code>d&lt;e&gt;</code></b> f\u00a0&lt; &lt;i&gt; j"));
}

}  // namespace
}  // namespace lanescope::ui
