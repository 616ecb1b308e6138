// SPDX-License-Identifier: Apache-2.0
#include "trace/flow/operation_values.h"

#include <array>
#include <cstddef>
#include <string>

#include "trace/flow/evaluate.h"
#include "values/error.h"

namespace lanescope::trace {

std::uint64_t sourceValue(Source source, std::span<const Event> events,
                          std::span<const std::uint64_t> operations) {
  if (source == kNoSource) return 0;
  const bool isOperation = (source & kOperationMark) != 0;
  const std::size_t number = source & ~kOperationMark;
  if (number >= (isOperation ? operations.size() : events.size())) {
    values::refuse(isOperation
                       ? "Operation " + std::to_string(number) +
                             " of a flow is used before it is made."
                       : "A flow names event " + std::to_string(number) + " of a thread with " +
                             std::to_string(events.size()) + " events.");
  }
  return isOperation ? operations[number] : events[number].bits;
}

std::vector<std::uint64_t> operationValues(const Record& record, std::uint64_t recordedBlock,
                                           std::uint64_t thread) {
  const std::span<const Event> events = record.eventsOf(recordedBlock, thread);
  const std::span<const Operation> operations = record.operationsOf(recordedBlock, thread);
  std::vector<std::uint64_t> values;
  values.reserve(operations.size());
  for (const Operation& operation : operations) {
    std::array<std::uint64_t, 3> sources{};
    const int count = sourceCountOf(operation.kind());
    bool isKnown = true;
    const bool isAtomic = operation.kind() == OperationKind::atomic;
    for (int i = 0; i < count; ++i) {
      sources[i] = sourceValue(operation.sources[i], events, values);
      isKnown = isKnown && operation.sources[i] != kNoSource;
    }
    values.push_back(!isKnown ? 0 : isAtomic ? sources[0] : evaluate(operation, sources));
  }
  return values;
}

bool tellsAllStores(std::span<const Event> events, std::span<const Operation> operations) {
  std::vector<bool> isTold(events.size());
  for (const Operation& operation : operations) {
    if (!namesEvent(operation.kind())) continue;
    const Source event = operation.sources[1];
    if (event < events.size() && operation.sources[0] != kNoSource) isTold[event] = true;
  }
  for (std::size_t i = 0; i < events.size(); ++i) {
    if (isWrite(events[i].kind()) && !isTold[i]) return false;
  }
  return true;
}

}  // namespace lanescope::trace
