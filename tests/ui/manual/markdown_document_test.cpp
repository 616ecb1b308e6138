// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/manual/markdown_document.h"

#include <gtest/gtest.h>

#include <QDirIterator>
#include <QFile>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextList>
#include <QTextTable>

#include "app/markdown/own_markdown.h"

namespace lanescope::ui {
namespace {

/// The paragraphs of a document that have letters, one a line.
std::string paragraphsOf(const QTextDocument& document) {
  std::string all;
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
    if (!block.text().isEmpty()) all += block.text().toStdString() + "\n";
  }
  return all;
}

/// The formats of the letters of a block, in their order.
QList<QTextCharFormat> formatsOf(const QTextBlock& block) {
  QList<QTextCharFormat> formats;
  for (auto part = block.begin(); !part.atEnd(); ++part) formats += part.fragment().charFormat();
  return formats;
}

class MarkdownDocumentTest : public testing::Test {
 protected:
  QTextBlock first(const QString& markdown) {
    fillDocument(m_document, app::ownMarkdown(markdown));
    return m_document.begin();
  }
  QTextDocument m_document;
};

TEST_F(MarkdownDocumentTest, HasTheTextsOfQtsOwnForAllThatShips) {
  int texts = 0;
  QDirIterator each(QStringLiteral(LANESCOPE_SOURCE_DIR "/resources"), {QStringLiteral("*.md")},
                    QDir::Files, QDirIterator::Subdirectories);
  for (; each.hasNext(); ++texts) {
    QFile file(each.next());
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    QString text = QString::fromUtf8(file.readAll());
    // Some versions of Qt take front matter for Markdown.
    if (text.startsWith(QLatin1String("---\n"))) text = text.section(QStringLiteral("---\n"), 2);
    QTextDocument expected;
    expected.setMarkdown(text, QTextDocument::MarkdownDialectGitHub);
    fillDocument(m_document, app::ownMarkdown(text));
    EXPECT_EQ(paragraphsOf(m_document), paragraphsOf(expected)) << file.fileName().toStdString();
  }
  EXPECT_GT(texts, 80);
}

TEST_F(MarkdownDocumentTest, MarksHeadingsCodeAndSpans) {
  const QTextBlock heading =
      first(QStringLiteral("### A\n\n*b***c**`d`~~e~~[f](https://g.h)\n\n```cuda\ni\n\nj\n```\n"));
  EXPECT_EQ(heading.blockFormat().headingLevel(), 3);
  EXPECT_EQ(formatsOf(heading)[0].intProperty(QTextFormat::FontSizeAdjustment), 1);
  const auto spans = formatsOf(heading.next());
  ASSERT_EQ(spans.size(), 5);
  EXPECT_TRUE(spans[0].fontItalic());
  EXPECT_EQ(spans[1].fontWeight(), QFont::Bold);
  EXPECT_TRUE(spans[2].fontFixedPitch());
  EXPECT_TRUE(spans[3].fontStrikeOut());
  EXPECT_EQ(spans[4].anchorHref(), QStringLiteral("https://g.h"));
  const QTextBlock code = heading.next().next();
  EXPECT_EQ(code.blockFormat().stringProperty(QTextFormat::BlockCodeLanguage),
            QStringLiteral("cuda"));
  EXPECT_TRUE(code.blockFormat().nonBreakableLines());
  EXPECT_EQ(code.next().next().text(), QStringLiteral("j"));
  EXPECT_EQ(m_document.blockCount(), 5);
}

TEST_F(MarkdownDocumentTest, MakesListsQuotesAndRules) {
  const QTextBlock item =
      first(QStringLiteral("- a\n  1. b\n- c\n\n  d\n\n> e\n\n---\n\n![f](g.png)&nbsp;&lt;\n"));
  ASSERT_NE(item.textList(), nullptr);
  EXPECT_EQ(item.textList()->format().style(), QTextListFormat::ListDisc);
  const QTextBlock inner = item.next();
  EXPECT_EQ(inner.textList()->format().style(), QTextListFormat::ListDecimal);
  EXPECT_EQ(inner.textList()->format().indent(), 2);
  EXPECT_EQ(inner.next().textList(), item.textList());
  const QTextBlock more = inner.next().next();
  EXPECT_EQ(more.textList(), nullptr);
  EXPECT_EQ(more.blockFormat().indent(), 1);
  const QTextBlock quote = more.next();
  EXPECT_EQ(quote.blockFormat().intProperty(QTextFormat::BlockQuoteLevel), 1);
  EXPECT_TRUE(
      quote.next().blockFormat().hasProperty(QTextFormat::BlockTrailingHorizontalRulerWidth));
  const QTextBlock last = quote.next().next();
  EXPECT_EQ(formatsOf(last)[0].toImageFormat().name(), QStringLiteral("g.png"));
  EXPECT_TRUE(last.text().endsWith(QStringLiteral("\u00a0<")));
}

TEST_F(MarkdownDocumentTest, MakesTables) {
  first(QStringLiteral("| a | b |\n|---|--:|\n| c | d |\n| e |\n\nf\n"));
  const auto frames = m_document.rootFrame()->childFrames();
  ASSERT_EQ(frames.size(), 1);
  const auto* table = qobject_cast<QTextTable*>(frames.first());
  ASSERT_NE(table, nullptr);
  EXPECT_EQ(table->rows(), 3);
  EXPECT_EQ(table->columns(), 2);
  EXPECT_EQ(table->cellAt(0, 1).format().fontWeight(), QFont::Bold);
  const QTextBlock cell = table->cellAt(1, 1).firstCursorPosition().block();
  EXPECT_EQ(cell.text(), QStringLiteral("d"));
  EXPECT_TRUE(cell.blockFormat().alignment().testFlag(Qt::AlignRight));
  EXPECT_EQ(m_document.lastBlock().text(), QStringLiteral("f"));
}

TEST_F(MarkdownDocumentTest, ShowsEachLetterOfPlainTextAndNoHtml) {
  fillDocument(m_document, app::plainParagraph(QStringLiteral("<b>*a*</b> &amp;")));
  EXPECT_EQ(m_document.toPlainText(), QStringLiteral("<b>*a*</b> &amp;"));
  first(QStringLiteral("a <b>c</b>\n\n<script>d</script>\n"));
  EXPECT_EQ(m_document.toPlainText(), QStringLiteral("a c"));
}

}  // namespace
}  // namespace lanescope::ui
