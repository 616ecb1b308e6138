// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <vector>

#include "backend/cuda/cuda_resources.h"
#include "backend/cuda/stream_gate.h"
#include "collective/cuda/gpu_stream.h"

namespace lanescope::collective {

/// Times work that several GPUs do together. Every member throws values::Error.
class GpuTimer {
 public:
  /// `enqueue` puts one call on the streams of all GPUs; it gets the number of the call in its
  /// sample, from 0 to below `mostCalls`. A sample has as many calls as take about a millisecond.
  /// Whatever the first call loads must be there. `prepare` puts on the streams what comes before
  /// the timed calls.
  GpuTimer(
      std::vector<GpuStream> gpus, std::function<void(int call)> enqueue, int mostCalls,
      std::function<void()> prepare = [] {});

  /// Returns the seconds of a call on the slowest GPU: those of calls in a row, divided by their
  /// number. All are enqueued before the first begins.
  [[nodiscard]] double take();
  /// Calls in a sample.
  [[nodiscard]] int calls() const { return m_calls; }

 private:
  std::vector<GpuStream> m_gpus;
  std::function<void(int call)> m_enqueue;
  std::function<void()> m_prepare;
  std::vector<std::unique_ptr<backend::StreamGate>> m_gates;
  std::vector<std::array<backend::Event, 2>> m_events;
  int m_calls = 1;
};

}  // namespace lanescope::collective
