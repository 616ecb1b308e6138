// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/handout/handout_file.h"

#include <QFileInfo>

#include "app/files/output_file.h"
#include "app/lesson/lesson_words.h"
#include "ui/handout/lesson_page.h"
#include "ui/handout/lesson_paper.h"

namespace lanescope::ui {

HandoutFormat handoutFormatOf(const QString& path) {
  const QString suffix = QFileInfo(path).suffix().toLower();
  if (suffix == QLatin1String("html")) return HandoutFormat::page;
  if (suffix == QLatin1String("pdf")) return HandoutFormat::paper;
  app::refuseLesson(app::LessonWords::tr(
      "A lesson is exported as a page that plays (.html) or for paper (.pdf)."));
}

void writeHandout(const Handout& handout, const QString& path, bool withAnswers,
                  const app::ExportMonitor& monitor) {
  app::OutputFile file(path);
  if (handoutFormatOf(path) == HandoutFormat::page) {
    file.write(lessonPage(handout, monitor).toStdString());
  } else {
    writePaper(handout, file.device(), withAnswers, monitor);
  }
  file.commit();
}

}  // namespace lanescope::ui
