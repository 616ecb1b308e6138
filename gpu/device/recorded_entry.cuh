// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "device/entry.cuh"
#include "device/recorded_kernel.cuh"

#if defined(LANESCOPE_UNTRACED)
#include "device/recorded_ptx.cuh"
#endif

// How the host launches the recorded build of a kernel of the catalogue.

namespace lanescope::kernels::recorded {

namespace {

/// A recorded launch has its recorder in a variable of the device, which the next one overwrites.
/// Without external linkage, since each translation unit has its own recorder.
struct SetRecorder {
  static constexpr bool kMayOverlap = false;
  static cudaError_t prepare(const backend::DeviceRecorder& value, cudaStream_t stream) {
    return cudaMemcpyToSymbolAsync(recorder, &value, sizeof value, 0, cudaMemcpyHostToDevice,
                                   stream);
  }
};

}  // namespace
}  // namespace lanescope::kernels::recorded

namespace lanescope::backend {

template <class T, class Accesses>
struct ArgumentOf<kernels::recorded::GlobalArray<T, Accesses>> {
  static kernels::recorded::GlobalArray<T, Accesses> from(const values::Argument& argument,
                                                          std::span<const DeviceSpan> buffers,
                                                          cudaError_t&) {
    const std::uint32_t index = std::get<values::BufferIndex>(argument).index;
    return {static_cast<T*>(buffers[index].data),
            static_cast<std::int64_t>(buffers[index].count) / trace::kWidthOf<T>, index};
  }
};

}  // namespace lanescope::backend

#define LANESCOPE_INSTANCE(name, symbol, ...)                                                     \
  [[maybe_unused]] static const bool symbol##Registered =                                         \
      ::lanescope::backend::recordedEntries()                                                     \
          .emplace(name, ::lanescope::backend::EntryOf<                                           \
                             &__VA_ARGS__, ::lanescope::kernels::recorded::SetRecorder>::entry()) \
          .second;
