// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/handout/handout.h"
#include "ui/quiz/question.h"

namespace lanescope::ui {

/// The question of the quiz on a subject, "element cache[3]", at a step of the stage's run, counted
/// from 1. Throws values::Error where the run does not have it.
[[nodiscard]] Question quizQuestion(const HandoutStage& stage, const QString& subject, int step);

/// The right answer of a question in one paragraph. `stage`: the one before the question; null
/// where there is none, which only a question with choices may be without. Throws values::Error
/// where the run does not have the answer.
[[nodiscard]] app::MarkdownParts answerText(const HandoutStage* stage,
                                            const app::LessonQuestion& question);

}  // namespace lanescope::ui
