// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quiz/question.h"

#include <algorithm>
#include <array>

#include "trace/count/bank_use.h"
#include "trace/count/sector_use.h"
#include "ui/quiz/question_words.h"
#include "ui/quiz/typed_number.h"
#include "ui/stage/model/stage_model.h"

namespace lanescope::ui {
namespace {

using What = Subject::What;

/// The memory request of a warp in a step; nothing where there is none.
std::optional<trace::WarpRequest> requestOf(const StageModel& model, std::size_t step,
                                            std::int64_t warp) {
  for (const trace::WarpRequest& request : trace::requestsOf(*model.timeline, step)) {
    if (request.warp == warp && request.isNew) return request;
  }
  return std::nullopt;
}

class Answerer {
 public:
  Answerer(const StageModel& model, int step, const Subject& subject)
      : m_model(model), m_step(static_cast<std::size_t>(step)), m_subject(subject) {
    m_question.step = step;
    m_question.subject = subject;
  }

  std::optional<Question> answer() {
    if (!findAnswer()) return std::nullopt;
    m_question.text = QuestionWords::ask(m_model, m_question);
    return m_question;
  }

 private:
  bool findAnswer() {
    switch (m_subject.what) {
      case What::element:
        return findValue();
      case What::lanesOfWarp:
      case What::threadsOfBlock:
        return findLanes();
      case What::bankWays:
        return findBankWays();
      case What::sectors:
        return findSectors();
      case What::stepsLeft:
      case What::barriersLeft:
      case What::epochsLeft:
        return findLeft();
    }
    return false;
  }

  bool findValue() {
    std::optional<trace::DataNode> made;
    const auto [first, last] = m_model.flow.madeIn(m_step);
    for (std::uint32_t i = first; i < last; ++i) {
      const trace::DataNode& node = m_model.flow.nodes()[i];
      if (node.isInput || node.array != m_subject.array || node.index != m_subject.index) continue;
      if (made) return false;  // the order of the threads is chance
      made = node;
    }
    const bool isPlain = made && !m_model.record->arrays[made->array].tagged;
    if (!isPlain) return false;
    m_question.type = made->type;
    m_question.bits = made->bits;
    m_question.reason = QuestionWords::formula(m_model, *made);
    return true;
  }

  bool findLanes() {
    const bool ofBlock = m_subject.what == What::threadsOfBlock;
    const auto warps = (m_model.timeline->threadCount() + trace::kWarpSize - 1) / trace::kWarpSize;
    if (!ofBlock && (m_subject.index < 0 || m_subject.index >= warps)) return false;
    std::vector<std::uint32_t> threads;
    for (const trace::Access& access : m_model.timeline->accesses(m_step)) {
      const bool counts = ofBlock || access.thread / trace::kWarpSize == m_subject.index;
      if (counts) threads.push_back(access.thread);
    }
    setCount(threads.size());
    m_question.reason = QuestionWords::whoTakesPart(m_model, m_question, threads);
    return true;
  }

  bool findBankWays() {
    const auto request = requestOf(m_model, m_step, m_subject.index);
    if (!request) return false;
    const trace::ArrayInfo& array = m_model.record->arrays[request->array];
    if (array.space != trace::Space::shared || array.remote) return false;
    const trace::BankUse use(static_cast<int>(values::sizeOf(array.type)), *request);
    setCount(std::ranges::max_element(use.parts(), {}, &trace::BankUse::Part::passes)->passes);
    m_question.reason = QuestionWords::banks(use);
    return true;
  }

  bool findSectors() {
    const auto request = requestOf(m_model, m_step, m_subject.index);
    if (!request) return false;
    const trace::ArrayInfo& array = m_model.record->arrays[request->array];
    if (array.space != trace::Space::global) return false;
    const trace::SectorUse use(static_cast<int>(values::sizeOf(array.type)), *request);
    setCount(use.sectors().size());
    m_question.reason = QuestionWords::sectors(array, use);
    return true;
  }

  bool findLeft() {
    const trace::Timeline& timeline = *m_model.timeline;
    if (m_subject.what == What::epochsLeft) {
      setCount(timeline.epochCount() - 1 - timeline.step(m_step - 1).epoch);
    } else if (m_subject.what == What::stepsLeft) {
      setCount(timeline.stepCount() - m_step);
    } else {
      std::uint64_t barriers = 0;
      for (std::size_t i = m_step; i < timeline.stepCount(); ++i) {
        if (timeline.step(i).kind == trace::EventKind::barrier) ++barriers;
      }
      setCount(barriers);
    }
    m_question.reason = QuestionWords::whatIsLeft(m_model, m_question);
    return true;
  }

  void setCount(std::uint64_t count) { m_question.bits = count; }

  const StageModel& m_model;
  std::size_t m_step;
  Subject m_subject;
  Question m_question;
};

}  // namespace

std::span<const SubjectInfo> subjectInfos() {
  static constexpr std::array kInfos{
      SubjectInfo{What::element, QuestionKind::value, "element"},
      SubjectInfo{What::lanesOfWarp, QuestionKind::lanes, "lanes"},
      SubjectInfo{What::threadsOfBlock, QuestionKind::lanes, "threads"},
      SubjectInfo{What::bankWays, QuestionKind::cost, "bank-ways"},
      SubjectInfo{What::sectors, QuestionKind::cost, "sectors"},
      SubjectInfo{What::stepsLeft, QuestionKind::left, "steps"},
      SubjectInfo{What::barriersLeft, QuestionKind::left, "barriers"},
      SubjectInfo{What::epochsLeft, QuestionKind::left, "epochs"}};
  return kInfos;
}

QuestionKind Subject::kind() const {
  return std::ranges::find(subjectInfos(), what, &SubjectInfo::what)->kind;
}

std::optional<bool> Question::isRight(const QString& typed) const {
  const auto number = TypedNumber::parse(typed);
  if (!number) return std::nullopt;
  return number->agrees(type, bits);
}

std::optional<Question> questionOn(const StageModel& model, int step, const Subject& subject) {
  if (step < 1 || step >= model.stepCount()) return std::nullopt;
  return Answerer(model, step, subject).answer();
}

}  // namespace lanescope::ui
