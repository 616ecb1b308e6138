// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quiz/quiz.h"

#include <algorithm>
#include <utility>

#include "trace/record/timeline.h"
#include "ui/quiz/question_maker.h"
#include "ui/stage/player/playback.h"
#include "ui/stage/scene/stage_scene.h"

namespace lanescope::ui {
namespace {

/// Number of steps of a long epoch that are searched for a question.
constexpr int kMostLookedThrough = 64;

}  // namespace

Quiz::Quiz(Playback& playback, QObject* parent) : QObject(parent), m_playback(playback) {
  m_playback.setGate([this](int from, int to) { return shutBetween(from, to); });
  connect(&m_playback, &Playback::held, this, &Quiz::hold);
  connect(&m_playback, &Playback::stepChanged, this, &Quiz::follow);
  connect(&m_playback, &Playback::predictingChanged, this, &Quiz::follow);
}

Quiz::~Quiz() {
  m_playback.setGate(nullptr);
}

void Quiz::setScene(std::shared_ptr<const StageScene> scene) {
  const bool isSameRun =
      scene != nullptr && m_scene != nullptr && &scene->record() == &m_scene->record();
  if (!isSameRun) m_answers.clear();
  m_open.reset();
  m_next.reset();
  m_isSingle = false;
  m_scene = std::move(scene);
  m_maker.reset();
  if (m_scene != nullptr) m_maker = std::make_unique<QuestionMaker>(m_scene->model(), m_seed);
  judgeAgain();
  emit changed();
}

const QuizAnswer* Quiz::answerTo(int step) const {
  if (m_scene == nullptr) return nullptr;
  const std::uint64_t block = m_scene->recordedBlock();
  const auto found = std::ranges::find_if(m_answers, [&](const QuizAnswer& answer) {
    return answer.block == block && answer.step == step;
  });
  return found == m_answers.end() ? nullptr : &*found;
}

const QuizAnswer* Quiz::given() const {
  return answerTo(m_playback.step());
}

std::optional<Question> Quiz::asked() const {
  const QuizAnswer* answer = given();
  if (answer == nullptr) return std::nullopt;
  return questionOn(m_scene->model(), answer->step, answer->subject);
}

std::optional<Subject> Quiz::previous() const {
  if (m_answers.empty()) return std::nullopt;
  return m_answers.back().subject;
}

std::optional<int> Quiz::stepOfEpoch(std::size_t epoch) const {
  const trace::Timeline& timeline = m_scene->timeline();
  const int first = std::max(1, static_cast<int>(timeline.firstStepOf(epoch)));
  const int end =
      std::min(static_cast<int>(timeline.firstStepOf(epoch + 1)), first + kMostLookedThrough);
  std::optional<int> found;
  int most = -1;
  for (int step = first; step < end; ++step) {
    const auto worth = m_maker->worthOf(step, m_kinds);
    if (!worth || *worth <= most) continue;
    most = *worth;
    found = step;
  }
  return found;
}

bool Quiz::isPaceOf(int step) const {
  const trace::Step& which = m_scene->timeline().step(static_cast<std::size_t>(step));
  switch (m_pace) {
    case QuestionPace::everyStep:
      return true;
    case QuestionPace::everyEpoch:
      return stepOfEpoch(which.epoch) == step;
    case QuestionPace::everyChange:
      return trace::isWrite(which.kind);
  }
  return false;
}

std::optional<int> Quiz::shutBetween(int from, int to) {
  if (m_maker == nullptr) return std::nullopt;
  for (int step = from + 1; step <= to; ++step) {
    if (m_open && m_open->step == step) return step;
    if (!isPaceOf(step) || answerTo(step) != nullptr) continue;
    m_next = m_maker->make(step, m_kinds, previous());
    if (m_next) return step;
  }
  return std::nullopt;
}

void Quiz::hold(int step, bool wasPlaying) {
  if (!m_open || m_open->step != step) {
    m_open = std::exchange(m_next, std::nullopt);
    m_wasPlaying = wasPlaying;
    emit changed();
  }
  emit waits();
}

void Quiz::follow() {
  // Going elsewhere leaves the question.
  const bool isThere = m_open && m_playback.isPredicting() && m_playback.step() == m_open->step - 1;
  if (!isThere) m_open.reset();
  emit changed();
}

bool Quiz::ask(int step, const Subject& subject) {
  if (m_scene == nullptr || step < 1 || step >= m_scene->stepCount()) return false;
  std::optional<Question> question = questionOn(m_scene->model(), step, subject);
  if (!question) return false;
  const std::uint64_t block = m_scene->recordedBlock();
  std::erase_if(m_answers, [&](const QuizAnswer& answer) {
    return answer.block == block && answer.step == step;
  });
  m_playback.setPredicting(false);
  m_playback.jump(step - 1);
  m_playback.setPredicting(true);
  m_open = std::move(question);
  m_wasPlaying = false;
  m_isSingle = true;
  emit changed();
  emit waits();
  return true;
}

bool Quiz::answer(const QString& typed) {
  const auto isRight = m_open ? m_open->isRight(typed) : std::nullopt;
  if (!isRight) return false;
  settle(typed.trimmed(), *isRight);
  return true;
}

void Quiz::reveal() {
  if (m_open) settle({}, false);
}

void Quiz::settle(const QString& typed, bool isRight) {
  m_answers.push_back({m_scene->recordedBlock(), m_open->step, m_open->subject, typed, isRight});
  m_open.reset();
  emit answered();
  m_playback.playOne();
}

void Quiz::goOn() {
  if (std::exchange(m_isSingle, false)) {
    m_playback.setPredicting(false);
  } else if (std::exchange(m_wasPlaying, false)) {
    m_playback.pause();  // the motion of the answered step
    m_playback.play();
  } else {
    m_playback.forward();
  }
}

void Quiz::startOver() {
  restore({}, m_seed + 1);
}

void Quiz::restore(std::vector<QuizAnswer> answers, std::uint64_t seed) {
  m_answers = std::move(answers);
  m_seed = seed;
  m_open.reset();
  m_next.reset();
  if (m_scene != nullptr) m_maker = std::make_unique<QuestionMaker>(m_scene->model(), m_seed);
  judgeAgain();
  emit changed();
}

void Quiz::judgeAgain() {
  if (m_scene == nullptr) return;
  std::erase_if(m_answers, [this](QuizAnswer& answer) {
    if (answer.block != m_scene->recordedBlock()) return false;
    const auto question = questionOn(m_scene->model(), answer.step, answer.subject);
    if (question) answer.isRight = question->isRight(answer.typed).value_or(false);
    return !question;
  });
}

void Quiz::setKinds(QuestionKinds kinds) {
  if (kinds && kinds != m_kinds) m_kinds = kinds;
  emit choiceChanged();
}

void Quiz::setPace(QuestionPace pace) {
  m_pace = pace;
  emit choiceChanged();
}

}  // namespace lanescope::ui
