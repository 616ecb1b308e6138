// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/entry.cuh"

// The plain build of a kernel: the accessors are aliases of what a CUDA programmer writes, so
// nothing is left of them.

namespace lanescope::backend {

template <class T>
struct ArgumentOf<T*> {
  static T* from(const values::Argument& argument, std::span<const DeviceSpan> buffers) {
    return static_cast<T*>(buffers[std::get<values::BufferIndex>(argument).index].data);
  }
};

struct NothingBefore {
  static cudaError_t prepare(const DeviceRecorder&, cudaStream_t) { return cudaSuccess; }
};

}  // namespace lanescope::backend

namespace lanescope::kernels::plain {

template <class T>
using Global = T*;
template <class T, int N>
using Array = T[N];

}  // namespace lanescope::kernels::plain

#define LANESCOPE_KERNEL(function)                                                              \
  [[maybe_unused]] static const bool function##Registered =                                     \
      ::lanescope::backend::plainEntries()                                                      \
          .emplace(#function,                                                                   \
                   ::lanescope::backend::EntryOf<&function,                                     \
                                                 ::lanescope::backend::NothingBefore>::entry()) \
          .second;
