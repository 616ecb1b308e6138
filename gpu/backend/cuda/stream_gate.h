// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>

#include "backend/cuda/cuda_resources.h"

namespace lanescope::backend {

using HostMemory = Owned<void*, cudaFreeHost>;

/// Page-locked memory of the host that the GPU sees too, cleared.
[[nodiscard]] HostMemory allocateMapped(std::size_t bytes);

/// Holds a stream back while work is enqueued behind it, so that the work then runs without the
/// gaps in which a GPU waits for the host's next launch: a kernel that spins until the host sets a
/// flag (as NVIDIA/nvbench's blocking kernel). It gives up after a quarter of a second, so that a
/// call which waits for the stream itself does not wait for ever.
class StreamGate {
 public:
  StreamGate();

  /// Open again when it goes.
  class Closed {
   public:
    Closed(StreamGate& gate, cudaStream_t stream) : m_gate(gate) { m_gate.close(stream); }
    Closed(const Closed&) = delete;
    Closed& operator=(const Closed&) = delete;
    ~Closed() { m_gate.open(); }

   private:
    StreamGate& m_gate;
  };

  /// Whether it had to give up the last time. To be asked once the stream has come by.
  [[nodiscard]] bool gaveUp() const;

 private:
  /// What the host and the waiting kernel tell each other: numbers of closings.
  struct Flags {
    unsigned open = 0;
    unsigned gaveUp = 0;
  };
  void close(cudaStream_t stream);
  void open();
  [[nodiscard]] Flags& flags() const { return *static_cast<Flags*>(m_memory.get()); }

  HostMemory m_memory;
  unsigned m_closing = 0;
};

}  // namespace lanescope::backend
