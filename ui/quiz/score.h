// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstdint>
#include <map>
#include <span>

#include "ui/quiz/question.h"

namespace lanescope::ui {

/// An answer to one question of a quiz.
struct QuizAnswer {
  std::uint64_t block = 0;  ///< index among the recorded blocks
  int step = 0;
  Subject subject;
  QString typed;  ///< empty: the answer was revealed
  bool isRight = false;

  bool operator==(const QuizAnswer&) const = default;
};

/// Counts answers. A revealed answer counts as asked and not as right.
class Score {
 public:
  struct Count {
    int asked = 0;
    int right = 0;
  };

  explicit Score(std::span<const QuizAnswer> answers) {
    for (const QuizAnswer& answer : answers) {
      for (Count* count : {&m_all, &m_byKind[answer.subject.kind()]}) {
        ++count->asked;
        if (answer.isRight) ++count->right;
      }
      m_streak = answer.isRight ? m_streak + 1 : 0;
    }
  }

  [[nodiscard]] const Count& all() const { return m_all; }
  /// Counts per kind of question.
  [[nodiscard]] const std::map<QuestionKind, Count>& byKind() const { return m_byKind; }
  /// Number of right answers since the last wrong one.
  [[nodiscard]] int streak() const { return m_streak; }

 private:
  Count m_all;
  std::map<QuestionKind, Count> m_byKind;
  int m_streak = 0;
};

}  // namespace lanescope::ui
