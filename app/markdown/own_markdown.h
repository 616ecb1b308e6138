// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/markdown/markdown.h"

// Texts of the program itself as parts, with what comes from elsewhere put into them.

namespace lanescope::app {

/// Parses Markdown of the program itself.
[[nodiscard]] MarkdownParts ownMarkdown(const QString& text);
/// The same with "%1" to "%9" replaced by what stands in the lines of `values`.
[[nodiscard]] MarkdownParts ownMarkdown(const QString& pattern,
                                        const std::vector<MarkdownParts>& values);

/// A paragraph in which each letter is itself.
[[nodiscard]] MarkdownParts plainParagraph(const QString& text);
[[nodiscard]] MarkdownParts boldParagraph(const QString& text);
/// `code`: lines, each of which ends with '\n'.
[[nodiscard]] MarkdownParts codeBlock(const QString& code, const QString& language);

/// The texts and spans of a text, without the blocks around them.
[[nodiscard]] MarkdownParts spansOf(const MarkdownParts& parts);

}  // namespace lanescope::app
