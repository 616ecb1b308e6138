// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

#include "ui/quiz/bank/bank_question.h"
#include "ui/quiz/question.h"
#include "ui/stage/model/stage_view.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::ui {

class StageScene;

/// Which questions are wanted.
struct QuestionChoice {
  int count = 10;  ///< at most
  QuestionKinds kinds = QuestionKinds(QuestionKind::value) | QuestionKind::lanes |
                        QuestionKind::cost | QuestionKind::left;
  std::uint64_t variant = 1;  ///< another one draws other questions
};

/// How the pictures of questions look.
struct BankLook {
  StageLook stage;
  QSize size{1280, 720};
  ThemeId theme = ThemeId::light;
};

/// Questions spread over the steps of a block, at most one for each step and in their order. Equal
/// records and choices give equal questions. Infinite values and those that are no number are not
/// asked for, since learning platforms cannot compare them.
[[nodiscard]] std::vector<Question> chooseQuestions(const StageModel& model,
                                                    const QuestionChoice& choice);

/// The questions on the scene's block, each with a picture of the stage before its step that hides
/// all that comes later. A cost that is a power of two up to the width of a warp is asked for with
/// choices, and the others with a number. `progress` gets the share that is done. Throws
/// values::Error (cancelled) once `stop` was requested.
[[nodiscard]] QuestionBank recordQuestions(const std::shared_ptr<const StageScene>& scene,
                                           const QuestionChoice& choice, const BankLook& look,
                                           const std::stop_token& stop,
                                           const std::function<void(double)>& progress);

/// The picture of a scene after a step.
[[nodiscard]] BankPicture pictureOfStep(const std::shared_ptr<const StageScene>& scene, int step,
                                        const BankLook& look, const QString& name);

}  // namespace lanescope::ui
