// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/lesson/lesson_bank.h"

#include <algorithm>
#include <utility>

#include "ui/export/stage_export.h"
#include "ui/lesson/stage_look.h"
#include "ui/quiz/bank/bank_words.h"
#include "ui/stage/scene/stage_picture.h"
#include "ui/stage/scene/stage_scene.h"
#include "values/error.h"

namespace lanescope::cli {
namespace {

using Scene = std::shared_ptr<const ui::StageScene>;

/// The step that the picture of a question shows, from 0: that of the stage, or the one before the
/// step that is asked for.
int stepOf(const LessonPlace& place, const ui::StagePicture& picture) {
  return place.asked->step >= 2 ? place.asked->step - 2 : ui::stepOf(*place.stage, picture);
}

QStringList markupsOf(const QList<app::MarkdownLine>& texts) {
  QStringList all;
  for (const app::MarkdownLine& each : texts) all += ui::markupOfMarkdown(each.parts);
  return all;
}

ui::BankQuestion questionOf(AskedLesson& lesson, const LessonPlace& place) {
  const app::LessonQuestion& asked = *place.asked;
  ui::BankQuestion made;
  made.name = ui::BankWords::nameOf(lesson.text().front.title, place.page + 1, place.question + 1);
  made.text = ui::markupOfMarkdown(asked.text.parts);
  made.why = ui::markupOfMarkdown(asked.why.parts);
  if (!asked.right.isEmpty()) {
    made.answer = ui::ChoiceAnswer{markupsOf(asked.right), markupsOf(asked.wrong)};
    return made;
  }
  const ui::LessonAnswer answer = lesson.answerTo(place);
  made.answer = ui::NumberAnswer{answer.number(), answer.tolerance()};
  if (made.why.isEmpty() && answer.words() != answer.number()) {
    made.why = ui::markupOf(ui::BankWords::why(answer.number(), answer.words()));
  }
  return made;
}

ui::BankPicture pictureOf(AskedLesson& lesson, const LessonPlace& place, const ui::BankLook& look) {
  const StageRun& run = lesson.runOf(*place.stage);
  const Scene scene = app::sceneOf(run.main.result);
  ui::BankLook own = look;
  own.stage = run.look;
  own.stage.marks = ui::marksOf(*place.stage, scene->record());
  own.stage.hidesFuture = place.asked->right.isEmpty();
  const QString name =
      QStringLiteral("page-%1-question-%2.png").arg(place.page + 1).arg(place.question + 1);
  return ui::pictureOfStep(scene, stepOf(place, ui::StagePicture(scene, own.stage)), own, name);
}

}  // namespace

ui::QuestionBank lessonBank(AskedLesson& lesson, const ui::BankLook& look,
                            const std::stop_token& stop,
                            const std::function<void(double)>& progress, QStringList& leftOut) {
  ui::QuestionBank bank{lesson.text().front.title, {}};
  double done = 0;
  for (const LessonPlace& place : lesson.questions()) {
    if (stop.stop_requested()) {
      throw values::Error(values::ErrorKind::cancelled, "The export was cancelled.");
    }
    try {
      ui::BankQuestion made = questionOf(lesson, place);
      if (place.stage != nullptr) made.picture = pictureOf(lesson, place, look);
      bank.questions.push_back(std::move(made));
    } catch (const values::Error& error) {
      if (error.kind() == values::ErrorKind::cancelled) throw;
      leftOut += ui::BankWords::leftOut(place.page + 1, QString::fromUtf8(error.what()));
    }
    progress(++done / static_cast<double>(lesson.questions().size()));
  }
  return bank;
}

}  // namespace lanescope::cli
