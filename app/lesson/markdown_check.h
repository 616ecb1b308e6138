// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/marked_text.h"

namespace lanescope::app {

/// Checks a piece of Markdown with the parser that QTextDocument uses: HTML, links, pictures,
/// headings that would be pages, blocks of code with an unknown name.
void checkMarkdown(const Markdown& markdown, const MarkedTextRules& rules,
                   LessonComplaints& complaints);

}  // namespace lanescope::app
