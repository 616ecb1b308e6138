// SPDX-License-Identifier: Apache-2.0
#include "trace/flow/sum_rounding.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>
#include <utility>
#include <vector>

#include "trace/flow/operation_values.h"
#include "trace/record/access_events.h"
#include "values/compensated_sum.h"
#include "values/error.h"
#include "values/pairwise.h"

namespace lanescope::trace {
namespace {

using enum OperationKind;

constexpr std::size_t kMostTerms = std::size_t{1} << 20;

/// A term of a sum. Terms are added in the order of the elements that they are made of.
struct Term {
  std::pair<std::uint32_t, std::int64_t> element{std::numeric_limits<std::uint32_t>::max(), 0};
  double value = 0;
  double error = 0;  ///< the exact term less `value`
};

bool isFloat(values::DType type) {
  return type == values::DType::float32 || type == values::DType::float64;
}

/// Finds the terms of a sum through registers, arrays and shuffles.
class Terms {
 public:
  Terms(const Timeline& timeline, const Dataflow& flow, ScalarType type)
      : m_timeline(timeline), m_flow(flow), m_type(type) {
    const Record& record = timeline.record();
    m_passOf.assign(timeline.accesses().size(), kNoSource);
    for (std::uint32_t thread = 0; thread < timeline.threadCount(); ++thread) {
      m_values.push_back(operationValues(record, timeline.recordedBlock(), thread));
      const auto operations = record.operationsOf(timeline.recordedBlock(), thread);
      const std::size_t events = timeline.eventCount(thread);
      for (std::uint32_t i = 0; i < operations.size(); ++i) {
        const Source event = operations[i].sources[1];
        if (!namesEvent(operations[i].kind()) || event >= events) continue;
        m_passOf[timeline.positionOf({thread, event})] = i;
      }
    }
  }

  /// The terms of what an event stored; nothing where it is no sum.
  [[nodiscard]] std::optional<std::vector<Term>> of(std::uint32_t position) {
    m_isSum = openPassed(position);
    while (m_isSum && !m_open.empty() && m_terms.size() <= kMostTerms) {
      const auto [thread, source] = m_open.back();
      m_open.pop_back();
      if (source == kNoSource) {
        m_isSum = false;
      } else if ((source & kOperationMark) != 0) {
        takeOperation(thread, source & ~kOperationMark);
      } else {
        takeEvent(thread, source);
      }
    }
    if (!m_isSum || !m_open.empty()) return std::nullopt;
    std::ranges::stable_sort(m_terms, {}, &Term::element);
    return std::move(m_terms);
  }

 private:
  struct Item {
    std::uint32_t thread;
    Source source;
  };

  [[nodiscard]] const Operation& operationAt(std::uint32_t thread, std::uint32_t number) const {
    return m_timeline.record().operationsOf(m_timeline.recordedBlock(), thread)[number];
  }
  [[nodiscard]] std::uint64_t valueOf(std::uint32_t thread, Source source) const {
    return sourceValue(source, m_timeline.record().eventsOf(m_timeline.recordedBlock(), thread),
                       m_values[thread]);
  }
  [[nodiscard]] double numberOf(std::uint64_t bits) const {
    return m_type == ScalarType::float32 ? valueFrom<float>(bits) : valueFrom<double>(bits);
  }

  /// Goes on at what was stored or sent by an event. Returns false where no operation tells, and
  /// for an atomic, which adds to what other blocks have stored, too.
  bool openPassed(std::uint32_t position) {
    const std::uint32_t thread = m_timeline.threadAt(position);
    const std::uint32_t number = m_passOf[position];
    if (number == kNoSource || operationAt(thread, number).kind() != pass) return false;
    m_open.push_back({thread, operationAt(thread, number).sources[0]});
    return true;
  }

  void takeOperation(std::uint32_t thread, std::uint32_t number) {
    const Operation& operation = operationAt(thread, number);
    const bool isOfType = operation.type() == m_type;
    if (isOfType && operation.kind() == add) {
      m_open.push_back({thread, operation.sources[0]});
      m_open.push_back({thread, operation.sources[1]});
    } else if (isOfType && (operation.kind() == multiply || operation.kind() == fusedMultiplyAdd)) {
      takeProduct(thread, operation);
      if (operation.kind() == fusedMultiplyAdd) m_open.push_back({thread, operation.sources[2]});
    } else if (operation.kind() != constant || numberOf(operation.bits()) != 0) {
      // The zero that a sum begins with is no term.
      m_terms.push_back(
          {elementOf(thread, number | kOperationMark), numberOf(m_values[thread][number]), 0});
      m_isSum = isOfType;
    }
  }

  void takeProduct(std::uint32_t thread, const Operation& operation) {
    const std::uint64_t a = valueOf(thread, operation.sources[0]);
    const std::uint64_t b = valueOf(thread, operation.sources[1]);
    Term term{elementOf(thread, operation.sources[0])};
    if (m_type == ScalarType::float32) {
      const double product = double{valueFrom<float>(a)} * double{valueFrom<float>(b)};
      term.value = static_cast<float>(product);
      term.error = product - term.value;
    } else {
      term.value = numberOf(a) * numberOf(b);
      term.error = std::fma(numberOf(a), numberOf(b), -term.value);
    }
    m_terms.push_back(term);
  }

