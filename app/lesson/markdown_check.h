// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <functional>
#include <optional>

#include "app/lesson/complaint.h"
#include "app/markdown/marked_text.h"

namespace lanescope::app {

/// What a text may hold.
struct MarkedTextRules {
  QStringList directives;  ///< the names of the directives
  /// Why a picture may not be shown, as a sentence; nothing where it may.
  std::function<std::optional<QString>(const QString& picture)> refusePicture;
};

inline constexpr int kMostLessonPages = 200;
inline constexpr int kMostLessonDirectives = 1000;

/// Complains about what is wrong with the lines of a text and with its Markdown. That of directives
/// is checked when their keys are asked for.
void checkMarkedText(const MarkedText& text, const MarkedTextRules& rules,
                     LessonComplaints& complaints);

/// Checks Markdown: no HTML, links only to https and to pages of the manual, pictures only as the
/// rules allow, no headings that would be pages, no blocks of code with an unknown name.
void checkMarkdown(const MarkdownParts& parts, const MarkedTextRules& rules,
                   LessonComplaints& complaints);

}  // namespace lanescope::app
