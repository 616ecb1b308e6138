// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cuda_runtime.h>

#include <array>
#include <atomic>
#include <cstdint>
#include <map>
#include <span>
#include <string>

#include "device/recorder.h"
#include "values/plan.h"

namespace lanescope::backend {

/// A buffer of a plan in device memory.
struct DeviceSpan {
  void* data = nullptr;
  unsigned long long count = 0;  ///< elements
};

/// The blocks per cluster that every device permits.
inline constexpr std::uint32_t kPortableCluster = 8;

/// Calls `allow()` until it has succeeded once on the current device. `devices`: the kernel's own
/// mask, one bit per device on which it has.
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

/// Permits the kernel's blocks to use all dynamic shared memory that the current device has left
/// besides what the kernel declares. Unasked a device permits 48 KiB of both together.
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

/// Whether the function's code for the current device waits for the launch before it: code for a
/// virtual architecture below 9.0 does not. The device is asked once for each kernel.
class OverlapSupport {
 public:
  bool with(const void* function) {
    int device = 0;
    if (cudaGetDevice(&device) != cudaSuccess) return false;
    const std::uint64_t bit = std::uint64_t{1} << static_cast<unsigned>(device);
    if ((m_known.load(std::memory_order_acquire) & bit) == 0) {
      constexpr int kLeastArchitecture = 90;
      cudaFuncAttributes attributes{};
      if (cudaFuncGetAttributes(&attributes, function) != cudaSuccess) return false;
      if (attributes.ptxVersion >= kLeastArchitecture) m_waiting.fetch_or(bit);
      m_known.fetch_or(bit, std::memory_order_release);
    }
    return (m_waiting.load(std::memory_order_relaxed) & bit) != 0;
  }

 private:
  std::atomic<std::uint64_t> m_known{0};  ///< one bit per device
  std::atomic<std::uint64_t> m_waiting{0};
};

/// The configuration of a launch in clusters, or of one that may begin before the launch before it
/// has ended, or of both.
class ExtendedLaunch {
 public:
  ExtendedLaunch(const values::Launch& launch, bool overlaps, cudaStream_t stream) {
    if (launch.cluster > 1) {
      cudaLaunchAttribute& attribute = m_attributes[m_config.numAttrs++];
      attribute.id = cudaLaunchAttributeClusterDimension;
      attribute.val.clusterDim.x = launch.cluster;
      attribute.val.clusterDim.y = 1;
      attribute.val.clusterDim.z = 1;
    }
    if (overlaps) {
      cudaLaunchAttribute& attribute = m_attributes[m_config.numAttrs++];
      attribute.id = cudaLaunchAttributeProgrammaticStreamSerialization;
      attribute.val.programmaticStreamSerializationAllowed = 1;
    }
    m_config.gridDim = dim3(launch.grid.x, launch.grid.y, launch.grid.z);
    m_config.blockDim = dim3(launch.block.x, launch.block.y, launch.block.z);
    m_config.dynamicSmemBytes = launch.dynamicSharedBytes;
    m_config.stream = stream;
    m_config.attrs = m_attributes.data();
  }
  ExtendedLaunch(const ExtendedLaunch&) = delete;
  ExtendedLaunch& operator=(const ExtendedLaunch&) = delete;

  [[nodiscard]] const cudaLaunchConfig_t& config() const { return m_config; }

 private:
  std::array<cudaLaunchAttribute, 2> m_attributes{};
  cudaLaunchConfig_t m_config{};
};

/// Enqueues one launch on the stream and returns the result of cudaGetLastError. Only recorded
/// and stamped kernels use `recorder`.
using LaunchFn = cudaError_t (*)(const values::Launch& launch, std::span<const DeviceSpan> buffers,
                                 const DeviceRecorder& recorder, cudaStream_t stream);

struct Entry {
  LaunchFn launch = nullptr;
  const void* function = nullptr;  ///< for cudaFuncGetAttributes; null for the call of a library
};

/// The kernels of one build by the names that LANESCOPE_KERNEL gives them.
using EntryTable = std::map<std::string, Entry, std::less<>>;
EntryTable& plainEntries();
EntryTable& recordedEntries();
EntryTable& stampedEntries();

}  // namespace lanescope::backend
