// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "trace/flow/evaluate.h"
#include "trace/flow/operation_values.h"
#include "trace/record/timeline.h"

// The record computes itself: each operation of a flow, evaluated from its sources, gives bit for
// bit what the threads stored and sent.

namespace lanescope::tests {

/// What the check of some records has found.
struct FlowTotals {
  std::uint64_t cases = 0;
  std::uint64_t events = 0;
  std::uint64_t operations = 0;
  std::uint64_t passed = 0;  ///< values that were stored, sent or combined with an element
  std::uint64_t wrong = 0;
  std::set<std::string> withoutFlow;  ///< arrays with stores of which no operation tells
};

/// Checks the values that the threads of a block sent to others of their warps.
inline void checkSent(const std::shared_ptr<const trace::Record>& record, std::uint64_t block,
                      const std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint64_t>& sent,
                      FlowTotals& totals) {
  const trace::Timeline timeline(record, block);
  for (std::size_t i = 0; i < timeline.stepCount(); ++i) {
    if (timeline.step(i).kind != trace::EventKind::shuffle) continue;
    for (const trace::Access& access : timeline.accesses(i)) {
      const trace::Event& event = timeline.event(access);
      const std::uint32_t lane =
          access.thread / trace::kWarpSize * trace::kWarpSize + event.detail();
      const auto from = timeline.accessOf(i, lane);
      if (!from) continue;
      const auto value = sent.find({(*from).thread, (*from).event});
      if (value != sent.end() && value->second != event.bits) ++totals.wrong;
    }
  }
}

/// Checks what the threads of a block stored, sent and combined with elements.
inline void checkBlock(const std::shared_ptr<const trace::Record>& record, std::uint64_t block,
                       FlowTotals& totals) {
  std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint64_t> sent;
  for (std::uint32_t thread = 0; thread < record->threadsPerBlock(); ++thread) {
    const auto events = record->eventsOf(block, thread);
    const auto operations = record->operationsOf(block, thread);
    const std::vector<std::uint64_t> values = trace::operationValues(*record, block, thread);
    std::set<std::uint32_t> told;
    for (std::size_t i = 0; i < operations.size(); ++i) {
      const trace::Operation& operation = operations[i];
      if (operation.kind() != trace::OperationKind::pass &&
          operation.kind() != trace::OperationKind::atomic) {
        continue;
      }
      ++totals.passed;
      const std::uint32_t number = operation.sources[1];
      ASSERT_LT(number, events.size());
      const trace::Event& event = events[number];
      if (event.line() != operation.line()) ++totals.wrong;
      told.insert(number);
      if (operation.kind() == trace::OperationKind::atomic) {
        const std::uint64_t compare = trace::sourceValue(operation.sources[2], events, values);
        const bool isGlobal = record->arrays[event.array()].space == trace::Space::global;
        const std::uint64_t after =
            trace::evaluateAtomic(operation, events[number - 1].bits, values[i], compare, isGlobal);
        if (event.kind() != trace::EventKind::atomicWrite || after != event.bits) ++totals.wrong;
      } else if (event.kind() == trace::EventKind::store) {
        if (values[i] != event.bits) ++totals.wrong;
      } else {
        sent[{thread, number}] = values[i];
      }
    }
    for (std::uint32_t i = 0; i < events.size(); ++i) {
      if (trace::isWrite(events[i].kind()) && !told.contains(i)) {
        totals.withoutFlow.insert(record->arrays[events[i].array()].name);
      }
    }
    totals.operations += operations.size();
    totals.events += events.size();
  }
  checkSent(record, block, sent, totals);
}

}  // namespace lanescope::tests
