// SPDX-License-Identifier: Apache-2.0
#include "trace/flow/running_sum.h"

#include <algorithm>
#include <optional>
#include <span>

#include "trace/flow/operation_values.h"
#include "trace/record/access_events.h"

namespace lanescope::trace {
namespace {

/// The sum that ends with an operation.
class Chain {
 public:
  Chain(std::span<const Operation> operations, std::span<const std::uint64_t> values)
      : m_operations(operations), m_values(values) {}

  /// Returns nothing where the source is no sum of products from 0.
  [[nodiscard]] std::optional<RunningSum> endingWith(Source source) const {
    RunningSum running;
    while (isOperation(source)) {
      const std::uint32_t number = numberOf(source);
      const Operation& operation = m_operations[number];
      if (operation.kind() == OperationKind::constant) {
        if (valueOf(number) != 0.0 || running.values.empty()) return std::nullopt;
        std::ranges::reverse(running.values);
        return running;
      }
      const auto x = eventOf(operation.sources[0]);
      const auto y = eventOf(operation.sources[1]);
      if (operation.kind() != OperationKind::fusedMultiplyAdd || !x || !y) return std::nullopt;
      running.values.push_back({std::max(*x, *y), valueOf(number)});
      source = operation.sources[2];
    }
    return std::nullopt;
  }

 private:
  /// The event that a factor came from, perhaps converted.
  [[nodiscard]] std::optional<std::uint32_t> eventOf(Source source) const {
    if (isOperation(source)) {
      const Operation& operation = m_operations[numberOf(source)];
      const bool converts = operation.kind() == OperationKind::convert ||
                            operation.kind() == OperationKind::roundToTf32;
      if (!converts) return std::nullopt;
      source = operation.sources[0];
    }
    return isEvent(source) ? std::optional(source) : std::nullopt;
  }
  [[nodiscard]] double valueOf(std::uint32_t operation) const {
    const std::uint64_t bits = m_values[operation];
    return m_operations[operation].type() == ScalarType::float64
               ? valueFrom<double>(bits)
               : static_cast<double>(valueFrom<float>(bits));
  }

  std::span<const Operation> m_operations;
  std::span<const std::uint64_t> m_values;
};

}  // namespace

std::size_t RunningSum::productsAfter(std::size_t eventsDone) const {
  const auto end = std::ranges::lower_bound(values, eventsDone, {}, &Value::event);
  return static_cast<std::size_t>(end - values.begin());
}

RunningSum runningSumOf(const Record& record, std::uint64_t recordedBlock, std::uint64_t thread) {
  if (!record.hasWholeFlow()) return {};
  const auto operations = record.operationsOf(recordedBlock, thread);
  const auto products =
      std::ranges::count(operations, OperationKind::fusedMultiplyAdd, &Operation::kind);
  if (products == 0) return {};
  const std::vector<std::uint64_t> values = operationValues(record, recordedBlock, thread);
  const Chain chain(operations, values);
  for (const Operation& operation : operations) {
    if (operation.kind() != OperationKind::pass) continue;
    auto running = chain.endingWith(operation.sources[0]);
    if (!running) continue;
    const bool isOnlySum = running->values.size() == static_cast<std::size_t>(products);
    return isOnlySum ? *std::move(running) : RunningSum();
  }
  return {};
}

}  // namespace lanescope::trace
