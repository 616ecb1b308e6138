// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <pthread.h>
#include <time.h>

#include <chrono>
#include <cstddef>
#include <cstdint>

#include "simt/grid.h"
#include "simt/pulse.h"

namespace lanescope::simt {

/// Watches one worker thread: a signal evicts a block that shows no sign of life for too long. The
/// time is the worker's processor time, so that a busy machine evicts no block.
class Watchdog {
 public:
  Watchdog(Pulse& pulse, pthread_t worker);

  /// To be called every few milliseconds while the worker lives. `workers`: how many there are.
  void check(const Grid& grid, std::size_t workers);

 private:
  /// The time that counts as silence.
  [[nodiscard]] std::chrono::nanoseconds timeOf(const Grid& grid, std::size_t workers) const;
  /// Whether the worker has not run for so long that it must be waiting in a call.
  [[nodiscard]] bool isWaiting();

  Pulse& m_pulse;
  pthread_t m_worker;
  clockid_t m_clock{};
  std::uint64_t m_heartbeat = 0;
  std::chrono::nanoseconds m_seenAt{};
  std::chrono::nanoseconds m_ranUntil{};
  int m_idleChecks = 0;
  bool m_isEvicted = false;  ///< the block has been sent the signal
};

}  // namespace lanescope::simt
