// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "app/markdown/markdown.h"

namespace lanescope::app {

/// Parses Markdown in GitHub's dialect. `firstLine`: the number of its first line; `mostParts`: the
/// most parts that it may have. Returns nothing beyond that, or deeper than kDeepestMarkdown.
[[nodiscard]] std::optional<MarkdownParts> readMarkdown(const QString& text, int firstLine,
                                                        std::size_t mostParts);

}  // namespace lanescope::app
