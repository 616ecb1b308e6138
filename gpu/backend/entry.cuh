// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <concepts>
#include <utility>

#include "backend/entry.h"

// How a kernel function becomes an Entry; for nvcc only.

namespace lanescope::backend {

template <class T>
struct ArgumentOf;
template <std::integral T>
struct ArgumentOf<T> {
  static T from(const values::Argument& argument, std::span<const DeviceSpan>) {
    return static_cast<T>(std::get<std::int64_t>(argument));
  }
};

/// Turns a kernel function into an Entry: its parameter types say how the plan's arguments are
/// passed.
template <auto Kernel, class Before>
struct EntryOf;
template <class... Args, void (*Kernel)(Args...), class Before>
struct EntryOf<Kernel, Before> {
  static cudaError_t launch(const values::Launch& launch, std::span<const DeviceSpan> buffers,
                            const DeviceRecorder& recorder, cudaStream_t stream) {
    if (launch.arguments.size() != sizeof...(Args)) return cudaErrorInvalidValue;
    if (const cudaError_t code = Before::prepare(recorder, stream); code != cudaSuccess)
      return code;
    invoke(launch, buffers, stream, std::index_sequence_for<Args...>{});
    return cudaGetLastError();
  }
  /// What is wrong with it cudaGetLastError says.
  template <std::size_t... I>
  static void invoke(const values::Launch& launch, std::span<const DeviceSpan> buffers,
                     cudaStream_t stream, std::index_sequence<I...>) {
    const dim3 grid(launch.grid.x, launch.grid.y, launch.grid.z);
    const dim3 block(launch.block.x, launch.block.y, launch.block.z);
    if (launch.cluster == 1) {
      Kernel<<<grid, block, launch.dynamicSharedBytes, stream>>>(
          ArgumentOf<Args>::from(launch.arguments[I], buffers)...);
      return;
    }
    static std::atomic<std::uint64_t> devices{0};
    constexpr std::uint32_t kPortable = 8;
    if (launch.cluster > kPortable) {
      static_cast<void>(allowLargeClusters(reinterpret_cast<const void*>(Kernel), devices));
    }
    const ClusterLaunch clusters(launch, stream);
    static_cast<void>(cudaLaunchKernelEx(&clusters.config(), Kernel,
                                         ArgumentOf<Args>::from(launch.arguments[I], buffers)...));
  }
  static Entry entry() { return {&launch, reinterpret_cast<const void*>(Kernel)}; }
};

}  // namespace lanescope::backend
