// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>

#include "backend/cuda/cuda_resources.h"

namespace lanescope::backend {

using HostMemory = Owned<void*, cudaFreeHost>;

/// Allocates page-locked host memory that the GPU can access too, set to 0.
[[nodiscard]] HostMemory allocateMapped(std::size_t bytes);

/// Holds a stream back while work is enqueued behind it, so that the work then runs without the
/// gaps in which a GPU waits for the host's next launch. It is a kernel that spins until the host
/// sets a flag (after NVIDIA/nvbench's blocking kernel). It gives up after 0.25 s, so that a call
/// which waits for the stream itself does not wait for ever.
class StreamGate {
 public:
  StreamGate();

  /// Closes the gate; the destructor opens it.
  class Closed {
   public:
    Closed(StreamGate& gate, cudaStream_t stream) : m_gate(gate) { m_gate.close(stream); }
    Closed(const Closed&) = delete;
    Closed& operator=(const Closed&) = delete;
    ~Closed() { m_gate.open(); }

   private:
    StreamGate& m_gate;
  };

  /// Whether the last closing gave up. Valid after the stream has passed the gate.
  [[nodiscard]] bool gaveUp() const;

 private:
  /// The state shared by the host and the waiting kernel: numbers of closings.
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
