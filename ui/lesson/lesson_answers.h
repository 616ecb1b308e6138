// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "app/session/session.h"

namespace lanescope::ui {

/// The answers that a reader has given in a lesson, the last one to each question.
class LessonAnswers {
 public:
  using Answer = app::SessionLesson::Answer;

  /// Null where the question has none. Both count from 0.
  [[nodiscard]] const Answer* of(int page, int question) const;
  /// Keeps an answer in place of the one before to the same question.
  void give(Answer answer);
  void restore(std::vector<Answer> answers) { m_answers = std::move(answers); }
  [[nodiscard]] const std::vector<Answer>& all() const { return m_answers; }

 private:
  std::vector<Answer> m_answers;
};

}  // namespace lanescope::ui