  void takeEvent(std::uint32_t thread, std::uint32_t number) {
    const std::uint32_t node = m_flow.versionOf(m_timeline.positionOf({thread, number}));
    if (node == Dataflow::kNoNode) {
      m_isSum = false;
      return;
    }
    const DataNode data = m_flow.nodes()[node];
    if (data.array == DataNode::kNoArray) {
      const Event& event = m_timeline.eventAt(m_flow.eventOf(node));
      const auto sent =
          event.kind() == EventKind::shuffle
              ? m_timeline.accessOf(data.step, thread / kWarpSize * kWarpSize + event.detail())
              : std::nullopt;
      m_isSum = sent && openPassed(m_timeline.positionOf(*sent));
    } else if (data.isInput) {
      m_isSum = isFloat(data.type);
      m_terms.push_back({{data.array, data.index}, numberOf(valueOf(thread, number)), 0});
    } else {
      m_isSum = openPassed(m_flow.eventOf(node));
    }
  }

  /// The first element that a value is made of.
  [[nodiscard]] std::pair<std::uint32_t, std::int64_t> elementOf(std::uint32_t thread,
                                                                 Source source) const {
    while (source != kNoSource && (source & kOperationMark) != 0) {
      const Operation& operation = operationAt(thread, source & ~kOperationMark);
      source = operation.kind() == constant ? kNoSource : operation.sources[0];
    }
    if (source == kNoSource) return Term{}.element;
    const std::uint32_t node = m_flow.versionOf(m_timeline.positionOf({thread, source}));
    if (node == Dataflow::kNoNode) return Term{}.element;
    const DataNode data = m_flow.nodes()[node];
    return {data.array, data.index};
  }

  const Timeline& m_timeline;
  const Dataflow& m_flow;
  ScalarType m_type;
  std::vector<std::vector<std::uint64_t>> m_values;  ///< per thread and operation
  std::vector<std::uint32_t> m_passOf;               ///< per event of the block
  std::vector<Item> m_open;
  std::vector<Term> m_terms;
  bool m_isSum = true;
};

template <class T>
T kahanSum(std::span<const Term> terms) {
  T sum = 0;
  T lost = 0;
  for (const Term& term : terms) {
    const T corrected = static_cast<T>(term.value) - lost;
    const T next = sum + corrected;
    lost = (next - sum) - corrected;
    sum = next;
  }
  return sum;
}

template <class T>
SumRounding compare(std::span<const Term> terms, double result) {
  const auto lostBy = [terms](double computed) {
    values::CompensatedSum exact;
    for (const Term& term : terms) {
      exact.add(term.value);
      exact.add(term.error);
    }
    exact.add(-computed);
    return exact.value();
  };
  const T pairwise = values::pairwiseSum<T>(
      0, terms.size(), [terms](std::size_t i) { return static_cast<T>(terms[i].value); });
  return {terms.size(), lostBy(result), lostBy(pairwise), lostBy(kahanSum<T>(terms))};
}

/// The last node that stores to global memory, if all that do store numbers to the same element.
std::optional<DataNode> resultOf(const Timeline& timeline, const Dataflow& flow,
                                 std::uint32_t& event) {
  std::optional<DataNode> result;
  std::uint32_t number = 0;
  for (const DataNode& node : flow.nodes()) {
    const std::uint32_t position = flow.eventOf(number++);
    if (node.isInput || node.array == DataNode::kNoArray || !isFloat(node.type)) continue;
    if (timeline.record().arrays[node.array].space != Space::global) continue;
    if (result && (result->array != node.array || result->index != node.index)) return std::nullopt;
    result = node;
    event = position;
  }
  return result;
}

}  // namespace

std::optional<SumRounding> sumRoundingOf(const Timeline& timeline, const Dataflow& flow) {
  const Record& record = timeline.record();
  if (!record.hasWholeFlow()) return std::nullopt;
  std::uint32_t event = 0;
  const auto result = resultOf(timeline, flow, event);
  if (!result) return std::nullopt;
  const bool isSingle = result->type == values::DType::float32;
  const auto terms =
      Terms(timeline, flow, isSingle ? ScalarType::float32 : ScalarType::float64).of(event);
  if (!terms || terms->size() < 2) return std::nullopt;
  const auto rounding = isSingle ? compare<float>(*terms, valueFrom<float>(result->bits))
                                 : compare<double>(*terms, valueFrom<double>(result->bits));
  return std::isfinite(rounding.lost) ? std::optional(rounding) : std::nullopt;
}

RecordRounding roundingOf(const std::shared_ptr<const Record>& record,
                          const values::ProgressMonitor& monitor) {
  constexpr std::size_t kMostEvents = std::size_t{1} << 20;
  RecordRounding all;
  bool isSum = record->events.size() <= kMostEvents;
  for (std::uint64_t block = 0; block < record->blockCount; ++block) {
    const Timeline timeline(record, block, monitor);
    const Rounding rounding(timeline);
    if (!rounding.whyUnknown().empty()) return {rounding.whyUnknown(), {}, {}};
    all.totals += rounding.totals();
    if (!isSum) continue;
    const ElementMap map(timeline);
    const auto sum = sumRoundingOf(timeline, Dataflow(timeline, map, monitor));
    isSum = sum.has_value();
    if (!isSum) continue;
    if (!all.sum) all.sum.emplace();
    all.sum->terms += sum->terms;
    all.sum->lost += sum->lost;
    all.sum->pairwise += sum->pairwise;
    all.sum->kahan += sum->kahan;
  }
  if (!isSum) all.sum.reset();
  return all;
}

}  // namespace lanescope::trace
