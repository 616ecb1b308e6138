// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/handout/lesson_page.h"

#include <set>

#include "app/lesson/lesson_words.h"
#include "ui/export/stage_frames.h"
#include "ui/handout/lesson_page_text.h"
#include "ui/page/page_document.h"

namespace lanescope::ui {
namespace {

/// The pictures in the order of the text, each once.
std::vector<std::shared_ptr<const StagePicture>> picturesOf(const Handout& handout) {
  std::vector<std::shared_ptr<const StagePicture>> pictures;
  std::set<const StagePicture*> known;
  for (const auto& [line, stage] : handout.stages) {
    if (known.insert(stage.picture.get()).second) pictures.push_back(stage.picture);
  }
  return pictures;
}

void checkSteps(int steps) {
  constexpr int kMost = app::StageExport::kMostPageSteps;
  if (steps <= kMost) return;
  //: %1, %2: numbers
  app::refuseLesson(app::LessonWords::tr(
                        "The stages of the lesson have %1 steps together, and a page plays %2 at "
                        "most; make the runs smaller.")
                        .arg(steps)
                        .arg(kMost));
}

}  // namespace

QByteArray lessonPage(const Handout& handout, const app::ExportMonitor& monitor) {
  app::PageDocument page({app::StageExport::kPageSize});
  const auto pictures = picturesOf(handout);
  int steps = 0;
  for (const auto& picture : pictures) steps += picture->stepCount();
  checkSteps(steps);
  StageNumbers numbers;
  int done = 0;
  for (const auto& picture : pictures) {
    const int count = picture->stepCount();
    numbers[picture] = page.add(*picture, 0, count - 1, [&](double share) {
      app::throwIfStopped(monitor);
      monitor.progress((done + share * count) / steps);
    });
    done += count;
  }
  page.setText(lessonPageText(handout, numbers));
  return page.document(handout.text.front.title);
}

}  // namespace lanescope::ui
