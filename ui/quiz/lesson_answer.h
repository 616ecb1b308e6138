// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <variant>

#include "app/lesson/lesson_text.h"
#include "request/result.h"
#include "ui/quiz/question.h"

namespace lanescope::ui {

/// The number that answers a question of a lesson: a figure of the stage's run, or the quiz's
/// answer on a step of it.
class LessonAnswer {
 public:
  explicit LessonAnswer(std::variant<double, Question> answer) : m_answer(std::move(answer)) {}

  /// Whether the typed answer is right; nothing when it is no number. Whole figures are compared
  /// exactly, the others as far as they are typed.
  [[nodiscard]] std::optional<bool> isRight(const QString& typed) const;
  /// The number, with a decimal point.
  [[nodiscard]] QString number() const;
  /// See TypedNumber::toleranceOf.
  [[nodiscard]] double tolerance() const;
  /// The number, or how it is computed: "cache[3] = cache[3] + cache[19] = 6 + 22 = 28".
  [[nodiscard]] QString words() const;

 private:
  std::variant<double, Question> m_answer;
};

/// The answer to a question without choices. `model`: of the run's record, or null where it has
/// none. Nothing where the run does not answer the question. Throws values::Error with a sentence
/// where it has no such figure.
[[nodiscard]] std::optional<LessonAnswer> lessonAnswer(const app::LessonQuestion& question,
                                                       const values::RunResult& result,
                                                       const StageModel* model);

}  // namespace lanescope::ui
