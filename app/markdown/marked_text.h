// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <cstddef>
#include <cstdint>
#include <variant>
#include <vector>

#include "app/markdown/markdown.h"

namespace lanescope::app {

/// A line `key = value` of a directive, or `key: value` of the front matter.
struct KeyLine {
  int line = 0;
  QString key;
  QString value;
  MarkdownParts parts = {};  ///< of the value, where the key is one of Markdown
  bool operator==(const KeyLine&) const = default;
};

/// A fenced block whose info string is the name of a directive.
struct Directive {
  int line = 0;  ///< of the opening fence
  QString name;
  std::vector<KeyLine> lines;
  bool operator==(const Directive&) const = default;
};

/// A heading of the second level, which begins a page.
struct Heading {
  int line = 0;
  QString text;
  MarkdownParts parts = {};
  bool operator==(const Heading&) const = default;
};

/// Markdown between headings and directives.
struct Markdown {
  int line = 0;
  MarkdownParts parts;
  bool operator==(const Markdown&) const = default;
};

using MarkedPart = std::variant<Heading, Markdown, Directive>;

/// What is wrong with the lines of a text.
struct TextFault {
  enum class Kind : std::uint8_t {
    tooLong,  ///< number: the bytes of the text
    notUtf8,
    nul,
    longLine,  ///< number: its characters
    noFront,
    openFront,
    notKeyValue,  ///< text: how such a line is written: "key = value"
    noValue,      ///< text: the key
    openBlock,
    tooManyParts,
  };
  Kind kind = Kind::tooLong;
  int line = 0;  ///< 0: the text as a whole
  int number = 0;
  QString text = {};
  bool operator==(const TextFault&) const = default;
};

/// The text of a lesson or an exercise in its parts.
struct MarkedText {
  int frontLine = 0;  ///< of the first line of the front matter; 0: there is none
  std::vector<KeyLine> front;
  std::vector<MarkedPart> parts;
  std::vector<TextFault> faults;  ///< the first kMostTextFaults
  bool operator==(const MarkedText&) const = default;
};

inline constexpr qint64 kMostLessonBytes = qint64{1} << 20;
inline constexpr int kLongestLessonLine = 10'000;  ///< in characters
inline constexpr std::size_t kMostTextFaults = 100;

/// Splits a text and parses its Markdown: the one place that knows where the front matter ends,
/// where a page begins, and what is a directive. `directives`: their names. What the Markdown may
/// hold is not checked here.
[[nodiscard]] MarkedText readMarkedText(const QByteArray& bytes, const QStringList& directives);

}  // namespace lanescope::app
