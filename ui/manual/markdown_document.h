// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/markdown/markdown.h"

class QTextDocument;

namespace lanescope::ui {

/// Fills a document with a text, as QTextDocument::setMarkdown() does, but for HTML, which is left
/// out. The parts must be well-formed. Sizes and margins follow from the document's font.
void fillDocument(QTextDocument& document, const app::MarkdownParts& parts);

}  // namespace lanescope::ui
