// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page/page_questions.h"

#include <cfloat>
#include <cmath>

#include "ui/quiz/question_maker.h"
#include "ui/quiz/quiz.h"
#include "ui/stage/scene/stage_scene.h"
#include "values/host_array.h"

namespace lanescope::app {
namespace {

/// The answer as the page's script reads a number. A whole number keeps all of its digits.
QString answerOf(const ui::Question& question) {
  switch (question.type) {
    case values::DType::float32:
    case values::DType::float64: {
      const double value = values::valueFromBits(question.type, question.bits);
      if (std::isnan(value)) return QStringLiteral("NaN");
      if (std::isinf(value)) {
        return value < 0 ? QStringLiteral("-Infinity") : QStringLiteral("Infinity");
      }
      return QString::number(value, 'g', DBL_DECIMAL_DIG);
    }
    case values::DType::int32:
      return QString::number(static_cast<std::int32_t>(static_cast<std::uint32_t>(question.bits)));
    case values::DType::uint32:
      return QString::number(static_cast<std::uint32_t>(question.bits));
    case values::DType::uint8:
      return QString::number(static_cast<std::uint8_t>(question.bits));
    case values::DType::int64:
      break;
  }
  return QString::number(static_cast<std::int64_t>(question.bits));
}

int digitsOf(values::DType type) {
  return type == values::DType::float32 ? FLT_DIG : type == values::DType::float64 ? DBL_DIG : 0;
}

}  // namespace

QJsonObject pageQuestion(const ui::Question& question, int step) {
  return {{"step", step},
          {"text", question.text},
          {"reason", question.reason},
          {"answer", answerOf(question)},
          {"digits", digitsOf(question.type)}};
}

QJsonArray pageQuestions(const ui::StageScene& scene, int first, int last) {
  constexpr std::uint64_t kSeed = 1;
  const ui::QuestionMaker maker(scene.model(), kSeed);
  std::optional<ui::Subject> previous;
  QJsonArray questions;
  for (int step = first + 1; step <= last; ++step) {
    const auto question = maker.make(step, ui::Quiz::kAllKinds, previous);
    if (!question) continue;
    previous = question->subject;
    questions.append(pageQuestion(*question, step - first));
  }
  return questions;
}

}  // namespace lanescope::app
