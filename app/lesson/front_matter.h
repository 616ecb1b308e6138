// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

#include "app/lesson/complaint.h"
#include "app/markdown/marked_text.h"

namespace lanescope::app {

/// The newest format of lessons and exercises that this version reads.
inline constexpr int kLessonFormat = 1;

/// What stands at the head of a lesson or an exercise.
struct FrontMatter {
  QString title;
  QString summary;
  QString author;
  QString language;  ///< "en", "sl", "zh_TW"
  std::optional<int> minutes;
};

/// Reads the lines of a text's front matter.
[[nodiscard]] FrontMatter readFrontMatter(const MarkedText& text, LessonComplaints& complaints);

}  // namespace lanescope::app
