// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>

#include "request/parameters.h"

// The loops of one core, in vectors. They are compiled for any machine and for machines with AVX2
// and FMA; the dot product and the multiply-adds also for machines with AVX-512.

namespace lanescope::cpu {

struct AnyMachine {};
struct Avx2Machine {};
struct Avx512Machine {};

template <class T>
using DotWork = T (*)(const T* a, const T* b, std::size_t n);

template <class T>
struct ScanWork {
  /// Scans n elements. `carry` combines all elements before in[0]; returns the same for in[n].
  using Scan = T (*)(const T* in, std::size_t n, T carry, T* out);
  Scan inclusive;
  Scan exclusive;
  /// They store past the caches, where the machine has them; they are complete on return.
  Scan inclusivePast;
  Scan exclusivePast;
  /// Returns the combination of n elements.
  T (*total)(const T* in, std::size_t n);
};

/// Multiply-adds on float32 in registers, in enough chains to hide their latency.
struct MultiplyAddWork {
  /// Repeats x = x / 2 + 1 in each chain and lane, beginning with the chain's number; returns the
  /// sum of all.
  float (*run)(std::size_t rounds);
  double operations;  ///< operations of a round; a multiply-add counts for two
};

/// Returns the dot product's code for a machine. T: float, double.
template <class Machine, class T>
[[nodiscard]] DotWork<T> dotWork();
template <>
[[nodiscard]] DotWork<float> dotWork<Avx512Machine, float>();
template <>
[[nodiscard]] DotWork<double> dotWork<Avx512Machine, double>();

/// Eight chains hide two instructions a cycle that take four cycles each; some more do no harm.
inline constexpr std::size_t kMultiplyAddChains = 12;

template <class Machine>
[[nodiscard]] MultiplyAddWork multiplyAddWork();
template <>
[[nodiscard]] MultiplyAddWork multiplyAddWork<Avx512Machine>();

/// Returns the scan's code. T: float; integers of 4 and 8 bytes, unsigned for sums, else signed.
template <class Machine, values::Op kOp, class T>
[[nodiscard]] ScanWork<T> scanWork();

/// Returns whether this machine can run the code for Avx2Machine.
[[nodiscard]] inline bool isAvx2Machine() {
#if defined(LANESCOPE_AVX2)
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
#else
  return false;
#endif
}

/// Returns whether this machine can run the code for Avx512Machine.
[[nodiscard]] inline bool isAvx512Machine() {
#if defined(LANESCOPE_AVX2)
  return __builtin_cpu_supports("avx512f");
#else
  return false;
#endif
}

}  // namespace lanescope::cpu
