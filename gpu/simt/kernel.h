// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cmath>

#include "simt/accessors.h"
#include "simt/current.h"
#include "simt/kernel_table.h"

// Makes a kernel's text compile as host code for the emulator. To be included before the text and
// after everything else: the words of CUDA become macros.

namespace lanescope::kernels::emulated {
using simt::Array;
using simt::dynamicShared;
using simt::Global;
inline constexpr int warpSize = 32;
}  // namespace lanescope::kernels::emulated

#define __global__
#define __device__
#define __forceinline__ inline
// `const`, so that an array of shared memory which is no Array does not compile: it would silently
// be each thread's own.
#define __shared__ const

#define threadIdx (::lanescope::simt::current.thread->index)
#define blockIdx (::lanescope::simt::current.blockIdx)
#define blockDim (::lanescope::simt::current.blockDim)
#define gridDim (::lanescope::simt::current.gridDim)
#define __syncthreads() (::lanescope::simt::barrier(__LINE__))

#define LANESCOPE_KERNEL(function)                                                             \
  [[maybe_unused]] static const bool function##Registered = ::lanescope::simt::registerKernel( \
      #function, &::lanescope::simt::BinderOf<&(function)>::bind);
