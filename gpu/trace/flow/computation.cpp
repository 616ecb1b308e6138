// SPDX-License-Identifier: Apache-2.0
#include "trace/flow/computation.h"

#include <array>
#include <limits>

#include "trace/record/access_events.h"

namespace lanescope::trace {
namespace {

/// The bits of the constant with which the least (or the greatest) of some values begins.
std::uint64_t identityOf(ScalarType type, bool isLeast) {
  const auto limit = [isLeast]<class T>(T) {
    using Limits = std::numeric_limits<T>;
    if constexpr (Limits::has_infinity) {
      return bitsOf(isLeast ? Limits::infinity() : -Limits::infinity());
    } else {
      return bitsOf(isLeast ? Limits::max() : Limits::lowest());
    }
  };
  switch (type) {
    case ScalarType::int32:
      return limit(std::int32_t{});
    case ScalarType::uint32:
      return limit(std::uint32_t{});
    case ScalarType::int64:
      return limit(std::int64_t{});
    case ScalarType::uint64:
      return limit(std::uint64_t{});
    case ScalarType::float32:
      return limit(float{});
    case ScalarType::float64:
      return limit(double{});
    case ScalarType::uint8:
      return limit(std::uint8_t{});
  }
  return 0;
}

bool isZero(const Operation& constant) {
  switch (constant.type()) {
    case ScalarType::float32:
      return valueFrom<float>(constant.bits()) == 0.0F;
    case ScalarType::float64:
      return valueFrom<double>(constant.bits()) == 0.0;
    default:
      return constant.bits() == 0;
  }
}

}  // namespace

Computation Computations::plainest() const {
  using enum Computation;
  for (const Computation which :
       {constant, copy, received, product, sum, dotProduct, least, greatest}) {
    if (contains(which)) return which;
  }
  return unknown;
}

/// Whether the source is a value that the thread loaded or received, perhaps converted.
bool ComputationFinder::isLeaf(Source source) const {
  if (!isOperation(source)) return isEvent(source);
  const Operation& operation = m_operations[numberOf(source)];
  const bool converts =
      operation.kind() == OperationKind::convert || operation.kind() == OperationKind::roundToTf32;
  return converts && isEvent(operation.sources[0]);
}

void ComputationFinder::keepOnly(Computation which) {
  Computations only;
  only.add(which);
  m_possible &= only;
}

void ComputationFinder::visitProduct(const Operation& operation) {
  if (isLeaf(operation.sources[0]) && isLeaf(operation.sources[1])) {
    keepOnly(Computation::dotProduct);
  } else {
    m_possible = {};
  }
  ++m_products;
}

void ComputationFinder::visit(const Operation& operation) {
  switch (operation.kind()) {
    case OperationKind::constant:
      ++m_constants;
      if (!isZero(operation)) {
        m_possible.remove(Computation::sum);
        m_possible.remove(Computation::dotProduct);
      }
      if (operation.bits() != identityOf(operation.type(), true)) {
        m_possible.remove(Computation::least);
      }
      if (operation.bits() != identityOf(operation.type(), false)) {
        m_possible.remove(Computation::greatest);
      }
      return;
    case OperationKind::add:
      ++m_additions;
      m_possible.remove(Computation::least);
      m_possible.remove(Computation::greatest);
      if (isLeaf(operation.sources[0]) || isLeaf(operation.sources[1])) {
        m_possible.remove(Computation::dotProduct);
      }
      return;
    case OperationKind::fusedMultiplyAdd:
      visitProduct(operation);
      if (isLeaf(operation.sources[2])) m_possible = {};
      return;
    case OperationKind::multiply:
      return visitProduct(operation);
    case OperationKind::lesser:
    case OperationKind::fmin:
      ++m_choices;
      return keepOnly(Computation::least);
    case OperationKind::greater:
    case OperationKind::fmax:
      ++m_choices;
      return keepOnly(Computation::greatest);
    case OperationKind::convert:
    case OperationKind::roundToTf32:
      m_isConverted = true;
      if (!isEvent(operation.sources[0])) m_possible = {};
      return;
    default:
      m_possible = {};
  }
}

Computations ComputationFinder::of(Source made, std::size_t leaves) const {
  Computations found;
  const auto addCopy = [&found] {
    for (const Computation each :
         {Computation::copy, Computation::sum, Computation::least, Computation::greatest}) {
      found.add(each);
    }
  };
  if (isEvent(made)) {
    addCopy();
    return found;
  }
  if (leaves == 0) {
    found.add(Computation::constant);
    return found;
  }
  const bool isOfOne = leaves == 1 && m_constants == 1 && m_additions + m_choices == 1;
  const auto take = [&](Computation which, std::size_t operations) {
    if (operations == 0 || !m_possible.contains(which)) return;
    found.add(which);
    if (isOfOne && m_products == 0 && !m_isConverted) addCopy();
  };
  take(Computation::sum, m_additions);
  take(Computation::least, m_choices);
  take(Computation::greatest, m_choices);
  take(Computation::dotProduct, m_products);
  if (m_products == 1 && found.contains(Computation::dotProduct)) found.add(Computation::product);
  return found;
}

}  // namespace lanescope::trace
