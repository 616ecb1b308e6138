// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <memory>

#include "app/lesson/lesson_text.h"

namespace lanescope::app {
class OpenedLesson;
}

namespace lanescope::ui {

/// A lesson that was read, with the folder of its files.
struct ReadLesson {
  QString place;  ///< the name of one of the program's lessons, or the path of a folder or a file
  bool isShipped = false;  ///< it came with the program; its kernels run without a question
  std::shared_ptr<const app::OpenedLesson> files;
  app::LessonText text;

  [[nodiscard]] const QString& folder() const;
  /// Its name for the user: that of the folder or the file.
  [[nodiscard]] QString name() const;
};

/// Whether this file or folder is a lesson's, by its name or by the text in it.
[[nodiscard]] bool isLesson(const QString& path);

/// The user's language as the names of texts have it: "sl", "zh_TW".
[[nodiscard]] QString languageOfTexts();

/// Reads a lesson in the user's language. Takes its time. Throws values::Error with a sentence.
[[nodiscard]] ReadLesson readLessonAt(const QString& place);

}  // namespace lanescope::ui
