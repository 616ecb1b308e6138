// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lanescope::ui {

/// How far the user has read the lessons of the program. QSettings remembers it.
class LessonProgress {
 public:
  /// Notes that a page was read, from 0.
  static void note(const QString& lesson, int page);
  /// The number of pages up to the furthest that was read.
  [[nodiscard]] static int pagesOf(const QString& lesson);
};

}  // namespace lanescope::ui
