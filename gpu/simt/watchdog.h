// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <pthread.h>
#include <time.h>

#include <chrono>
#include <cstdint>

#include "simt/grid.h"
#include "simt/pulse.h"

namespace lanescope::simt {

/// Watches one worker thread: a signal evicts a block that shows no sign of life for too long. The
/// time is the worker's processor time, so that a busy machine evicts no block.
class Watchdog {
 public:
  Watchdog(Pulse& pulse, pthread_t worker);

  /// To be called every few milliseconds while the worker lives.
  void check(const Grid& grid);

 private:
  [[nodiscard]] std::chrono::nanoseconds processorTime() const;

  Pulse& m_pulse;
  pthread_t m_worker;
  clockid_t m_clock{};
  std::uint64_t m_heartbeat = 0;
  std::chrono::nanoseconds m_seenAt{};
};

}  // namespace lanescope::simt
