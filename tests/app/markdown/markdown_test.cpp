// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/markdown/markdown.h"

#include <gtest/gtest.h>

#include "app/markdown/markdown_html.h"
#include "app/markdown/markdown_reader.h"
#include "app/markdown/own_markdown.h"

namespace lanescope::app {
namespace {

using Kind = MarkdownPart::Kind;

MarkdownPart part(Kind kind, const QString& text = {}, int number = 0) {
  return {kind, 0, number, text};
}

/// The parts without their lines.
MarkdownParts read(const QString& text) {
  MarkdownParts parts = ownMarkdown(text);
  for (MarkdownPart& each : parts) each.line = 0;
  return parts;
}

/// A paragraph with these parts in it.
MarkdownParts paragraph(MarkdownParts parts) {
  parts.insert(parts.begin(), part(Kind::paragraph));
  parts.push_back(part(Kind::end));
  return parts;
}

std::string htmlOf(const MarkdownParts& parts) {
  return markdownHtml(parts, [](const QString& file) { return "at/" + file.toUtf8(); })
      .toStdString();
}

TEST(Markdown, IsReadIntoParts) {
  EXPECT_EQ(
      read(QStringLiteral("a **b** `c`\nd  \ne &amp;")),
      paragraph({part(Kind::text, "a "), part(Kind::strong), part(Kind::text, "b"), part(Kind::end),
                 part(Kind::text, " "), part(Kind::codeSpan), part(Kind::text, "c"),
                 part(Kind::end), part(Kind::softBreak), part(Kind::text, "d"),
                 part(Kind::lineBreak), part(Kind::text, "e "), part(Kind::entity, "&amp;")}));
  EXPECT_EQ(read(QStringLiteral("```cuda\nx\n\n  y\n```\n")),
            (MarkdownParts{part(Kind::code, "cuda", 1), part(Kind::text, "x\n\n  y\n"),
                           part(Kind::end)}));
  EXPECT_EQ(read(QStringLiteral("| a |\n|--:|\n| 1 |\n")),
            (MarkdownParts{part(Kind::table), part(Kind::tableHead), part(Kind::tableRow),
                           part(Kind::headCell, {}, 3), part(Kind::text, "a"), part(Kind::end),
                           part(Kind::end), part(Kind::end), part(Kind::tableBody),
                           part(Kind::tableRow), part(Kind::cell, {}, 3), part(Kind::text, "1"),
                           part(Kind::end), part(Kind::end), part(Kind::end), part(Kind::end)}));
}

TEST(Markdown, KnowsTheLinesOfItsParts) {
  const auto parts =
      readMarkdown(QStringLiteral("a\n\n### b\n\n[c](https://d.e) <b>\n\n```cpp\n```\n"), 10, 100);
  ASSERT_TRUE(parts.has_value());
  std::vector<std::pair<Kind, int>> lines;
  for (const MarkdownPart& each : *parts) {
    if (each.kind == Kind::heading || each.kind == Kind::link || each.kind == Kind::html ||
        each.kind == Kind::code) {
      lines.emplace_back(each.kind, each.line);
    }
  }
  EXPECT_EQ(lines, (std::vector<std::pair<Kind, int>>{
                       {Kind::heading, 12}, {Kind::link, 14}, {Kind::html, 14}, {Kind::code, 16}}));
}

TEST(Markdown, HasItsLimits) {
  EXPECT_FALSE(readMarkdown(QStringLiteral("a **b** c"), 1, 5).has_value());
  EXPECT_TRUE(readMarkdown(QStringLiteral("a **b** c"), 1, 7).has_value());
  EXPECT_TRUE(readMarkdown(QString(90, QLatin1Char('>')), 1, 1000).has_value());
  EXPECT_FALSE(readMarkdown(QString(200, QLatin1Char('>')), 1, 1000).has_value());
  // A row of two characters has as many cells as the table has columns; md4c takes up to 128.
  const QString wide = QStringLiteral("|a").repeated(120) + QStringLiteral("\n") +
                       QStringLiteral("|---").repeated(120) + QStringLiteral("\n");
  EXPECT_FALSE(
      readMarkdown(wide + QStringLiteral("a\n").repeated(1000), 1, kMostMarkdownParts).has_value());
}

TEST(Markdown, ThatNoParserMakesIsNotWellFormed) {
  const MarkdownParts text{part(Kind::text, "a")};
  const auto row = [](int cells) {
    MarkdownParts parts{part(Kind::tableRow)};
    for (int i = 0; i < cells; ++i) {
      parts.push_back(part(Kind::cell));
      parts.push_back(part(Kind::end));
    }
    parts.push_back(part(Kind::end));
    return parts;
  };
  const auto table = [&row](int first, int second) {
    MarkdownParts parts{part(Kind::table), part(Kind::tableBody)};
    for (const MarkdownParts& each : {row(first), row(second)}) {
      parts.insert(parts.end(), each.begin(), each.end());
    }
    parts.insert(parts.end(), {part(Kind::end), part(Kind::end)});
    return parts;
  };
  EXPECT_TRUE(isWellFormed({}));
  EXPECT_TRUE(isWellFormed(paragraph(text)));
  EXPECT_TRUE(isWellFormed(table(2, 2)));
  const std::vector<MarkdownParts> wrong{
      text,
      {part(Kind::end)},
      {part(Kind::paragraph)},
      {part(Kind::strong), part(Kind::end)},
      {part(Kind::listItem), part(Kind::end)},
      {part(Kind::tableRow), part(Kind::end)},
      {part(Kind::cell), part(Kind::end)},
      {part(Kind::table), part(Kind::end)},
      {part(Kind::heading, {}, 0), part(Kind::end)},
      {part(Kind::heading, {}, 7), part(Kind::end)},
      {part(Kind::bulletList), part(Kind::end)},
      {part(Kind::code), part(Kind::strong), part(Kind::end), part(Kind::end)},
      {part(static_cast<Kind>(200))},
      table(0, 0),
      table(1, 2),
      table(2, 1),
      paragraph({part(Kind::paragraph), part(Kind::end)}),
      paragraph({part(Kind::text, "a\nb")}),
      paragraph({part(Kind::entity, "<b>")}),
      paragraph({part(Kind::entity, "&amp;<b>;")}),
      paragraph({part(Kind::text, "a", 1)}),
      MarkdownParts(kDeepestMarkdown + 1, part(Kind::quote)),
      MarkdownParts(kMostMarkdownParts + 1, part(Kind::rule))};
  for (std::size_t i = 0; i < wrong.size(); ++i) EXPECT_FALSE(isWellFormed(wrong[i])) << i;
}

TEST(Markdown, OfTheProgramTakesTextsThatStayAsTheyAre) {
  EXPECT_EQ(htmlOf(ownMarkdown(QStringLiteral("**Said:** %1 (%2)"),
                               {ownMarkdown(QStringLiteral("a `b`")),
                                plainParagraph(QStringLiteral("**<%1>**"))})),
            "<p><strong>Said:</strong> a <code>b</code> (**&lt;%1&gt;**)</p>\n");
  EXPECT_EQ(htmlOf(boldParagraph(QStringLiteral("1. `a`"))), "<p><strong>1. `a`</strong></p>\n");
  EXPECT_TRUE(isWellFormed(codeBlock(QStringLiteral("```\n"), QStringLiteral("cuda"))));
}

TEST(MarkdownHtml, EscapesEverythingAndLinksToTheWebAlone) {
  EXPECT_EQ(htmlOf(ownMarkdown(QStringLiteral(
                "[a](https://b.c/?d&e) [f](javascript:g) ![h *i*](j.png) &lt; <k> \\<l>"))),
            "<p><a rel=\"noreferrer noopener\" target=\"_blank\" "
            "href=\"https://b.c/?d&amp;e\">a</a> f <img alt=\"h i\" src=\"at/j.png\"> &lt;  "
            "&lt;l&gt;</p>\n");
}

}  // namespace
}  // namespace lanescope::app
