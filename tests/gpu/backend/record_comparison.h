// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "trace/record/record.h"

// Two records of one launch, compared event by event and operation by operation.

namespace lanescope::tests {

/// In how many entries two records differ.
struct RecordDifferences {
  std::uint64_t count = 0;
  std::string first;  ///< says where the first difference is
};

/// Returns the thread's events; where the order of blocks is free, only those before the first
/// access to an array that depends on it.
template <class Names>
std::span<const trace::Event> settled(const Names& orderFree, const trace::Record& record,
                                      std::span<const trace::Event> events) {
  const auto isFree = [&](const trace::Event& event) {
    return namesElement(event.kind()) &&
           std::ranges::count(orderFree, record.arrays[event.array()].name) > 0;
  };
  const auto end = std::ranges::find_if(events, isFree);
  return events.first(static_cast<std::size_t>(end - events.begin()));
}

/// Whether the source is an event.
inline bool isEvent(trace::Source source) {
  return (source & trace::kOperationMark) == 0;
}
inline bool namesAnEvent(const trace::Operation& operation) {
  return operation.kind() != trace::OperationKind::constant &&
         std::ranges::any_of(operation.sources, isEvent);
}
/// Whether all events that the operation names are among the thread's first `count`.
inline bool isOfFirst(const trace::Operation& operation, std::size_t count) {
  return !namesAnEvent(operation) ||
         std::ranges::all_of(operation.sources, [&](trace::Source source) {
           return !isEvent(source) || source < count;
         });
}

/// Returns the thread's operations up to the last one of which its first `count` events show that
/// it comes before the other events; all of them where there are no others.
inline std::span<const trace::Operation> settled(std::span<const trace::Operation> operations,
                                                 std::size_t count, std::size_t eventCount) {
  if (count == eventCount) return operations;
  const auto first = std::ranges::find_if(
      operations, [&](const trace::Operation& each) { return !isOfFirst(each, count); });
  auto kept = operations.first(static_cast<std::size_t>(first - operations.begin()));
  while (!kept.empty() && !namesAnEvent(kept.back())) kept = kept.first(kept.size() - 1);
  return kept;
}

inline std::string textOf(const trace::Event& event) {
  return "event kind " + std::to_string(static_cast<int>(event.kind())) + " line " +
         std::to_string(event.line()) + " bits " + std::to_string(event.bits);
}
inline std::string textOf(const trace::Operation& operation) {
  std::string text = "operation kind " + std::to_string(static_cast<int>(operation.kind())) +
                     " line " + std::to_string(operation.line()) + " sources";
  for (const trace::Source source : operation.sources) text += " " + std::to_string(source);
  return text;
}

/// Counts the entries in which two threads differ. `same`: tells whether two do not.
template <class Entry, class Same = std::equal_to<>>
void compare(std::span<const Entry> a, std::span<const Entry> b, RecordDifferences& found,
             const Same& same = {}) {
  const auto differ = std::ranges::mismatch(a, b, same);
  if (differ.in1 == a.end() && differ.in2 == b.end()) return;
  if (found.count == 0) {
    found.first = "entry " + std::to_string(differ.in1 - a.begin()) + " of " +
                  std::to_string(a.size()) + " and " + std::to_string(b.size()) + ": ";
    if (differ.in1 != a.end()) found.first += textOf(*differ.in1);
    found.first += " on the GPU, ";
    if (differ.in2 != b.end()) found.first += textOf(*differ.in2);
    found.first += " here";
  }
  if (a.size() != b.size()) {
    found.count += a.size() + b.size();
    return;
  }
  for (std::size_t i = 0; i < a.size(); ++i) found.count += same(a[i], b[i]) ? 0 : 1;
}

/// Compares what the threads of a block did. `orderFree`: names of arrays whose values depend on
/// the order in which threads reach them; a thread's entries from its first access to one on are
/// left out.
template <class Names, class Same = std::equal_to<>>
void compareBlock(const trace::Record& onGpu, const trace::Record& here, std::uint64_t block,
                  const Names& orderFree, RecordDifferences& found, const Same& same = {}) {
  for (std::uint64_t thread = 0; thread < onGpu.threadsPerBlock(); ++thread) {
    const auto events = settled(orderFree, onGpu, onGpu.eventsOf(block, thread));
    const auto eventsHere = settled(orderFree, here, here.eventsOf(block, thread));
    compare(events, eventsHere, found, same);
    compare(settled(onGpu.operationsOf(block, thread), events.size(),
                    onGpu.eventsOf(block, thread).size()),
            settled(here.operationsOf(block, thread), eventsHere.size(),
                    here.eventsOf(block, thread).size()),
            found, same);
  }
}

/// What a thread did, in an order that no compiler chooses, and without lines.
inline std::vector<trace::Event> sortedEvents(const trace::Record& record, std::uint64_t block,
                                              std::uint64_t thread) {
  std::vector<trace::Event> sorted;
  for (const trace::Event& event : record.eventsOf(block, thread)) {
    constexpr std::uint64_t kLine = ((std::uint64_t{1} << trace::Event::kLineBits) - 1)
                                    << trace::Event::kIndexBits;
    sorted.push_back({event.head & ~kLine, event.bits});
  }
  std::ranges::sort(sorted, {},
                    [](const trace::Event& each) { return std::pair(each.head, each.bits); });
  return sorted;
}

/// Compares what the threads of a block did, in any order and on any line: C++ leaves the order of
/// an operator's operands and of a function's arguments to the compiler.
template <class Same = std::equal_to<>>
void compareSorted(const trace::Record& onGpu, const trace::Record& here, std::uint64_t block,
                   RecordDifferences& found, const Same& same = {}) {
  for (std::uint64_t thread = 0; thread < onGpu.threadsPerBlock(); ++thread) {
    const auto events = sortedEvents(onGpu, block, thread);
    const auto eventsHere = sortedEvents(here, block, thread);
    compare(std::span(events), std::span(eventsHere), found, same);
  }
}

}  // namespace lanescope::tests
