// SPDX-License-Identifier: Apache-2.0
//
// Compiled with AVX-512: the dot product, which is bound by its loads, since vectors of 64 bytes
// halve their number; and the multiply-adds, since they tell the machine's ceiling.
#include <immintrin.h>

#include <cstring>
#include <utility>

#include "cpu/dot_code.h"
#include "cpu/lanes.h"
#include "cpu/simd.h"

namespace lanescope::cpu {
namespace {

template <class T>
using Wide [[gnu::vector_size(64)]] = T;

template <class T>
struct WideLanes {
  using Vector = Wide<T>;
  static constexpr std::size_t kCount = 64 / sizeof(T);
  [[gnu::always_inline]] static void addProducts(Vector& sum, const T* a, const T* b) {
    if constexpr (sizeof(T) == 4) {
      sum = Vector(_mm512_fmadd_ps(_mm512_loadu_ps(a), _mm512_loadu_ps(b), __m512(sum)));
    } else {
      sum = Vector(_mm512_fmadd_pd(_mm512_loadu_pd(a), _mm512_loadu_pd(b), __m512d(sum)));
    }
  }
  [[gnu::always_inline]] static T total(const Vector& sum) {
    Vec<T> halves[2];
    std::memcpy(halves, &sum, sizeof sum);
    const Vec<T> both = halves[0] + halves[1];
    return combineAll<values::Op::sum, T>(both);
  }
};

float wideMultiplyAdds(std::size_t rounds) {
  const __m512 half = _mm512_set1_ps(0.5F);
  const __m512 one = _mm512_set1_ps(1.0F);
  // Each begins with another number: the compiler would compute equal ones only once.
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
  return WideLanes<float>::total(all);
}

}  // namespace

template <>
MultiplyAddWork multiplyAddWork<Avx512Machine>() {
  return {wideMultiplyAdds, 2.0 * kMultiplyAddChains * WideLanes<float>::kCount};
}

template <>
DotWork<float> dotWork<Avx512Machine, float>() {
  return dotInChains<WideLanes<float>, float>;
}

template <>
DotWork<double> dotWork<Avx512Machine, double>() {
  return dotInChains<WideLanes<double>, double>;
}

}  // namespace lanescope::cpu
