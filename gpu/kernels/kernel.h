// SPDX-License-Identifier: Apache-2.0
#pragma once

// What every kernel file includes. The same kernel text is compiled three ways:
//   plain     by nvcc, for results and timing: Global<T> is T*, Array<T, N> is T[N];
//   recorded  by nvcc, with accessors that note each load, store and barrier;
//   emulated  by the host compiler, on the SIMT emulator, with the same accessors.

namespace lanescope::kernels {
/// The most threads that a block can have, on every GPU so far.
inline constexpr int kMaxBlock = 1024;
}  // namespace lanescope::kernels

#if defined(LANESCOPE_EMULATED)
#include "simt/kernel.h"
#elif defined(LANESCOPE_RECORDED)
#include "backend/recorded_kernel.cuh"
#else
#include "backend/plain_kernel.cuh"
#endif
