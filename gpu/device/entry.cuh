// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <concepts>
#include <tuple>
#include <utility>

#include "device/entry.h"

// Conversion of a kernel function into an Entry; for nvcc only.

namespace lanescope::backend {

/// Converts the plan's argument into a kernel's parameter of type T. `code` is set where this
/// fails.
template <class T>
struct ArgumentOf;
template <std::integral T>
struct ArgumentOf<T> {
  static T from(const values::Argument& argument, std::span<const DeviceSpan>, cudaError_t&) {
    return static_cast<T>(std::get<std::int64_t>(argument));
  }
};
template <std::floating_point T>
struct ArgumentOf<T> {
  static T from(const values::Argument& argument, std::span<const DeviceSpan>, cudaError_t&) {
    if (const auto* const whole = std::get_if<std::int64_t>(&argument)) {
      return static_cast<T>(*whole);
    }
    return static_cast<T>(std::get<double>(argument));
  }
};

/// Makes an Entry of a kernel function, whose parameter types say how the plan's arguments are
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
    return invoke(launch, buffers, stream, std::index_sequence_for<Args...>{});
  }
  template <std::size_t... I>
  static cudaError_t invoke(const values::Launch& launch, std::span<const DeviceSpan> buffers,
                            cudaStream_t stream, std::index_sequence<I...>) {
    cudaError_t code = cudaSuccess;
    const std::tuple<Args...> arguments{
        ArgumentOf<Args>::from(launch.arguments[I], buffers, code)...};
    if (code != cudaSuccess) return code;
    const auto* const function = reinterpret_cast<const void*>(Kernel);
    if (launch.dynamicSharedBytes > 0) {
      static std::atomic<std::uint64_t> devices{0};
      code = oncePerDevice(devices, [&] { return allowSharedMemory(function); });
      if (code != cudaSuccess) return cudaGetLastError();
    }
    const dim3 grid(launch.grid.x, launch.grid.y, launch.grid.z);
    const dim3 block(launch.block.x, launch.block.y, launch.block.z);
    bool overlaps = false;
    if constexpr (Before::kMayOverlap) {
      static OverlapSupport support;
      overlaps = launch.overlaps && support.with(function);
    }
    if (launch.cluster == 1 && !overlaps) {
      Kernel<<<grid, block, launch.dynamicSharedBytes, stream>>>(std::get<I>(arguments)...);
      return cudaGetLastError();
    }
    if (launch.cluster > kPortableCluster) {
      static std::atomic<std::uint64_t> devices{0};
      code = oncePerDevice(devices, [&] { return allowLargeClusters(function); });
      if (code != cudaSuccess) return cudaGetLastError();
    }
    const ExtendedLaunch extended(launch, overlaps, stream);
    static_cast<void>(cudaLaunchKernelEx(&extended.config(), Kernel, std::get<I>(arguments)...));
    return cudaGetLastError();
  }
  static Entry entry() { return {&launch, reinterpret_cast<const void*>(Kernel)}; }
};

}  // namespace lanescope::backend
