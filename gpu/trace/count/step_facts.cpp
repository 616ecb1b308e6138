// SPDX-License-Identifier: Apache-2.0
#include "trace/count/step_facts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <type_traits>
#include <vector>

#include "trace/count/counters.h"
#include "values/typed.h"

namespace lanescope::trace {
namespace {

template <class T>
T runningDot(std::span<const std::uint64_t> sources) {
  T sum = 0;
  for (std::size_t i = 0; i + 1 < sources.size(); i += 2) {
    const T a = values::fromBits<T>(sources[i]);
    const T b = values::fromBits<T>(sources[i + 1]);
    if constexpr (std::is_floating_point_v<T>) {
      sum = std::fma(a, b, sum);
    } else {
      sum = static_cast<T>(sum + a * b);
    }
  }
  return sum;
}

/// A set of operations, one bit each.
using Operations = unsigned;
constexpr Operations only(StoreRelation operation) {
  return 1U << static_cast<unsigned>(operation);
}

/// Returns all operations that could have made `stored`; a 4 from 2 and 2 is a sum and a product.
/// `sources`: bit patterns in the order of the loads. Arithmetic is in T, as in the kernel.
template <class T>
Operations operationsOf(std::uint64_t stored, std::span<const std::uint64_t> sources) {
  const auto is = [stored](T value) { return values::bitsOf(value) == stored; };
  if (sources.size() == 1) return sources[0] == stored ? only(StoreRelation::copy) : 0;
  Operations operations = 0;
  if (sources.size() == 2) {
    const T a = values::fromBits<T>(sources[0]);
    const T b = values::fromBits<T>(sources[1]);
    if (is(static_cast<T>(a + b))) operations |= only(StoreRelation::sum);
    if (is(static_cast<T>(a * b))) operations |= only(StoreRelation::product);
  }
  if (sources.size() % 2 == 0 && is(runningDot<T>(sources))) {
    operations |= only(StoreRelation::runningDot);
  }
  return operations;
}

/// Integers are computed as unsigned ones of their size, since signed overflow wraps on a GPU.
Operations operationsOf(values::DType type, std::uint64_t stored,
                        std::span<const std::uint64_t> sources) {
  return values::withType(type, [&]<class T>(T) {
    if constexpr (std::is_integral_v<T>) {
      return operationsOf<std::make_unsigned_t<T>>(stored, sources);
    } else {
      return operationsOf<T>(stored, sources);
    }
  });
}

/// Chooses among the operations that hold for all values of a step. A value of elements of its own
/// array is more likely a sum, another one more likely a product.
StoreRelation choose(Operations operations, bool inPlace) {
  using enum StoreRelation;
  for (const StoreRelation operation : inPlace ? std::array{copy, sum, product, runningDot}
                                               : std::array{copy, product, sum, runningDot}) {
    if ((operations & only(operation)) != 0) return operation;
  }
  return unknown;
}

/// The operations that could have made one value of its sources, and whether these are of its
/// array.
struct Making {
  Operations operations = 0;
  bool inPlace = true;
};

/// `bits`: a buffer for the sources' patterns that the values of a step share.
Making makingOf(const Dataflow& flow, const DataNode& node, std::vector<std::uint64_t>& bits) {
  Making making;
  bits.clear();
  bool isOfOneType = true;
  for (const std::uint32_t source : flow.sourcesOf(node)) {
    const DataNode& from = flow.nodes()[source];
    bits.push_back(from.bits);
    making.inPlace = making.inPlace && from.array == node.array;
    isOfOneType = isOfOneType && from.type == node.type;
  }
  if (isOfOneType) making.operations = operationsOf(node.type, node.bits, bits);
  return making;
}

void describeStores(const Dataflow& flow, std::size_t step, StepFacts& facts) {
  Operations operations = ~0U;
  bool inPlace = true;
  bool anyLoads = false;
  std::vector<std::uint64_t> bits;
  const auto [first, last] = flow.madeIn(step);
  for (std::uint32_t i = first; i < last; ++i) {
    const DataNode& node = flow.nodes()[i];
    if (node.sourceCount == 0) {
      ++facts.withoutLoads;
      continue;
    }
    anyLoads = true;
    facts.loadsEach = std::max(facts.loadsEach, node.sourceCount);
    const Making making = makingOf(flow, node, bits);
    inPlace = inPlace && making.inPlace;
    operations &= making.operations;
  }
  facts.operation = anyLoads ? choose(operations, inPlace) : StoreRelation::constant;
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

StoreRelation operationOf(const Dataflow& flow, const DataNode& node) {
  if (node.sourceCount == 0) return StoreRelation::constant;
  std::vector<std::uint64_t> bits;
  const Making making = makingOf(flow, node, bits);
  return choose(making.operations, making.inPlace);
}

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
