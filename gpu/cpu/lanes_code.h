// SPDX-License-Identifier: Apache-2.0
//
// Each machine has one source file, which includes this after it has named its machine ThisMachine.
// All functions that are not inlined are templates of the machine, so that the linker takes no
// function of one machine for another's.
#pragma once

#include <algorithm>
#include <cstdint>
#include <type_traits>
#include <utility>

#if defined(__AVX2__) && defined(__FMA__)
#include <immintrin.h>
#endif

#include "cpu/combine.h"
#include "cpu/dot_code.h"
#include "cpu/lanes.h"
#include "cpu/simd.h"

namespace lanescope::cpu {

/// Adds a·b to `sum` in each lane. Where the machine can, an instruction of its own fuses the two,
/// since the project's flags keep the compiler from fusing two operations.
template <class Machine, class T>
[[gnu::always_inline]] inline void addProducts(Vec<T>& sum, const Vec<T>& a, const Vec<T>& b) {
#if defined(__FMA__)
  if constexpr (sizeof(T) == 4) sum = Vec<T>(_mm256_fmadd_ps(__m256(a), __m256(b), __m256(sum)));
  if constexpr (sizeof(T) == 8) sum = Vec<T>(_mm256_fmadd_pd(__m256d(a), __m256d(b), __m256d(sum)));
#else
  sum += a * b;
#endif
}

/// Stores past the caches, where the machine can; `to` is a multiple of 32.
template <class Machine, class T>
[[gnu::always_inline]] inline void storePast(const Vec<T>& v, T* to) {
#if defined(__AVX2__)
  _mm256_stream_si256(reinterpret_cast<__m256i*>(to), __m256i(v));
#else
  store<T>(v, to);
#endif
}

/// Waits until all stores past the caches are visible to other threads.
template <class Machine>
[[gnu::always_inline]] inline void finishStores() {
#if defined(__AVX2__)
  _mm_sfence();
#endif
}

template <class Machine, class T>
struct DotLanes {
  using Vector = Vec<T>;
  static constexpr std::size_t kCount = kLanes<T>;
  [[gnu::always_inline]] static void addProducts(Vector& sum, const T* a, const T* b) {
    Vector left;
    Vector right;
    load<T>(left, a);
    load<T>(right, b);
    cpu::addProducts<Machine, T>(sum, left, right);
  }
  [[gnu::always_inline]] static T total(const Vector& sum) {
    return combineAll<values::Op::sum, T>(sum);
  }
};

template <class Machine>
float multiplyAdds(std::size_t rounds) {
  Vec<float> half;
  Vec<float> one;
  fill<float>(half, 0.5F);
  fill<float>(one, 1.0F);
  // Each begins with another number: the compiler would compute equal ones only once.
  Vec<float> numbers[kMultiplyAddChains];
  for (std::size_t k = 0; k < kMultiplyAddChains; ++k) {
    fill<float>(numbers[k], static_cast<float>(k));
  }
  const auto step = [&](Vec<float> & number) __attribute__((always_inline)) {
    Vec<float> next = one;
    addProducts<Machine, float>(next, number, half);
    number = next;
  };
  [&]<std::size_t... k>(std::index_sequence<k...>) __attribute__((always_inline)) {
    for (std::size_t i = 0; i < rounds; ++i) (step(numbers[k]), ...);
  }
  (std::make_index_sequence<kMultiplyAddChains>());
  Vec<float> all = {};
  for (const Vec<float>& number : numbers) all += number;
  return combineAll<values::Op::sum, float>(all);
}

template <class Machine, values::Op kOp, class T>
T totalOf(const T* in, std::size_t n) {
  constexpr std::size_t kVectors = 4;
  Vec<T> sums[kVectors];
  for (Vec<T>& sum : sums) fill<T>(sum, identity<kOp, T>());
  std::size_t i = 0;
  for (; i + kVectors * kLanes<T> <= n; i += kVectors * kLanes<T>) {
    for (std::size_t k = 0; k < kVectors; ++k) {
      Vec<T> v;
      load<T>(v, in + i + k * kLanes<T>);
      combineLanes<kOp, T>(sums[k], sums[k], v);
    }
  }
  combineLanes<kOp, T>(sums[0], sums[0], sums[1]);
  combineLanes<kOp, T>(sums[2], sums[2], sums[3]);
  combineLanes<kOp, T>(sums[0], sums[0], sums[2]);
  T total = combineAll<kOp, T>(sums[0]);
  for (; i < n; ++i) total = combine<kOp>(total, in[i]);
  return total;
}

/// The number of elements that are scanned in two halves at once. They stay in the first-level
/// cache. The halves lie in different pages, so that the core prefetches both, and do not begin at
/// the same place of their pages.
constexpr std::size_t kTwoChains = 2032;

/// In a scan each element waits for the one before. Where a maximum of vectors of eight-byte
/// numbers takes longer than that, as AVX2's two instructions do, the second half need not wait for
/// the first: the maximum of a half, by vectors, takes a quarter of the time of its scan.
template <class Machine, values::Op kOp, class T, bool kExclusive>
T scanInTwoChains(const T* in, std::size_t n, T carry, T* out) {
  const auto one = [=](std::size_t i, T & before) __attribute__((always_inline)) {
    const T next = combine<kOp>(before, in[i]);
    out[i] = kExclusive ? before : next;
    before = next;
  };
  std::size_t i = 0;
  for (; i + 32 <= n;) {
    const std::size_t half = std::min(kTwoChains, n - i) / 2;
    T second = combine<kOp>(carry, totalOf<Machine, kOp, T>(in + i, half));
    for (const std::size_t end = i + half; i < end; ++i) {
      one(i, carry);
      one(i + half, second);
    }
    i += half;
    carry = second;
  }
  for (; i < n; ++i) one(i, carry);
  return carry;
}

template <class Machine, values::Op kOp, class T, bool kExclusive, bool kPast>
T scanOn(const T* in, std::size_t n, T carry, T* out) {
  const auto one = [&](std::size_t i) __attribute__((always_inline)) {
    const T next = combine<kOp>(carry, in[i]);
    out[i] = kExclusive ? carry : next;
    carry = next;
  };
  std::size_t i = 0;
  if constexpr (kPast) {
    for (; i < n && reinterpret_cast<std::uintptr_t>(out + i) % 32 != 0; ++i) one(i);
  }
  Vec<T> none;
  fill<T>(none, identity<kOp, T>());
  Vec<T> before;
  fill<T>(before, carry);
  for (; i + kLanes<T> <= n; i += kLanes<T>) {
    Vec<T> v;
    Vec<T> shifted;
    load<T>(v, in + i);
    shiftUpInHalves<1, T>(shifted, v, none);
    combineLanes<kOp, T>(v, shifted, v);
    if constexpr (kLanes<T> == 8) {
      shiftUpInHalves<2, T>(shifted, v, none);
      combineLanes<kOp, T>(v, shifted, v);
    }
    // All of the first half comes before the second half, too.
    Vec<T> totals;
    Vec<T> swapped;
    Vec<T> start;
    broadcastLastInHalves<T>(totals, v);
    swapHalves<T>(swapped, totals);
    joinHalves<T>(start, none, swapped);
    combineLanes<kOp, T>(start, before, start);
    if constexpr (kExclusive) shiftUpInHalves<1, T>(v, v, none);
    combineLanes<kOp, T>(v, start, v);
    if constexpr (kPast) {
      storePast<Machine, T>(v, out + i);
    } else {
      store<T>(v, out + i);
    }
    combineLanes<kOp, T>(totals, totals, swapped);
    combineLanes<kOp, T>(before, before, totals);
  }
  carry = before[0];
  for (; i < n; ++i) one(i);
  if constexpr (kPast) finishStores<Machine>();
  return carry;
}

template <class Machine, class T>
DotWork<T> dotWork() {
  static_assert(std::is_same_v<Machine, ThisMachine>);
  return dotInChains<DotLanes<Machine, T>, T>;
}

template <class Machine>
MultiplyAddWork multiplyAddWork() {
  static_assert(std::is_same_v<Machine, ThisMachine>);
  constexpr double kOperations = 2.0 * kMultiplyAddChains * kLanes<float>;
  return {multiplyAdds<Machine>, kOperations};
}

template <class Machine, values::Op kOp, class T>
ScanWork<T> scanWork() {
  static_assert(std::is_same_v<Machine, ThisMachine>);
  ScanWork<T> work{scanOn<Machine, kOp, T, false, false>, scanOn<Machine, kOp, T, true, false>,
                   scanOn<Machine, kOp, T, false, true>, scanOn<Machine, kOp, T, true, true>,
                   totalOf<Machine, kOp, T>};
  if constexpr (kOp == values::Op::max && std::is_integral_v<T> && sizeof(T) == 8) {
    work.inclusive = scanInTwoChains<Machine, kOp, T, false>;
    work.exclusive = scanInTwoChains<Machine, kOp, T, true>;
  }
  return work;
}

template DotWork<float> dotWork<ThisMachine, float>();
template DotWork<double> dotWork<ThisMachine, double>();
template MultiplyAddWork multiplyAddWork<ThisMachine>();
template ScanWork<float> scanWork<ThisMachine, values::Op::sum, float>();
template ScanWork<std::uint32_t> scanWork<ThisMachine, values::Op::sum, std::uint32_t>();
template ScanWork<std::uint64_t> scanWork<ThisMachine, values::Op::sum, std::uint64_t>();
template ScanWork<float> scanWork<ThisMachine, values::Op::max, float>();
template ScanWork<std::int32_t> scanWork<ThisMachine, values::Op::max, std::int32_t>();
template ScanWork<std::int64_t> scanWork<ThisMachine, values::Op::max, std::int64_t>();

}  // namespace lanescope::cpu
