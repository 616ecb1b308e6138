// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "trace/record/operation.h"

namespace lanescope::trace {

/// What a stored value is of the values that its thread loaded and received.
enum class Computation : std::uint8_t {
  unknown,
  constant,    ///< made of no such value
  copy,        ///< one that it loaded, unchanged
  received,    ///< one that it received from its warp, unchanged
  product,     ///< of two of them
  sum,         ///< of them
  dotProduct,  ///< the sum of products of two each
  least,
  greatest,
};

/// The computations that a value is: a dot product of two numbers is a product, too, and a copy is
/// the sum of one.
class Computations {
 public:
  constexpr Computations() = default;
  [[nodiscard]] static constexpr Computations all() {
    Computations all;
    all.m_bits = 0xffff;
    return all;
  }
  constexpr void add(Computation which) {
    m_bits = static_cast<std::uint16_t>(m_bits | bitOf(which));
  }
  constexpr void remove(Computation which) {
    m_bits = static_cast<std::uint16_t>(m_bits & ~bitOf(which));
  }
  [[nodiscard]] constexpr bool contains(Computation which) const {
    return (m_bits & bitOf(which)) != 0;
  }
  /// Keeps those that are in both sets.
  constexpr Computations& operator&=(Computations other) {
    m_bits = static_cast<std::uint16_t>(m_bits & other.m_bits);
    return *this;
  }
  /// The one that says most; unknown for an empty set.
  [[nodiscard]] Computation plainest() const;

 private:
  static constexpr unsigned bitOf(Computation which) { return 1U << static_cast<unsigned>(which); }

  std::uint16_t m_bits = 0;
};

/// Finds what a value is from all the operations that made it, which are visited in any order, each
/// once.
class ComputationFinder {
 public:
  /// `operations`: those of the thread; they must outlive the finder.
  explicit ComputationFinder(std::span<const Operation> operations) : m_operations(operations) {}

  void visit(const Operation& operation);
  /// `made`: the value's source. `leaves`: number of different values that it was made of.
  [[nodiscard]] Computations of(Source made, std::size_t leaves) const;

 private:
  [[nodiscard]] bool isLeaf(Source source) const;
  void keepOnly(Computation which);
  void visitProduct(const Operation& operation);

  std::span<const Operation> m_operations;
  Computations m_possible = Computations::all();
  std::size_t m_constants = 0;
  std::size_t m_additions = 0;
  std::size_t m_products = 0;
  std::size_t m_choices = 0;  ///< of the lesser or the greater
  bool m_isConverted = false;
};

}  // namespace lanescope::trace
