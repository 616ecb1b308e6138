// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cuda_runtime.h>

#include <map>
#include <span>
#include <string>
#include <utility>

#include "trace/event.h"
#include "values/plan.h"

namespace lanescope::backend {

/// A buffer of a plan in device memory.
struct DeviceSpan {
  void* data = nullptr;
  unsigned long long count = 0;  ///< elements
};

/// Where a recorded kernel keeps its events. Every thread of the window has `eventsPerThread` slots
/// of its own, so that recording orders nothing and needs no atomics. `counts[t]` is the number of
/// events that thread t had, more than its slots when some were dropped.
struct DeviceRecorder {
  trace::Event* events = nullptr;
  unsigned long long* counts = nullptr;
  unsigned long long firstBlock = 0;
  unsigned long long blockCount = 0;
  unsigned long long eventsPerThread = 0;
};

/// Enqueues one launch on the stream and returns what cudaGetLastError says of it. `recorder` is
/// used by recorded kernels only.
using LaunchFn = cudaError_t (*)(const values::Launch& launch, std::span<const DeviceSpan> buffers,
                                 const DeviceRecorder& recorder, cudaStream_t stream);

struct Entry {
  LaunchFn launch = nullptr;
  const void* function = nullptr;  ///< for cudaFuncGetAttributes
};

/// The kernels of one build, by the name that LANESCOPE_KERNEL gives them.
using EntryTable = std::map<std::string, Entry, std::less<>>;
EntryTable& plainEntries();
EntryTable& recordedEntries();

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
  template <std::size_t... I>
  static void invoke(const values::Launch& launch, std::span<const DeviceSpan> buffers,
                     cudaStream_t stream, std::index_sequence<I...>) {
    const dim3 grid(launch.grid.x, launch.grid.y, launch.grid.z);
    const dim3 block(launch.block.x, launch.block.y, launch.block.z);
    Kernel<<<grid, block, launch.dynamicSharedBytes, stream>>>(
        ArgumentOf<Args>::from(launch.arguments[I], buffers)...);
  }
  static Entry entry() { return {&launch, reinterpret_cast<const void*>(Kernel)}; }
};

}  // namespace lanescope::backend
