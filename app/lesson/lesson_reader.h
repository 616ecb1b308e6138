// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "app/lesson/complaint.h"
#include "app/lesson/lesson_text.h"

namespace lanescope::app {

struct LessonReading {
  LessonText text;
  std::vector<LessonComplaint> complaints;
};

/// The name of the file with the text in a language: "lesson.sl.md", or "lesson.md" where the
/// folder has no text in it. `stem`: "lesson" or "exercise".
[[nodiscard]] QString lessonFileIn(const QString& folder, const QString& language,
                                   const QString& stem = QStringLiteral("lesson"));

/// Reads a lesson's text and says all that is wrong with it. `folder` holds the pictures and .cu
/// files that the text names; `file` is the name of the text in it.
[[nodiscard]] LessonReading readLessonText(const QByteArray& bytes, const QString& folder,
                                           const QString& file);
/// Reads the file. Throws values::Error where it cannot be read at all.
[[nodiscard]] LessonReading readLessonFile(const QString& folder, const QString& file);

/// Reads the text of a lesson in a language. Throws values::Error with the first complaint.
[[nodiscard]] LessonText readLesson(const QString& folder, const QString& language);

}  // namespace lanescope::app
