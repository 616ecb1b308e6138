// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lesson_answers.h"

#include <algorithm>
#include <utility>

namespace lanescope::ui {

const LessonAnswers::Answer* LessonAnswers::of(int page, int question) const {
  const auto found = std::ranges::find_if(m_answers, [&](const Answer& each) {
    return each.page == page && each.question == question;
  });
  return found == m_answers.end() ? nullptr : &*found;
}

void LessonAnswers::give(Answer answer) {
  std::erase_if(m_answers, [&](const Answer& each) {
    return each.page == answer.page && each.question == answer.question;
  });
  m_answers.push_back(std::move(answer));
}

}  // namespace lanescope::ui
