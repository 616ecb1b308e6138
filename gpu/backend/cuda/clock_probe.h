// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cuda/stream_gate.h"

namespace lanescope::backend {

/// How fast the multiprocessors' clock ran between two places of a stream: on each of them a thread
/// reads its cycles and the time (as NVIDIA/nvbench, gpu_frequency). Needs no library and no right.
class ClockProbe {
 public:
  ClockProbe();

  void begin(cudaStream_t stream);
  void end(cudaStream_t stream);
  /// Between the two, once the stream has come by; 0 where it cannot be told.
  [[nodiscard]] double megahertz() const;
  /// What the device says that it can reach.
  [[nodiscard]] double peakMegahertz() const { return m_peak; }

 private:
  void stamp(cudaStream_t stream, int which);

  int m_multiprocessors = 0;
  double m_peak = 0;
  HostMemory m_stamps;
};

}  // namespace lanescope::backend
