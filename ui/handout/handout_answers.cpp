// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/handout/handout_answers.h"

#include "app/lesson/figures.h"
#include "app/lesson/lesson_words.h"
#include "app/markdown/own_markdown.h"
#include "ui/quiz/subject_text.h"
#include "ui/stage/scene/stage_scene.h"

namespace lanescope::ui {

using app::LessonWords;

Question quizQuestion(const HandoutStage& stage, const QString& subject, int step) {
  const StageScene& scene = stage.picture->scene();
  const auto asked = subjectFrom(subject, scene.record());
  if (asked && step >= 2 && step <= scene.stepCount()) {
    if (auto question = questionOn(scene.model(), step - 1, *asked)) return *question;
  }
  //: %1: the number of a step; %2: a subject of the quiz: "element cache[3]"
  app::refuseLesson(
      LessonWords::tr("Step %1 has no answer for the subject “%2”.").arg(step).arg(subject));
}

app::MarkdownParts answerText(const HandoutStage* stage, const app::LessonQuestion& question) {
  if (!question.right.isEmpty()) {
    QStringList places;
    std::vector<app::MarkdownParts> choices;
    for (const app::MarkdownLine& each : question.right) {
      choices.push_back(each.parts);
      places += QStringLiteral("%%1").arg(choices.size());
    }
    return app::ownMarkdown(places.join(QStringLiteral(" · ")), choices);
  }
  if (question.figure.isEmpty()) {
    return app::plainParagraph(quizQuestion(*stage, question.subject, question.step).reason);
  }
  constexpr int kDigits = 10;
  return app::plainParagraph(
      QString::number(app::figureOf(*stage->result, question.figure), 'g', kDigits));
}

}  // namespace lanescope::ui
