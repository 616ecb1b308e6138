// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/lesson_words.h"

#include "app/lesson/figures.h"
#include "values/error.h"

namespace lanescope::app {

QString LessonWords::noFigure(const QString& name) {
  //: %1: the word that was written; %2: the names of the figures, which stay English
  return tr("There is no figure %1; there are %2.")
      .arg(name, figureNames().join(QStringLiteral(", ")));
}

void refuseLesson(const QString& sentence) {
  values::refuse(sentence.toStdString());
}

}  // namespace lanescope::app
