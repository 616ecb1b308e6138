// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quiz/question_maker.h"

#include <algorithm>
#include <bit>
#include <map>
#include <ranges>
#include <unordered_map>

#include "trace/count/bank_use.h"
#include "trace/count/counters.h"
#include "trace/count/sector_use.h"
#include "trace/count/step_facts.h"
#include "ui/stage/model/stage_model.h"

namespace lanescope::ui {
namespace {

using trace::Computation;
using trace::DataNode;
using trace::EventKind;
using What = Subject::What;

/// Difficulty of a good question; easier ones are asked only where there is none.
constexpr int kGood = 2;
/// Largest number of steps or barriers to count.
constexpr std::size_t kMostLeft = 12;

/// SplitMix64 after Steele and others (2014): pseudo-random numbers that are the same on all
/// machines.
std::uint64_t mixed(std::uint64_t value) {
  value += 0x9e3779b97f4a7c15U;
  value = (value ^ value >> 30U) * 0xbf58476d1ce4e5b9U;
  value = (value ^ value >> 27U) * 0x94d049bb133111ebU;
  return value ^ value >> 31U;
}

/// The elements that the stage shows at a step, array by array.
class ShownElements {
 public:
  ShownElements(const StageModel& model, std::size_t step)
      : m_model(model), m_step(static_cast<int>(step)) {}

  bool has(unsigned array, std::int64_t index) {
    const auto shown = std::ranges::find(m_model.arrays, array, &ShownArray::array);
    if (shown == m_model.arrays.end()) return false;
    auto page = m_pages.find(array);
    if (page == m_pages.end()) {
      const auto position = static_cast<int>(shown - m_model.arrays.begin());
      page = m_pages.emplace(array, m_model.pageOf(position, m_step)).first;
    }
    return page->second.positionOf(index).has_value();
  }

