// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quiz/lesson_answer.h"

#include <bit>
#include <cmath>

#include "app/lesson/figures.h"
#include "ui/quiz/question_words.h"
#include "ui/quiz/subject_text.h"
#include "ui/quiz/typed_number.h"
#include "ui/stage/model/stage_model.h"

namespace lanescope::ui {
namespace {

bool isWholeFigure(double figure) {
  constexpr double kExact = 9007199254740992.0;  // 2^53
  return figure == std::floor(figure) && std::abs(figure) < kExact;
}

std::uint64_t bitsOf(double figure) {
  return std::bit_cast<std::uint64_t>(figure);
}

}  // namespace

std::optional<bool> LessonAnswer::isRight(const QString& typed) const {
  if (const auto* question = std::get_if<Question>(&m_answer)) return question->isRight(typed);
  const auto number = TypedNumber::parse(typed);
  if (!number) return std::nullopt;
  const double figure = std::get<double>(m_answer);
  if (isWholeFigure(figure) && number->whole) return static_cast<double>(*number->whole) == figure;
  return number->agrees(values::DType::float64, bitsOf(figure));
}

QString LessonAnswer::number() const {
  if (const auto* question = std::get_if<Question>(&m_answer)) {
    return QuestionWords::number(question->type, question->bits);
  }
  constexpr int kDigits = 10;
  return QString::number(std::get<double>(m_answer), 'g', kDigits);
}

double LessonAnswer::tolerance() const {
  if (const auto* question = std::get_if<Question>(&m_answer)) {
    return TypedNumber::toleranceOf(question->type, question->bits);
  }
  const double figure = std::get<double>(m_answer);
  return isWholeFigure(figure) ? 0
                               : TypedNumber::toleranceOf(values::DType::float64, bitsOf(figure));
}

QString LessonAnswer::words() const {
  const auto* question = std::get_if<Question>(&m_answer);
  return question != nullptr ? question->reason : number();
}

std::optional<LessonAnswer> lessonAnswer(const app::LessonQuestion& question,
                                         const values::RunResult& result, const StageModel* model) {
  if (!question.figure.isEmpty()) return LessonAnswer(app::figureOf(result, question.figure));
  if (model == nullptr || question.step < 2) return std::nullopt;
  const auto subject = subjectFrom(question.subject, *model->record);
  if (!subject) return std::nullopt;
  auto answer = questionOn(*model, question.step - 1, *subject);
  if (!answer) return std::nullopt;
  return LessonAnswer(*std::move(answer));
}

}  // namespace lanescope::ui
