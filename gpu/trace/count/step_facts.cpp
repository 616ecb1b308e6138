// SPDX-License-Identifier: Apache-2.0
#include "trace/count/step_facts.h"

#include <algorithm>
#include <array>
#include <limits>
#include <span>
#include <vector>

namespace lanescope::trace {
namespace {

void describeStores(const Dataflow& flow, std::size_t step, StepFacts& facts) {
  Computations all = Computations::all();
  bool anyLoads = false;
  std::uint32_t fewest = std::numeric_limits<std::uint32_t>::max();
  const auto [first, last] = flow.madeIn(step);
  for (std::uint32_t i = first; i < last; ++i) {
    const DataNode node = flow.nodes()[i];
    if (node.computations.contains(Computation::constant)) {
      ++facts.withoutLoads;
      continue;
    }
    anyLoads = true;
    fewest = std::min(fewest, node.sourceCount);
    facts.loadsEach = std::max(facts.loadsEach, node.sourceCount);
    all &= node.computations;
  }
  facts.fewestLoads = anyLoads ? fewest : 0;
  facts.computation = anyLoads ? all.plainest() : Computation::constant;
}

/// Returns the smallest rectangle of the matrix that contains these elements, if it contains no
/// others.
std::optional<StepPlaces::Rectangle> rectangleOf(std::span<const std::int64_t> indices,
                                                 std::uint64_t distinct, std::int64_t columns) {
  if (columns == 0 || indices.front() < 0) return {};
  StepPlaces::Rectangle part{indices.front() / columns, columns, indices.back() / columns, 0};
  for (const std::int64_t index : indices) {
    part.left = std::min(part.left, index % columns);
    part.right = std::max(part.right, index % columns);
  }
  const std::int64_t area = (part.bottom - part.top + 1) * (part.right - part.left + 1);
  if (static_cast<std::uint64_t>(area) != distinct) return {};
  return part;
}

/// `columns`: of the matrix; 0: the array is no matrix.
StepPlaces placesOf(const Timeline& timeline, std::span<const Access> accesses,
                    std::uint64_t columns) {
  std::vector<std::int64_t> indices;
  indices.reserve(accesses.size());
  for (const Access& access : accesses) indices.push_back(timeline.event(access).index());
  std::ranges::sort(indices);
  StepPlaces places{{}, indices.front(), indices.back(), 0, ~0U, 0};
  for (auto from = indices.begin(); from != indices.end();) {
    const auto to = std::upper_bound(from, indices.end(), *from);
    const auto threads = static_cast<std::uint32_t>(to - from);
    ++places.distinct;
    places.fewest = std::min(places.fewest, threads);
    places.most = std::max(places.most, threads);
    from = to;
  }
  places.rectangle = rectangleOf(indices, places.distinct, static_cast<std::int64_t>(columns));
  return places;
}

void describeShuffle(const Timeline& timeline, std::span<const Access> accesses, StepFacts& facts) {
  using Kind = LaneRule::Kind;
  // The rules that the first receiving lane satisfies; the other lanes must agree.
  std::array<LaneRule, 3> rules{};
  for (const Access& access : accesses) {
    const int lane = static_cast<int>(access.thread % kWarpSize);
    const int source = static_cast<int>(timeline.event(access).detail());
    if (source == lane) continue;
    const std::array now{LaneRule{Kind::distance, source - lane},
                         LaneRule{Kind::flip, source ^ lane}, LaneRule{Kind::same, source}};
    for (std::size_t i = 0; i < rules.size(); ++i) {
      if (facts.receiving == 0) {
        rules[i] = now[i];
      } else if (rules[i] != now[i]) {
        rules[i] = {};
      }
    }
    ++facts.receiving;
  }
  const auto form = static_cast<ShuffleForm>(facts.form);
  // The form of the shuffle tells which of several rules is meant.
  std::ranges::rotate(rules, rules.begin() + (form == ShuffleForm::indexed       ? 2
                                              : form == ShuffleForm::exclusiveOr ? 1
                                                                                 : 0));
  const auto holds =
      std::ranges::find_if(rules, [](const LaneRule& rule) { return rule.kind != Kind::none; });
  if (holds != rules.end()) facts.from = *holds;
}

}  // namespace

StepFacts factsOf(const Timeline& timeline, const Dataflow& flow, std::size_t step) {
  const Step& which = timeline.step(step);
  const auto all = timeline.accesses(step);
  const std::vector<Access> accesses(all.begin(), all.end());
  StepFacts facts;
  facts.kind = which.kind;
  facts.form = which.form;
  facts.array = which.array;
  facts.line = which.line;
  facts.epoch = which.epoch;
  facts.active = which.accessCount;
  facts.threads = timeline.threadCount();
  facts.warps = (facts.threads + kWarpSize - 1) / kWarpSize;
  facts.firstThread = accesses.front().thread;
  facts.lastThread = accesses.back().thread;
  facts.firstIndex = timeline.event(accesses.front()).index();
  facts.lastIndex = timeline.event(accesses.back()).index();

  facts.offset = facts.firstIndex - static_cast<std::int64_t>(facts.firstThread);
  std::int64_t previous = facts.firstIndex;
  std::uint32_t lastWarp = ~0U;
  for (std::size_t i = 0; i < accesses.size(); ++i) {
    const std::int64_t index = timeline.event(accesses[i]).index();
    const std::uint32_t warp = accesses[i].thread / kWarpSize;
    if (warp != lastWarp) ++facts.activeWarps;
    lastWarp = warp;
    if (facts.offset && index - static_cast<std::int64_t>(accesses[i].thread) != *facts.offset) {
      facts.offset.reset();
    }
    if (i == 1) facts.stride = index - previous;
    if (i > 1 && facts.stride && index - previous != *facts.stride) facts.stride.reset();
    previous = index;
  }
  facts.detail = timeline.event(accesses.front()).detail();
  if (namesElement(which.kind)) {
    facts.places = placesOf(timeline, accesses, timeline.record().arrays[which.array].columns);
  }
  if (which.kind == EventKind::shuffle) describeShuffle(timeline, accesses, facts);
  if (isWrite(which.kind)) describeStores(flow, step, facts);
  return facts;
}

}  // namespace lanescope::trace
