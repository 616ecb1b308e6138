// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

namespace lanescope::app {

/// The context of the sentences about lessons and exercises, with those that several places say.
struct LessonWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::app::Lesson)

 public:
  [[nodiscard]] static QString noFigure(const QString& name);
};

/// Throws values::Error (badInput) with a sentence.
[[noreturn]] void refuseLesson(const QString& sentence);

}  // namespace lanescope::app
