// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>

#include "request/parameters.h"

// What one core does in vectors, compiled once for any machine and once for those with AVX2 and
// FMA; the dot product and the multiply-adds also for those with AVX-512.

namespace lanescope::cpu {

struct AnyMachine {};
struct Avx2Machine {};
struct Avx512Machine {};

template <class T>
using DotWork = T (*)(const T* a, const T* b, std::size_t n);

template <class T>
struct ScanWork {
  /// Scans n elements on from `carry`, which comes before in[0], and returns what comes before
  /// in[n].
  using Scan = T (*)(const T* in, std::size_t n, T carry, T* out);
  Scan inclusive;
  Scan exclusive;
  /// The same with stores past the caches, where the machine has them; done when they return.
  Scan inclusivePast;
  Scan exclusivePast;
  /// What n elements make together.
  T (*total)(const T* in, std::size_t n);
};

/// Multiply-adds on float32 in registers alone, in as many chains as hide their latency.
struct MultiplyAddWork {
  /// x = x / 2 + 1 in each chain and lane, from the chain's number on; returns what all add up to.
  float (*run)(std::size_t rounds);
  double operations;  ///< of a round; a multiply-add counts for two
};

/// T: float, double.
template <class Machine, class T>
[[nodiscard]] DotWork<T> dotWork();
template <>
[[nodiscard]] DotWork<float> dotWork<Avx512Machine, float>();
template <>
[[nodiscard]] DotWork<double> dotWork<Avx512Machine, double>();

/// Two instructions a cycle of four cycles each are hidden by eight chains; some more do no harm.
inline constexpr std::size_t kMultiplyAddChains = 12;

template <class Machine>
[[nodiscard]] MultiplyAddWork multiplyAddWork();
template <>
[[nodiscard]] MultiplyAddWork multiplyAddWork<Avx512Machine>();

/// T: float, and integers of 4 and 8 bytes: unsigned for sums, signed for maxima.
template <class Machine, values::Op kOp, class T>
[[nodiscard]] ScanWork<T> scanWork();

/// Whether this machine can do what is compiled for Avx2Machine.
[[nodiscard]] inline bool isAvx2Machine() {
#if defined(LANESCOPE_AVX2)
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
#else
  return false;
#endif
}

/// Likewise for Avx512Machine.
[[nodiscard]] inline bool isAvx512Machine() {
#if defined(LANESCOPE_AVX2)
  return __builtin_cpu_supports("avx512f");
#else
  return false;
#endif
}

}  // namespace lanescope::cpu
