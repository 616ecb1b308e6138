// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cuda/stream_gate.h"

namespace lanescope::backend {

/// Measures the clock of the multiprocessors between two points of a stream: a thread on each of
/// them reads its cycle counter and the time (after NVIDIA/nvbench, gpu_frequency). It needs no
/// library and no privilege.
class ClockProbe {
 public:
  ClockProbe();

  void begin(cudaStream_t stream);
  void end(cudaStream_t stream);
  /// Returns the mean clock in MHz between the two points, after the stream has passed them; 0
  /// where it is unknown.
  [[nodiscard]] double megahertz() const;
  /// The highest clock in MHz according to the device.
  [[nodiscard]] double peakMegahertz() const { return m_peak; }

 private:
  void stamp(cudaStream_t stream, int which);

  int m_multiprocessors = 0;
  double m_peak = 0;
  HostMemory m_stamps;
};

}  // namespace lanescope::backend
