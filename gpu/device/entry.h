// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cuda_runtime.h>

#include <atomic>
#include <cstdint>
#include <map>
#include <span>
#include <string>

#include "trace/record/event.h"
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

/// What every device takes: blocks of one cluster, and dynamic shared memory of a block.
inline constexpr std::uint32_t kPortableCluster = 8;
inline constexpr std::uint32_t kUsualSharedBytes = 48 * 1024;

/// Calls `allow()` until it has succeeded once on the current device. `devices`: the kernel's own,
/// a bit for each device on which it has.
template <class Allow>
cudaError_t oncePerDevice(std::atomic<std::uint64_t>& devices, const Allow& allow) {
  int device = 0;
  if (const cudaError_t code = cudaGetDevice(&device); code != cudaSuccess) return code;
  const std::uint64_t bit = std::uint64_t{1} << static_cast<unsigned>(device);
  if ((devices.load(std::memory_order_relaxed) & bit) != 0) return cudaSuccess;
  const cudaError_t code = allow();
  if (code == cudaSuccess) devices.fetch_or(bit, std::memory_order_relaxed);
  return code;
}

inline cudaError_t allowLargeClusters(const void* function) {
  return cudaFuncSetAttribute(function, cudaFuncAttributeNonPortableClusterSizeAllowed, 1);
}

/// Lets the kernel's blocks have all the dynamic shared memory that the current device has room for
/// beside what it declares.
inline cudaError_t allowSharedMemory(const void* function) {
  int device = 0;
  int most = 0;
  cudaFuncAttributes attributes{};
  if (const cudaError_t code = cudaGetDevice(&device); code != cudaSuccess) return code;
  if (const cudaError_t code =
          cudaDeviceGetAttribute(&most, cudaDevAttrMaxSharedMemoryPerBlockOptin, device);
      code != cudaSuccess) {
    return code;
  }
  if (const cudaError_t code = cudaFuncGetAttributes(&attributes, function); code != cudaSuccess) {
    return code;
  }
  return cudaFuncSetAttribute(function, cudaFuncAttributeMaxDynamicSharedMemorySize,
                              most - static_cast<int>(attributes.sharedSizeBytes));
}

/// How CUDA is told of a launch in clusters.
class ClusterLaunch {
 public:
  ClusterLaunch(const values::Launch& launch, cudaStream_t stream) {
    m_attribute.id = cudaLaunchAttributeClusterDimension;
    m_attribute.val.clusterDim.x = launch.cluster;
    m_attribute.val.clusterDim.y = 1;
    m_attribute.val.clusterDim.z = 1;
    m_config.gridDim = dim3(launch.grid.x, launch.grid.y, launch.grid.z);
    m_config.blockDim = dim3(launch.block.x, launch.block.y, launch.block.z);
    m_config.dynamicSmemBytes = launch.dynamicSharedBytes;
    m_config.stream = stream;
    m_config.attrs = &m_attribute;
    m_config.numAttrs = 1;
  }
  ClusterLaunch(const ClusterLaunch&) = delete;
  ClusterLaunch& operator=(const ClusterLaunch&) = delete;

  [[nodiscard]] const cudaLaunchConfig_t& config() const { return m_config; }

 private:
  cudaLaunchAttribute m_attribute{};
  cudaLaunchConfig_t m_config{};
};

/// Enqueues one launch on the stream and returns what cudaGetLastError says of it. `recorder` is
/// used by recorded kernels only.
using LaunchFn = cudaError_t (*)(const values::Launch& launch, std::span<const DeviceSpan> buffers,
                                 const DeviceRecorder& recorder, cudaStream_t stream);

struct Entry {
  LaunchFn launch = nullptr;
  const void* function = nullptr;  ///< for cudaFuncGetAttributes; null: the call of a library
};

/// The kernels of one build, by the name that LANESCOPE_KERNEL gives them.
using EntryTable = std::map<std::string, Entry, std::less<>>;
EntryTable& plainEntries();
EntryTable& recordedEntries();

}  // namespace lanescope::backend
