// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "tests/gpu/backend/record_comparison.h"
#include "trace/record/record.h"
#include "values/host_array.h"

// Two records of a kernel that calls mathematical functions, one of a GPU and one of the emulator:
// they differ by a few units in the last place wherever such a function is upstream, as the CUDA
// C++ Programming Guide, "Mathematical Functions", tells. All else is the same.

namespace lanescope::tests {

/// Whether an operation of the record is a mathematical function.
inline bool hasFunctions(const trace::Record& record) {
  return std::ranges::any_of(record.flow->operations, [](const trace::Operation& operation) {
    return operation.kind() == trace::OperationKind::function ||
           operation.kind() == trace::OperationKind::functionOfTwo;
  });
}

/// Whether two numbers are the same but for some sixteen units in the last place, of 1 where they
/// are less than that: a difference of near numbers has lost the digits before these.
inline bool isNear(double x, double y, values::DType type) {
  const int digits = type == values::DType::float32 ? 19 : 48;
  const double scale = std::max({std::abs(x), std::abs(y), 1.0});
  return x == y || (std::isnan(x) && std::isnan(y)) ||
         std::abs(x - y) <= std::ldexp(scale, -digits);
}
inline bool areNear(values::DType type, std::uint64_t a, std::uint64_t b) {
  if (type != values::DType::float32 && type != values::DType::float64) return a == b;
  return a == b || isNear(values::valueFromBits(type, a), values::valueFromBits(type, b), type);
}

inline bool areNear(const values::HostArray& a, const values::HostArray& b) {
  if (a.type != b.type || a.bytes.size() != b.bytes.size()) return false;
  const auto same = [&](double x, double y) { return isNear(x, y, a.type); };
  if (a.type == values::DType::float32) {
    return std::ranges::equal(a.as<float>(), b.as<float>(), same);
  }
  if (a.type == values::DType::float64) {
    return std::ranges::equal(a.as<double>(), b.as<double>(), same);
  }
  return a == b;
}

/// Whether two entries are the same but for the last digits of their values: events by their heads,
/// operations by their kinds and by the places of their operands.
class NearEntries {
 public:
  explicit NearEntries(const trace::Record& record) : m_record(record) {}

  bool operator()(const trace::Event& a, const trace::Event& b) const {
    return a.head == b.head && areNear(typeOf(a), a.bits, b.bits);
  }
  bool operator()(const trace::Operation& a, const trace::Operation& b) const {
    if (a == b) return true;
    return a.kind() == trace::OperationKind::constant && a.head == b.head &&
           areNear(typeOf(a.type()), a.bits(), b.bits());
  }

 private:
  [[nodiscard]] values::DType typeOf(const trace::Event& event) const {
    if (trace::namesElement(event.kind())) return m_record.arrays[event.array()].type;
    const bool hasValue =
        event.kind() == trace::EventKind::shuffle || event.kind() == trace::EventKind::reduce;
    return hasValue ? static_cast<values::DType>(event.valueType()) : values::DType::int64;
  }
  [[nodiscard]] static values::DType typeOf(trace::ScalarType type) {
    if (type == trace::ScalarType::float32) return values::DType::float32;
    return type == trace::ScalarType::float64 ? values::DType::float64 : values::DType::int64;
  }

  const trace::Record& m_record;
};

}  // namespace lanescope::tests
