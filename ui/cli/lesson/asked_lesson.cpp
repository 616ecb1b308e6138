// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/lesson/asked_lesson.h"

#include <utility>

#include "app/lesson/lesson_reader.h"
#include "app/lesson/lesson_words.h"
#include "app/text/language.h"
#include "values/error.h"

namespace lanescope::cli {

using app::LessonWords;

AskedLesson::AskedLesson(const QString& place, std::stop_token stop)
    : m_files(place, app::ShippedKind::lesson),
      m_text(app::readLesson(m_files.folder(), codeOfTexts())),
      m_runs(m_files.folder(), std::move(stop)) {
  findQuestions();
}

void AskedLesson::findQuestions() {
  const app::LessonStage* stage = nullptr;
  for (std::size_t page = 0; page < m_text.pages.size(); ++page) {
    int question = 0;
    for (const app::LessonBlock& block : m_text.pages[page].blocks) {
      if (const auto* set = std::get_if<app::LessonStage>(&block)) stage = set;
      const auto* asked = std::get_if<app::LessonQuestion>(&block);
      if (asked != nullptr)
        m_questions.push_back({static_cast<int>(page), question++, asked, stage});
    }
  }
}

const StageRun& AskedLesson::runOf(const app::LessonStage& stage) {
  return m_runs.run(stage);
}

ui::LessonAnswer AskedLesson::answerTo(const LessonPlace& place) {
  if (place.stage == nullptr) {
    values::refuse(LessonWords::tr("The stage is not set before the question.").toStdString());
  }
  const auto& result = runOf(*place.stage).main.result;
  auto& model = m_models[place.stage];
  if (!model && result->record) {
    model = std::make_unique<const ui::StageModel>(
        std::shared_ptr<const trace::Record>(result, &*result->record), 0);
  }
  const auto answer = ui::lessonAnswer(*place.asked, *result, model.get());
  if (!answer) {
    values::refuse(
        LessonWords::tr("The run on the stage does not answer this question.").toStdString());
  }
  return *answer;
}

}  // namespace lanescope::cli
