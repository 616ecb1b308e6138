// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "app/lesson/lesson_text.h"
#include "app/lesson/markdown_check.h"

namespace lanescope::app {

/// The names of a lesson's directives.
[[nodiscard]] const QStringList& lessonDirectives();

/// Reads one directive of a lesson. `folder`: where the .cu files, tables and exercises are that it
/// may name. Complains about what is wrong, and returns what could be read.
[[nodiscard]] LessonBlock readLessonBlock(const Directive& directive, const QString& folder,
                                          const MarkedTextRules& rules,
                                          LessonComplaints& complaints);

/// Whether the text is a subject of the quiz: "element cache[3]", "lanes 0", "steps".
[[nodiscard]] bool isSubjectText(const QString& text);

}  // namespace lanescope::app
