// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <vector>

#include "backend/cuda/cuda_resources.h"
#include "backend/cuda/stream_gate.h"
#include "collective/cuda/exchange_kernel.h"
#include "collective/cuda/gpu_stream.h"

namespace lanescope::collective {

/// One element of each of several GPUs, sent to all in one step: each GPU stores its own into the
/// memory of the others, with the number of the call in the same store. That is how NCCL sends few
/// bytes (its protocol LL). Every member throws values::Error.
class ElementExchange {
 public:
  /// Throws Error (unavailable) where a GPU cannot reach the memory of another one.
  ElementExchange(std::vector<GpuStream> gpus, values::DType type);

  /// Enqueues an exchange on the streams of all GPUs, which have their places in the same order.
  void enqueue(Whose whose, std::span<const ExchangePlaces> places);
  /// Throws Error (timedOut) with both GPUs where one has waited in vain. Call it behind a wait for
  /// all streams.
  void requireArrived() const;

 private:
  std::vector<GpuStream> m_gpus;
  values::DType m_type;
  std::vector<backend::DeviceMemory> m_memory;
  backend::HostMemory m_overdue;
  Inboxes m_inboxes;
  unsigned m_call = 0;
};

}  // namespace lanescope::collective
