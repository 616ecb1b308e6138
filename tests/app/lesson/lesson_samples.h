// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

// Lessons that tests read and change.
namespace lanescope::tests {

/// A lesson of two pages that uses most of the format and is right.
inline const QString kFirstLesson = QStringLiteral(LANESCOPE_LESSON_SAMPLES "/first");

}  // namespace lanescope::tests
