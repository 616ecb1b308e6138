// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstddef>
#include <cstdint>
#include <vector>

// Markdown as values: what a parser has made of a text. Windows, pages and question banks are made
// of these, so that the parser can be a process of its own.

namespace lanescope::app {

/// A part of a text. Parts stand in the order of reading: one that has contents is followed by
/// them, and they by an `end`.
struct MarkdownPart {
  enum class Kind : std::uint8_t {
    end,
    // Blocks.
    paragraph,
    heading,  ///< number: its level, from 1 to 6
    quote,
    bulletList,    ///< text: the mark of its items: "-", "*" or "+"
    numberedList,  ///< number: that of its first item; text: what follows a number: "." or ")"
    listItem,      ///< number: 1: a box to tick, 2: a ticked box, 0: neither
    code,          ///< number: 1: within fences; text: the language. Its contents are one text
    table,
    tableHead,
    tableBody,
    tableRow,
    headCell,  ///< number: 1: at the left, 2: in the middle, 3: at the right, 0: as usual
    cell,      ///< number: the same
    // Spans.
    emphasis,
    strong,
    codeSpan,
    struck,
    link,     ///< text: its target
    picture,  ///< text: its file; its contents are the words for those who do not see it
    // Without contents and end.
    rule,
    html,  ///< HTML, which is left out
    text,
    entity,  ///< text: a character as HTML names it: "&nbsp;"
    softBreak,
    lineBreak,
  };
  Kind kind = Kind::end;
  int line = 0;  ///< of the file
  int number = 0;
  QString text = {};

  bool operator==(const MarkdownPart&) const = default;
};

using MarkdownParts = std::vector<MarkdownPart>;

/// One line of Markdown: as it was written, and what the parser has made of it.
struct MarkdownLine {
  QString text;
  MarkdownParts parts;
};

/// The most parts of a text, and how many of them may stand one within the other.
inline constexpr std::size_t kMostMarkdownParts = 100'000;
inline constexpr std::size_t kDeepestMarkdown = 100;

[[nodiscard]] bool isSpan(MarkdownPart::Kind kind);
[[nodiscard]] bool hasContents(MarkdownPart::Kind kind);

/// Whether the parts are as a parser makes them: each stands where its kind may stand, each has its
/// end, the rows of a table have the same number of cells, and the limits hold.
[[nodiscard]] bool isWellFormed(const MarkdownParts& parts);

}  // namespace lanescope::app
