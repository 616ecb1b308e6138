// SPDX-License-Identifier: Apache-2.0
//
// Compiled with AVX-512. The dot product, which waits for the instructions that load, and 64 bytes
// at a time halve them; and the multiply-adds, since they say what the machine can.
#include <immintrin.h>

#include <cstring>
#include <utility>

#include "cpu/lanes.h"
#include "cpu/simd.h"

namespace lanescope::cpu {
namespace {

template <class T>
using Wide [[gnu::vector_size(64)]] = T;

template <class T>
constexpr std::size_t kWideLanes = 64 / sizeof(T);

/// sum += a·b in each lane, fused.
template <class T>
[[gnu::always_inline]] inline void addProducts(Wide<T>& sum, const T* a, const T* b) {
  if constexpr (sizeof(T) == 4) {
    sum = Wide<T>(_mm512_fmadd_ps(_mm512_loadu_ps(a), _mm512_loadu_ps(b), __m512(sum)));
  } else {
    sum = Wide<T>(_mm512_fmadd_pd(_mm512_loadu_pd(a), _mm512_loadu_pd(b), __m512d(sum)));
  }
}

template <class T>
[[gnu::always_inline]] inline T total(const Wide<T>& sum) {
  Vec<T> halves[2];
  std::memcpy(halves, &sum, sizeof sum);
  const Vec<T> both = halves[0] + halves[1];
  return combineAll<values::Op::sum, T>(both);
}

template <class T>
T dotInWideChains(const T* a, const T* b, std::size_t n) {
  constexpr std::size_t kLane = kWideLanes<T>;
  constexpr std::size_t kStride = 4 * kLane;
  Wide<T> sums[4] = {};
  const T* const end = a + n;
  for (const T* const last = a + n / kStride * kStride; a != last; a += kStride, b += kStride) {
    walkByPointers(a, b);
    addProducts<T>(sums[0], a, b);
    addProducts<T>(sums[1], a + kLane, b + kLane);
    addProducts<T>(sums[2], a + 2 * kLane, b + 2 * kLane);
    addProducts<T>(sums[3], a + 3 * kLane, b + 3 * kLane);
  }
  for (; end - a >= static_cast<std::ptrdiff_t>(kLane); a += kLane, b += kLane) {
    addProducts<T>(sums[0], a, b);
  }
  T result = total<T>((sums[0] + sums[1]) + (sums[2] + sums[3]));
  for (; a != end; ++a, ++b) result += *a * *b;
  return result;
}

float wideMultiplyAdds(std::size_t rounds) {
  const __m512 half = _mm512_set1_ps(0.5F);
  const __m512 one = _mm512_set1_ps(1.0F);
  // Each begins with another number: equal ones the compiler would compute once.
  __m512 numbers[kMultiplyAddChains];
  for (std::size_t k = 0; k < kMultiplyAddChains; ++k) {
    numbers[k] = _mm512_set1_ps(static_cast<float>(k));
  }
  [&]<std::size_t... k>(std::index_sequence<k...>) __attribute__((always_inline)) {
    for (std::size_t i = 0; i < rounds; ++i) {
      ((numbers[k] = _mm512_fmadd_ps(numbers[k], half, one)), ...);
    }
  }
  (std::make_index_sequence<kMultiplyAddChains>());
  Wide<float> all = {};
  for (const __m512& number : numbers) all += Wide<float>(number);
  return total<float>(all);
}

}  // namespace

template <>
MultiplyAddWork multiplyAddWork<Avx512Machine>() {
  return {wideMultiplyAdds, 2.0 * kMultiplyAddChains * kWideLanes<float>};
}

template <>
DotWork<float> dotWork<Avx512Machine, float>() {
  return dotInWideChains<float>;
}

template <>
DotWork<double> dotWork<Avx512Machine, double>() {
  return dotInWideChains<double>;
}

}  // namespace lanescope::cpu
