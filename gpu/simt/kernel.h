// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cfloat>
#include <climits>
#include <cmath>
#include <cstddef>

#include "simt/accessors.h"
#include "simt/current.h"
#include "simt/device_functions.h"
#include "simt/kernel_table.h"
#include "simt/machine.h"
#include "simt/missing.h"
#include "simt/ptx.h"
#include "simt/vectors.h"
#include "trace/record/math_functions.h"

// Makes a kernel's text compile as host code for the emulator. It is included before the text and
// after everything else, since the words of CUDA become macros.

namespace lanescope::kernels::emulated {

using namespace simt;  // NOLINT(google-build-using-namespace): the words of a kernel, all of them
inline constexpr int warpSize = 32;

template <class T>
using Address = trace::Address<T, Memory>;
template <class T, int... kCounts>
using Table = simt::Table<T, Memory, kCounts...>;

#include "trace/record/cuda_functions.inl"
#include "trace/record/rewritten_words.inl"

}  // namespace lanescope::kernels::emulated

// A kernel is part of the loop of a fiber (see BinderOf). With a sanitizer it cannot be inlined,
// since some kernels are exempt from the sanitizer.
#if defined(LANESCOPE_SIMT_ASAN) || defined(LANESCOPE_SIMT_TSAN)
#define __global__
#else
#define __global__ __attribute__((always_inline)) inline
#endif
#define __device__
#define __forceinline__ inline
#define __noinline__ __attribute__((noinline))
#define __launch_bounds__(...)
#define __align__(bytes)
#define __restrict__
#define __grid_constant__
// With the values that it is declared with: no part of the host runs that would set others.
#define __constant__ constexpr
#undef assert
#define assert(...)                                      \
  (static_cast<bool>(__VA_ARGS__) ? static_cast<void>(0) \
                                  : ::lanescope::simt::failAssertion(__LINE__))
// `const`, so that an array of shared memory which is no Array does not compile: it would silently
// be each thread's own.
#define __shared__ const

#define threadIdx (::lanescope::simt::current.thread->index)
#define blockIdx (::lanescope::simt::current.blockIdx)
#define blockDim (::lanescope::simt::current.blockDim)
#define gridDim (::lanescope::simt::current.gridDim)

#define LANESCOPE_INSTANCE(name, symbol, ...)             \
  [[maybe_unused]] static const bool symbol##Registered = \
      ::lanescope::simt::registerKernel(name, &::lanescope::simt::BinderOf<&__VA_ARGS__>::bind);
#define LANESCOPE_LIBRARY_INSTANCE(name, symbol, ...)                                        \
  [[maybe_unused]] static const bool symbol##Registered = ::lanescope::simt::registerKernel( \
      name, &::lanescope::simt::BinderOf<                                                    \
                &::lanescope::simt::LibraryCallOf<&__VA_ARGS__>::kernel>::bind);
