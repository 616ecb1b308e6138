// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cuda_runtime_api.h>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "backend/cuda/cuda_resources.h"
#include "backend/cuda/stream_gate.h"
#include "collective/cuda/gpu_stream.h"
#include "collective/cuda/peer_kernel.h"
#include "request/all_reduce.h"

namespace lanescope::collective {

/// An all-reduce by messages between several GPUs of a host, each of which stores into the memory
/// of the others. Every member throws values::Error.
class PeerGroup {
 public:
  /// `gpus`: those that take part. `type`, `n`: of each one's elements. `messages`: in the order of
  /// steps, at most one sent and one received by a GPU in a step. Throws Error (unavailable) where
  /// a GPU cannot reach the memory of one that it sends to.
  PeerGroup(std::vector<GpuStream> gpus, values::DType type, std::int64_t n,
            const std::vector<values::DeviceMessage>& messages);

  /// Enqueues an all-reduce on the streams of all GPUs. `elements`: each one's, which 16 divides.
  void enqueue(std::span<void* const> elements);
  /// Throws Error (timedOut) with both GPUs where one has waited in vain. Call it behind a wait for
  /// all streams.
  void requireArrived() const;
  /// Returns what came of each message in the last call, one after the other.
  [[nodiscard]] values::HostArray carried() const;

 private:
  struct Inbox {
    std::size_t at = 0;         ///< bytes
    std::size_t arrivedAt = 0;  ///< numbers
  };

  std::vector<GpuStream> m_gpus;
  values::DType m_type;
  unsigned m_blocks;
  std::vector<values::DeviceMessage> m_messages;
  std::vector<Inbox> m_inboxes;  ///< of each message, in the memory of its receiver
  std::size_t m_halfBytes = 0;   ///< of the GPU that receives most
  std::vector<backend::DeviceMemory> m_memory;
  std::vector<backend::DeviceMemory> m_arrived;
  std::vector<backend::DeviceMemory> m_steps;
  std::vector<std::vector<std::int64_t>> m_stepNumbers;  ///< of each GPU's steps
  std::vector<PeerSchedule> m_schedules;
  backend::HostMemory m_overdue;
  unsigned m_call = 0;
};

}  // namespace lanescope::collective