 private:
  const StageModel& m_model;
  int m_step;
  std::map<unsigned, ArrayPage> m_pages;
};

}  // namespace

QuestionMaker::QuestionMaker(const StageModel& model, std::uint64_t seed)
    : m_model(model), m_seed(seed) {
  for (std::size_t step = 0; step < model.timeline->stepCount(); ++step) {
    if (model.timeline->step(step).kind == EventKind::barrier) {
      m_barriers.push_back(static_cast<std::uint32_t>(step));
    }
  }
}

/// The value scores high when it is simple to compute from what is shown; a copy or an unknown
/// source scores low.
int QuestionMaker::worthOfValue(const DataNode& node) const {
  const auto sources = m_model.flow.sourcesOf(node);
  constexpr std::size_t kMostSources = 4;
  if (sources.empty() || sources.size() > kMostSources) return 0;
  const Computation computation = node.computations.plainest();
  if (computation == Computation::copy || computation == Computation::received) return 0;
  // A sum with zero or a product with one leaves the old value.
  const bool isOld = std::ranges::any_of(sources, [&](std::uint32_t source) {
    const DataNode& from = m_model.flow.nodes()[source];
    return from.type == node.type && from.bits == node.bits;
  });
  if (isOld) return 1;
  return computation == Computation::sum || computation == Computation::product ? 3 : kGood;
}

void QuestionMaker::addValues(std::size_t step, Candidates& all) const {
  const trace::Step& which = m_model.timeline->step(step);
  if (!trace::isWrite(which.kind) || m_model.record->arrays[which.array].tagged) return;
  const auto [first, last] = m_model.flow.madeIn(step);
  const auto nodes =
      m_model.flow.nodes() | std::views::drop(first) | std::views::take(last - first);
  const auto isStore = [&](const DataNode& node) {
    return !node.isInput && node.array == which.array;
  };
  // An element that several threads store in one step gets a value by chance.
  std::unordered_map<std::int64_t, int> stores;
  for (const DataNode& node : nodes) {
    if (isStore(node)) ++stores[node.index];
  }
  ShownElements shown(m_model, step - 1);
  for (const DataNode& node : nodes) {
    if (!isStore(node) || stores[node.index] > 1 || !shown.has(which.array, node.index)) continue;
    int worth = worthOfValue(node);
    for (const std::uint32_t source : m_model.flow.sourcesOf(node)) {
      const DataNode& from = m_model.flow.nodes()[source];
      const bool isSeen = from.array != DataNode::kNoArray && shown.has(from.array, from.index);
      if (!isSeen) worth = 0;
    }
    all.push_back({{What::element, which.array, node.index}, worth});
  }
}

void QuestionMaker::addLanes(std::size_t step, Candidates& all) const {
  const trace::Timeline& timeline = *m_model.timeline;
  const std::uint32_t threads = timeline.threadCount();
  if (threads < 2) return;
  const auto accesses = timeline.accesses(step);
  // When the same threads go on, the picture shows the answer.
  const bool isSame = std::ranges::equal(accesses, timeline.accesses(step - 1), {},
                                         &trace::Access::thread, &trace::Access::thread);
  const bool isAll = accesses.size() == threads;
  all.push_back({{What::threadsOfBlock}, isAll || isSame ? 0 : kGood});
  if (threads <= trace::kWarpSize) return;
  std::map<std::uint32_t, std::uint32_t> active;
  for (const trace::Access& access : accesses) ++active[access.thread / trace::kWarpSize];
  for (const auto& [warp, lanes] : active) {
    const std::uint32_t size = std::min(trace::kWarpSize, threads - warp * trace::kWarpSize);
    all.push_back({{What::lanesOfWarp, 0, warp}, lanes == size || isSame ? 0 : kGood});
  }
}

void QuestionMaker::addCosts(std::size_t step, Candidates& all) const {
  for (const trace::WarpRequest& request : trace::requestsOf(*m_model.timeline, step)) {
    const trace::ArrayInfo& array = m_model.record->arrays[request.array];
    if (!request.isNew || array.remote) continue;
    const int bytes = static_cast<int>(values::sizeOf(array.type));
    const bool isAlone = std::has_single_bit(request.lanes);
    if (array.space == trace::Space::shared) {
      const bool isConflict = trace::BankUse(bytes, request).conflicts() > 0;
      all.push_back({{What::bankWays, 0, request.warp}, isAlone ? 0 : isConflict ? 3 : 1});
    } else {
      const trace::SectorUse use(bytes, request);
      const bool isWasteful = use.wantedBytes() < use.bytes();
      all.push_back({{What::sectors, 0, request.warp}, isAlone ? 0 : isWasteful ? kGood : 1});
    }
  }
}

void QuestionMaker::addLeft(std::size_t step, Candidates& all) const {
  const trace::Timeline& timeline = *m_model.timeline;
  const auto barriers = static_cast<std::size_t>(
      m_barriers.end() - std::ranges::lower_bound(m_barriers, static_cast<std::uint32_t>(step)));
  // The beginning of an epoch is the place to look ahead.
  const bool isStart = timeline.firstStepOf(timeline.step(step).epoch) == step;
  const auto worth = [isStart](std::size_t left) {
    return left == 0 || left > kMostLeft ? 0 : isStart ? kGood : 1;
  };
  all.push_back({{What::barriersLeft}, worth(barriers)});
  const std::size_t epochs = timeline.epochCount() - 1 - timeline.step(step - 1).epoch;
  all.push_back({{What::epochsLeft}, worth(epochs)});
  const std::size_t steps = timeline.stepCount() - step;
  all.push_back({{What::stepsLeft}, steps > 1 && steps <= kMostLeft ? 1 : 0});
}

QuestionMaker::Candidates QuestionMaker::candidatesAt(int step, QuestionKinds kinds) const {
  Candidates all;
  if (step < 1 || step >= m_model.stepCount()) return all;
  const auto which = static_cast<std::size_t>(step);
  if (kinds.testFlag(QuestionKind::value)) addValues(which, all);
  if (kinds.testFlag(QuestionKind::lanes)) addLanes(which, all);
  if (kinds.testFlag(QuestionKind::cost)) addCosts(which, all);
  if (kinds.testFlag(QuestionKind::left)) addLeft(which, all);
  return all;
}

std::optional<int> QuestionMaker::worthOf(int step, QuestionKinds kinds) const {
  const Candidates all = candidatesAt(step, kinds);
  if (all.empty()) return std::nullopt;
  return std::ranges::max_element(all, {}, &Candidate::worth)->worth;
}

std::optional<Question> QuestionMaker::make(int step, QuestionKinds kinds,
                                            const std::optional<Subject>& previous) const {
  Candidates pool = candidatesAt(step, kinds);
  std::erase_if(pool, [&](const Candidate& each) { return each.subject == previous; });
  if (pool.empty()) return std::nullopt;
  const int best = std::ranges::max_element(pool, {}, &Candidate::worth)->worth;
  std::erase_if(pool, [&](const Candidate& each) { return each.worth < std::min(best, kGood); });
  // The kind is drawn first, then one of its best questions. Otherwise the kind with the most
  // candidates would win.
  std::vector<QuestionKind> offered;
  for (const Candidate& each : pool) {
    const QuestionKind kind = each.subject.kind();
    if (std::ranges::find(offered, kind) == offered.end()) offered.push_back(kind);
  }
  if (offered.size() > 1 && previous) std::erase(offered, previous->kind());
  std::uint64_t lot = mixed(m_seed ^ mixed(static_cast<std::uint64_t>(step)));
  const QuestionKind kind = offered[lot % offered.size()];
  std::erase_if(pool, [&](const Candidate& each) { return each.subject.kind() != kind; });
  const int most = std::ranges::max_element(pool, {}, &Candidate::worth)->worth;
  std::erase_if(pool, [&](const Candidate& each) { return each.worth < most; });
  lot = mixed(lot);
  return questionOn(m_model, step, pool[lot % pool.size()].subject);
}

}  // namespace lanescope::ui
