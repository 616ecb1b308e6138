// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cuda_runtime.h>

#include <map>
#include <span>
#include <string>

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

}  // namespace lanescope::backend
