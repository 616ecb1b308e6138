// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <functional>
#include <stop_token>

#include "ui/cli/lesson/asked_lesson.h"
#include "ui/quiz/bank/record_questions.h"

namespace lanescope::cli {

/// The questions of a lesson as questions for a learning platform, each with a picture of its
/// stage as the lesson sets it; where the answer is a number, without what comes later. `look`:
/// size and theme of the pictures. `leftOut` gets a sentence for each question whose run does not
/// answer it. `progress` gets the share that is done. Throws values::Error (cancelled) once `stop`
/// was requested.
[[nodiscard]] ui::QuestionBank lessonBank(AskedLesson& lesson, const ui::BankLook& look,
                                          const std::stop_token& stop,
                                          const std::function<void(double)>& progress,
                                          QStringList& leftOut);

}  // namespace lanescope::cli
