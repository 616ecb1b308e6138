// SPDX-License-Identifier: GPL-3.0-or-later
//
// The questions about every kernel of the catalogue, their answers against what the record says by
// other ways.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "catalog/catalog.h"
#include "tests/app/session/session_samples.h"
#include "trace/count/counters.h"
#include "ui/quiz/question_maker.h"
#include "ui/quiz/question_words.h"
#include "ui/stage/model/stage_model.h"

namespace lanescope::ui {
namespace {

using trace::EventKind;
using trace::Timeline;
using What = Subject::What;

constexpr QuestionKind kKinds[] = {QuestionKind::value, QuestionKind::lanes, QuestionKind::cost,
                                   QuestionKind::left};

bool takesPart(const Timeline& timeline, std::size_t step, std::uint32_t thread) {
  return timeline.doneAfter(step + 1, thread) > timeline.doneAfter(step, thread);
}

/// The number of participating threads in a warp or the block.
std::uint64_t lanesIn(const Timeline& timeline, std::size_t step, const Subject& subject) {
  std::uint64_t lanes = 0;
  for (std::uint32_t thread = 0; thread < timeline.threadCount(); ++thread) {
    const bool counts = subject.what == What::threadsOfBlock || thread / 32 == subject.index;
    if (counts && takesPart(timeline, step, thread)) ++lanes;
  }
  return lanes;
}

/// The first and the last byte that each lane of a warp requests.
std::vector<std::pair<std::int64_t, std::int64_t>> bytesOf(const Timeline& timeline,
                                                           std::size_t step, std::int64_t warp) {
  std::vector<std::pair<std::int64_t, std::int64_t>> bytes;
  for (const trace::Access& access : timeline.accesses(step)) {
    if (access.thread / 32 != warp) continue;
    const trace::Event& event = timeline.event(access);
    const bool isPlain = event.kind() == EventKind::load || event.kind() == EventKind::store;
    const auto size =
        static_cast<std::int64_t>(values::sizeOf(timeline.record().arrays[event.array()].type));
    const std::int64_t first = event.index() * size;
    bytes.emplace_back(first, first + size * (isPlain ? event.width() : 1) - 1);
  }
  return bytes;
}

std::uint64_t sectorsOf(const Timeline& timeline, std::size_t step, std::int64_t warp) {
  std::set<std::int64_t> sectors;
  for (const auto& [first, last] : bytesOf(timeline, step, warp)) {
    for (std::int64_t byte = first; byte <= last; ++byte) sectors.insert(byte / 32);
  }
  return sectors.size();
}

/// The ways of the bank conflict, for accesses of at most 4 bytes a lane.
std::uint64_t waysOf(const Timeline& timeline, std::size_t step, std::int64_t warp) {
  std::map<std::int64_t, std::set<std::int64_t>> wordsOfBank;
  for (const auto& [first, last] : bytesOf(timeline, step, warp)) {
    wordsOfBank[first / 4 % 32].insert(first / 4);
  }
  std::size_t most = 0;
  for (const auto& [bank, words] : wordsOfBank) most = std::max(most, words.size());
  return most;
}

void check(const StageModel& model, const Question& question) {
  const Timeline& timeline = *model.timeline;
  const auto step = static_cast<std::size_t>(question.step);
  const Subject& subject = question.subject;
  switch (subject.what) {
    case What::element: {
      const trace::ElementState state = model.history.at(subject.array, subject.index, step + 1);
      EXPECT_EQ(state.origin, trace::ElementState::Origin::stored);
      EXPECT_EQ(state.step, step);
      EXPECT_EQ(question.bits, state.bits);
      EXPECT_EQ(question.type, model.record->arrays[subject.array].type);
      EXPECT_TRUE(question.reason.contains(QuestionWords::number(question.type, question.bits)));
      break;
    }
    case What::lanesOfWarp:
    case What::threadsOfBlock:
      EXPECT_EQ(question.bits, lanesIn(timeline, step, subject));
      break;
    case What::bankWays: {
      const auto bytes = bytesOf(timeline, step, subject.index);
      if (bytes.front().second - bytes.front().first < 4) {
        EXPECT_EQ(question.bits, waysOf(timeline, step, subject.index));
        break;
      }
      // Wider accesses are served in parts.
      for (const trace::WarpRequest& request : trace::requestsOf(timeline, step)) {
        if (request.warp != subject.index) continue;
        const trace::AccessCost cost = trace::costOf(model.record->arrays[request.array], request);
        EXPECT_LE(question.bits, cost.passes);
        EXPECT_EQ(question.bits > 1, cost.conflicts > 0);
      }
      break;
    }
    case What::sectors:
      EXPECT_EQ(question.bits, sectorsOf(timeline, step, subject.index));
      break;
    case What::stepsLeft:
      EXPECT_EQ(question.bits + step, timeline.stepCount());
      break;
    case What::barriersLeft: {
      std::set<std::size_t> barriers;
      for (const trace::Access& access : timeline.accesses()) {
        const std::size_t when = timeline.stepOf(access);
        if (when >= step && timeline.event(access).kind() == EventKind::barrier) {
          barriers.insert(when);
        }
      }
      EXPECT_EQ(question.bits, barriers.size());
      break;
    }
    case What::epochsLeft:
      EXPECT_EQ(question.bits + timeline.step(step - 1).epoch + 1, timeline.epochCount());
      break;
  }
  EXPECT_EQ(question.isRight(QuestionWords::number(question.type, question.bits)),
            std::optional(true))
      << question.reason.toStdString();
  EXPECT_FALSE(question.text.isEmpty());
  EXPECT_FALSE(question.reason.isEmpty());
}

TEST(QuestionCatalogue, AnswersAreThoseOfTheRecordForEveryKernelAndKind) {
  std::map<std::pair<std::string, QuestionKind>, int> found;
  int good = 0;
  int questions = 0;
  for (const catalog::KernelRow& row : catalog::kernels()) {
    const auto session = tests::sessionOf(row.id);
    if (!session || !session->run->main.result->record) continue;
    const auto& result = session->run->main.result;
    const StageModel model(std::shared_ptr<const trace::Record>(result, &*result->record), 0);
    const QuestionMaker maker(model, 1);
    for (const QuestionKind kind : kKinds) {
      std::optional<Subject> previous;
      for (int step = 1; step < std::min(model.stepCount(), 400); ++step) {
        const auto question = maker.make(step, kind, previous);
        if (!question) continue;
        SCOPED_TRACE(std::string(row.id) + ", step " + std::to_string(step) + ": " +
                     question->text.toStdString());
        EXPECT_NE(std::optional(question->subject), previous);
        previous = question->subject;
        check(model, *question);
        ++questions;
        const bool isGood = maker.worthOf(step, kind).value_or(0) >= 2;
        if (isGood) ++good;
        if (isGood) ++found[{std::string(row.family), kind}];
      }
    }
  }
  std::printf("%d questions, %d of them good\n", questions, good);
  for (const char* family : {"reduce", "scan", "matmul", "image"}) {
    for (const QuestionKind kind : kKinds) {
      EXPECT_GT((found[{family, kind}]), 1) << family << ", kind " << static_cast<int>(kind);
    }
  }
  for (const QuestionKind kind : {QuestionKind::value, QuestionKind::lanes, QuestionKind::left}) {
    EXPECT_GT((found[{"pitfalls", kind}]), 10);
  }
}

}  // namespace
}  // namespace lanescope::ui
