// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quiz/bank/record_questions.h"

#include <algorithm>
#include <cmath>
#include <random>
#include <utility>

#include "catalog/catalog.h"
#include "ui/quiz/bank/bank_words.h"
#include "ui/quiz/question_maker.h"
#include "ui/quiz/question_words.h"
#include "ui/quiz/typed_number.h"
#include "ui/stage/model/stage_model.h"
#include "ui/stage/scene/stage_picture.h"
#include "ui/stage/scene/stage_scene.h"
#include "ui/stage/scene/step_png.h"
#include "values/error.h"

namespace lanescope::ui {
namespace {

/// Number of steps of a part of the block that are searched for its best question.
constexpr int kMostLookedThrough = 64;

struct Place {
  int step = 0;
  int worth = 0;
};

/// One of the best steps of a range for a question; nothing where there is none.
std::optional<Place> bestOf(const QuestionMaker& maker, int first, int end,
                            const QuestionChoice& choice, std::uint64_t lot) {
  const int stride = (end - first + kMostLookedThrough - 1) / kMostLookedThrough;
  std::vector<Place> best;
  for (int step = first; step < end; step += stride) {
    const auto worth = maker.worthOf(step, choice.kinds);
    if (!worth || (!best.empty() && *worth < best.front().worth)) continue;
    if (!best.empty() && *worth > best.front().worth) best.clear();
    best.push_back({step, *worth});
  }
  if (best.empty()) return std::nullopt;
  return best[lot % best.size()];
}

bool isComparable(const Question& question) {
  return std::isfinite(values::valueFromBits(question.type, question.bits));
}

/// The numbers of which a cost is chosen: no conflict, and up to one for each lane.
std::optional<ChoiceAnswer> costChoices(const Question& question) {
  if (question.subject.kind() != QuestionKind::cost) return std::nullopt;
  ChoiceAnswer answer;
  for (std::uint64_t cost = 1; cost <= trace::kWarpSize; cost *= 2) {
    (cost == question.bits ? answer.right : answer.wrong) += QString::number(cost);
  }
  if (answer.right.isEmpty()) return std::nullopt;
  return answer;
}

/// The line of the kernel's source that comes next; empty where the program does not have it.
QString lineOfSource(const StageScene& scene, int step) {
  const catalog::KernelRow* row = catalog::lookUp(scene.record().kernel);
  if (row == nullptr) return {};
  const std::string_view text = catalog::sourceText(row->source);
  const QStringList lines =
      QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).split(u'\n');
  return lines.value(scene.lineOf(step) - 1).trimmed();
}

BankQuestion bankQuestion(const Question& question, const StageScene& scene) {
  const QString kernel = QString::fromStdString(scene.record().kernel);
  const QString answer = QuestionWords::number(question.type, question.bits);
  BankQuestion made;
  made.name = BankWords::nameOf(kernel, question.step + 1);
  made.text = markupOf(BankWords::shown(kernel, question.step) + QLatin1Char(' ') + question.text);
  made.code = lineOfSource(scene, question.step);
  made.why = markupOf(BankWords::why(answer, question.reason));
  if (auto choices = costChoices(question)) {
    made.answer = std::move(*choices);
  } else {
    made.answer = NumberAnswer{answer, TypedNumber::toleranceOf(question.type, question.bits)};
  }
  return made;
}

}  // namespace

std::vector<Question> chooseQuestions(const StageModel& model, const QuestionChoice& choice) {
  const QuestionMaker maker(model, choice.variant);
  std::mt19937_64 draw(choice.variant);
  const int steps = model.stepCount() - 1;  // before the first one there is nothing to see
  const int parts = std::min(choice.count, steps);
  std::vector<Place> places;
  for (int part = 0; part < parts; ++part) {
    const auto edge = [&](int number) {
      return 1 + static_cast<int>(std::int64_t{steps} * number / parts);
    };
    const auto place = bestOf(maker, edge(part), edge(part + 1), choice, draw());
    if (place) places.push_back(*place);
  }
  // Obvious questions are asked only where there are no others.
  const bool hasGood =
      std::ranges::any_of(places, [](const Place& each) { return each.worth > 0; });
  std::vector<Question> questions;
  std::optional<Subject> previous;
  for (const Place& place : places) {
    if (hasGood && place.worth == 0) continue;
    auto question = maker.make(place.step, choice.kinds, previous);
    if (!question || !isComparable(*question)) continue;
    previous = question->subject;
    questions.push_back(std::move(*question));
  }
  return questions;
}

BankPicture pictureOfStep(const std::shared_ptr<const StageScene>& scene, int step,
                          const BankLook& look, const QString& name) {
  StepPng png = pngOf(StagePicture(scene, look.stage), step, look.size, look.theme);
  return {name, std::move(png.bytes), std::move(png.text)};
}

QuestionBank recordQuestions(const std::shared_ptr<const StageScene>& scene,
                             const QuestionChoice& choice, const BankLook& look,
                             const std::stop_token& stop,
                             const std::function<void(double)>& progress) {
  QuestionBank bank{QString::fromStdString(scene->record().kernel), {}};
  BankLook before = look;
  before.stage.hidesFuture = true;
  const std::vector<Question> chosen = chooseQuestions(scene->model(), choice);
  for (const Question& question : chosen) {
    if (stop.stop_requested())
      throw values::Error(values::ErrorKind::cancelled, "The export was cancelled.");
    BankQuestion made = bankQuestion(question, *scene);
    const QString name = QStringLiteral("step-%1.png").arg(question.step, 4, 10, QLatin1Char('0'));
    made.picture = pictureOfStep(scene, question.step - 1, before, name);
    bank.questions.push_back(std::move(made));
    progress(static_cast<double>(bank.questions.size()) / static_cast<double>(chosen.size()));
  }
  return bank;
}

}  // namespace lanescope::ui
