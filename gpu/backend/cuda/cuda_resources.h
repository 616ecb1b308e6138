// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cuda_runtime_api.h>

#include <cstddef>
#include <utility>

#include "device/cuda_check.h"

namespace lanescope::backend {

/// Set once the context is lost or a kernel cannot be stopped. Releasing anything then would wait
/// for ever, so the resources below let go without a CUDA call; the end of the process frees them.
inline thread_local bool deviceAbandoned = false;

/// Owns one CUDA handle: made by `Make`, released by `Release`. Move-only.
template <class Handle, auto Release>
class Owned {
 public:
  explicit Owned(Handle handle) : m_handle(handle) {}
  Owned(Owned&& other) noexcept : m_handle(std::exchange(other.m_handle, Handle{})) {}
  Owned(const Owned&) = delete;
  Owned& operator=(const Owned&) = delete;
  Owned& operator=(Owned&&) = delete;
  ~Owned() {
    // A failure to release has no remedy here; the next call on the context reports it.
    if (m_handle != Handle{} && !deviceAbandoned) static_cast<void>(Release(m_handle));
  }
  [[nodiscard]] Handle get() const { return m_handle; }

 private:
  Handle m_handle;
};

using Stream = Owned<cudaStream_t, cudaStreamDestroy>;
using Event = Owned<cudaEvent_t, cudaEventDestroy>;
using DeviceMemory = Owned<void*, cudaFree>;

[[nodiscard]] inline Stream makeStream() {
  cudaStream_t stream = nullptr;
  check(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking), "cudaStreamCreateWithFlags");
  return Stream(stream);
}

[[nodiscard]] inline Event makeEvent() {
  cudaEvent_t event = nullptr;
  check(cudaEventCreate(&event), "cudaEventCreate");
  return Event(event);
}

/// `bytes` of device memory; at least one, so that an empty array has an address.
[[nodiscard]] DeviceMemory allocate(std::size_t bytes);

}  // namespace lanescope::backend
