// SPDX-License-Identifier: Apache-2.0
#include "trace/flow/rounding.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

#include "trace/flow/operation_values.h"
#include "trace/record/atomics.h"
#include "values/error.h"

namespace lanescope::trace {
namespace {

using enum OperationKind;

constexpr double kRoundsNot = std::numeric_limits<double>::quiet_NaN();
/// The operations behind all stores are visited at most so often for each operation of the block,
/// so that the time stays proportional to the record.
constexpr std::size_t kMostVisitsEach = 64;
constexpr std::size_t kVisitsOfAny = std::size_t{1} << 20;

bool isFloat(ScalarType type) {
  return type == ScalarType::float32 || type == ScalarType::float64;
}

/// A sum and its rounding error, by Knuth's TwoSum.
struct Sum {
  Sum(double a, double b) : value(a + b) {
    const double rounded = value - a;
    error = (a - (value - rounded)) + (b - rounded);
  }
  double value;
  double error;
};

/// The error of a result of float32 or float64 for the exact sum of two doubles.
double errorOfSum(double a, double b, double result) {
  const Sum sum(a, b);
  return (sum.value - result) + sum.error;
}

double errorOfFma(double a, double b, double c, double result) {
  const double product = a * b;
  const double productError = std::fma(a, b, -product);
  const Sum low(c, productError);
  const Sum high(product, low.value);
  const double between = (high.value - result) + high.error;
  return between + low.error;
}

template <class T>
std::optional<double> errorOf(OperationKind kind, const std::array<std::uint64_t, 3>& sources,
                              std::uint64_t resultBits) {
  const double a = valueFrom<T>(sources[0]);
  const double b = valueFrom<T>(sources[1]);
  const double result = valueFrom<T>(resultBits);
  if (!std::isfinite(result)) return std::nullopt;
  constexpr bool kProductIsExact = sizeof(T) < sizeof(double);
  switch (kind) {
    case add:
      return errorOfSum(a, b, result);
    case subtract:
      return errorOfSum(a, -b, result);
    case multiply:
      return kProductIsExact ? a * b - result : std::fma(a, b, -result);
    case fusedMultiplyAdd: {
      const double c = valueFrom<T>(sources[2]);
      return kProductIsExact ? errorOfSum(a * b, c, result) : errorOfFma(a, b, c, result);
    }
    default:
      return std::nullopt;
  }
}

std::string whyUnknownIn(const Timeline& timeline) {
  const Record& record = timeline.record();
  if (!record.flow) return "The record does not hold the operations of the threads.";
  if (!record.hasWholeFlow()) {
    return "The record does not hold all operations of the threads.";
  }
  for (std::uint32_t thread = 0; thread < timeline.threadCount(); ++thread) {
    if (!tellsAllStores(record.eventsOf(timeline.recordedBlock(), thread),
                        record.operationsOf(timeline.recordedBlock(), thread))) {
      return "The record does not tell what made each of the stored values.";
    }
  }
  return {};
}

/// The errors of a thread's operations; kRoundsNot for those that do not round.
std::vector<double> errorsOf(std::span<const Event> events, std::span<const Operation> operations,
                             std::span<const std::uint64_t> values) {
  std::vector<double> errors;
  errors.reserve(operations.size());
  for (std::size_t i = 0; i < operations.size(); ++i) {
    const Operation& operation = operations[i];
    std::optional<double> error;
    const Source event = operation.sources[1];
    if (!isFloat(operation.type())) {
      // Integers do not round.
    } else if (operation.kind() != atomic) {
      std::array<std::uint64_t, 3> sources{};
      for (int k = 0; k < sourceCountOf(operation.kind()); ++k) {
        sources[k] = sourceValue(operation.sources[k], events, values);
      }
      error = roundingErrorOf(operation, sources, values[i]);
    } else if (operation.detail() == static_cast<unsigned>(AtomicOp::add) && event > 0 &&
               event < events.size()) {
      // The event before is the load of the element.
      const Operation sum = Operation::make(add, operation.type(), operation.line(), 0, 0);
      error = roundingErrorOf(sum, {events[event - 1].bits, values[i], 0}, events[event].bits);
    }
    errors.push_back(error.value_or(kRoundsNot));
  }
  return errors;
}

}  // namespace

std::optional<double> roundingErrorOf(const Operation& operation,
                                      const std::array<std::uint64_t, 3>& sources,
                                      std::uint64_t result) {
  if (operation.type() == ScalarType::float32) {
    return errorOf<float>(operation.kind(), sources, result);
  }
  if (operation.type() == ScalarType::float64) {
    return errorOf<double>(operation.kind(), sources, result);
  }
  return std::nullopt;
}

double ulpOf(ScalarType type, std::uint64_t bits) {
  const bool isSingle = type == ScalarType::float32;
  const double value = isSingle ? valueFrom<float>(bits) : valueFrom<double>(bits);
  const int digits = isSingle ? std::numeric_limits<float>::digits : 53;
  const int least = isSingle ? std::numeric_limits<float>::min_exponent
                             : std::numeric_limits<double>::min_exponent;
  int exponent = least;  // frexp's, of which the mantissa is below 1
  if (value != 0) std::frexp(value, &exponent);
  return std::ldexp(1.0, std::max(exponent, least) - digits);
}

Rounding::Totals& Rounding::Totals::operator+=(const Totals& other) {
  lost += other.lost;
  additions += other.additions;
  multiplications += other.multiplications;
  inexact += other.inexact;
  return *this;
}

Rounding::Rounding(const Timeline& timeline) : m_whyUnknown(whyUnknownIn(timeline)) {
  if (!m_whyUnknown.empty()) return;
  std::size_t visits = kVisitsOfAny;
  try {
    for (std::uint32_t thread = 0; thread < timeline.threadCount(); ++thread) {
      addThread(timeline, thread, visits);
    }
  } catch (const values::Error& error) {
    m_totals = {};
    m_stored.clear();
    m_whyUnknown = error.what();
  }
  std::ranges::sort(m_stored, {}, &Stored::event);
}

void Rounding::addThread(const Timeline& timeline, std::uint32_t thread, std::size_t& visits) {
  const Record& record = timeline.record();
  const auto events = record.eventsOf(timeline.recordedBlock(), thread);
  const auto operations = record.operationsOf(timeline.recordedBlock(), thread);
  const auto errors =
      errorsOf(events, operations, operationValues(record, timeline.recordedBlock(), thread));
  visits += kMostVisitsEach * operations.size();
  std::vector<std::uint32_t> visitOf(operations.size(), 0);
  std::vector<Source> open;
  for (std::uint32_t i = 0; i < operations.size(); ++i) {
    const Operation& made = operations[i];
    if (!std::isnan(errors[i])) {
      ++(made.kind() == multiply ? m_totals.multiplications : m_totals.additions);
      m_totals.lost += errors[i];
      m_totals.inexact += errors[i] != 0 ? 1 : 0;
    }
    if (!namesEvent(made.kind()) || !isFloat(made.type())) continue;
    const Source event = made.sources[1];
    if (event >= events.size() || !isWrite(events[event].kind())) continue;
    Stored stored{timeline.positionOf({thread, event})};
    open.push_back(i | kOperationMark);
    while (!open.empty()) {
      const Source source = open.back();
      open.pop_back();
      const std::uint32_t number = source & ~kOperationMark;
      if (source == kNoSource || (source & kOperationMark) == 0 || visitOf[number] == i + 1) {
        continue;
      }
      if (visits == 0) values::refuse("The flow of this record is too entangled to be followed.");
      --visits;
      visitOf[number] = i + 1;
      if (!std::isnan(errors[number])) {
        stored.lost += errors[number];
        ++stored.operations;
      }
      const Operation& each = operations[number];
      for (int k = 0; k < sourceCountOf(each.kind()); ++k) open.push_back(each.sources[k]);
    }
    if (stored.operations == 0) continue;
    stored.ulps = std::abs(stored.lost) / ulpOf(made.type(), events[event].bits);
    m_stored.push_back(stored);
  }
}

const Rounding::Stored* Rounding::ofEvent(std::uint32_t position) const {
  const auto found = std::ranges::lower_bound(m_stored, position, {}, &Stored::event);
  return found == m_stored.end() || found->event != position ? nullptr : &*found;
}

}  // namespace lanescope::trace
