// SPDX-License-Identifier: Apache-2.0
#include "spread/total.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <type_traits>
#include <variant>
#include <vector>

#include "cpu/tasks.h"
#include "values/typed.h"

namespace lanescope::spread {
namespace {

/// Returns the lesser or the greater.
template <class T>
T extremeOf(values::Op op, T a, T b) {
  return op == values::Op::min ? (b < a ? b : a) : (a < b ? b : a);
}

}  // namespace

template <class T>
void Total::take(T term) {
  m_sum.add(static_cast<double>(term));
  if constexpr (std::is_integral_v<T>) {
    m_exact.add(term);
    m_wholeExtreme = m_isEmpty ? term : extremeOf(m_op, m_wholeExtreme, std::int64_t{term});
  } else {
    m_extreme = m_isEmpty ? term : extremeOf(m_op, m_extreme, static_cast<double>(term));
  }
  m_isEmpty = false;
}

void Total::addPiece(std::span<const values::HostArray> arrays, std::size_t first,
                     std::size_t count) {
  values::withType(arrays[0].type, [&]<class T>(T) {
    const auto a = arrays[0].as<T>().subspan(first, count);
    if (arrays.size() == 1) {
      for (const T term : a) take(term);
      return;
    }
    const auto b = arrays[1].as<T>().subspan(first, count);
    for (std::size_t i = 0; i < a.size(); ++i) {
      m_sum.addProduct(static_cast<double>(a[i]), static_cast<double>(b[i]));
    }
    m_isEmpty = m_isEmpty && a.empty();
  });
}

void Total::addTerms(std::span<const values::HostArray> arrays) {
  constexpr std::size_t kPiece = std::size_t{1} << 16;
  const std::size_t n = arrays[0].count();
  std::vector<Total> pieces((n + kPiece - 1) / kPiece, Total(m_op, m_type));
  cpu::inTasks(pieces.size(), [&](std::size_t i) {
    pieces[i].addPiece(arrays, i * kPiece, std::min(kPiece, n - i * kPiece));
  });
  for (const Total& piece : pieces) add(piece);
}

void Total::add(const values::Number& term) {
  std::visit([&](auto number) { take(number); }, term);
}

void Total::add(const Total& other) {
  if (other.m_isEmpty) return;
  m_sum.add(other.m_sum);
  m_exact.add(other.m_exact);
  m_extreme = m_isEmpty ? other.m_extreme : extremeOf(m_op, m_extreme, other.m_extreme);
  m_wholeExtreme =
      m_isEmpty ? other.m_wholeExtreme : extremeOf(m_op, m_wholeExtreme, other.m_wholeExtreme);
  m_isEmpty = false;
}

bool Total::isWhole() const {
  return m_type != values::DType::float32 && m_type != values::DType::float64;
}

values::Number Total::value() const {
  if (!isWhole()) {
    // The least and the greatest leave a NaN out; the sum has it.
    const bool isSum = m_op == values::Op::sum || std::isnan(m_sum.magnitude());
    return isSum ? m_sum.value() : m_extreme;
  }
  if (m_op != values::Op::sum) return m_wholeExtreme;
  return values::withType(m_type, [&]<class T>(T) -> values::Number {
    return static_cast<std::int64_t>(static_cast<T>(m_exact.value()));
  });
}

bool Total::isWrapped() const {
  if (!isWhole() || m_op != values::Op::sum) return false;
  return !m_exact.isExact() || std::get<std::int64_t>(value()) != m_exact.value();
}

}  // namespace lanescope::spread
