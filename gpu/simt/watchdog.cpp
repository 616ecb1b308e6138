// SPDX-License-Identifier: Apache-2.0
#include "simt/watchdog.h"

#include <utility>

#include "platform/process_limits.h"
#include "simt/signals.h"

namespace lanescope::simt {
namespace {
/// How long a block that is to be stopped may go on between two checks of the stop flag.
constexpr std::chrono::milliseconds kPatience{50};

std::chrono::nanoseconds timeOn(clockid_t clock) {
  timespec time{};
  clock_gettime(clock, &time);
  return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

}  // namespace

Watchdog::Watchdog(Pulse& pulse, pthread_t worker) : m_pulse(pulse), m_worker(worker) {
  if (pthread_getcpuclockid(worker, &m_clock) != 0) m_clock = CLOCK_MONOTONIC;
}

std::chrono::nanoseconds Watchdog::timeOf(const Grid& grid, std::size_t workers) const {
  // Threads that a kernel has started take time from the worker, so that the process's time counts.
  if (grid.limits.isForeign) return timeOn(CLOCK_PROCESS_CPUTIME_ID) / workers;
  return timeOn(m_clock);
}

bool Watchdog::isWaiting() {
  // A thread that could run has had its turn by then, also on a busy machine. Checks are counted
  // and not the time, since the whole process may be stopped.
  constexpr int kMostIdleChecks = 30;
  const std::chrono::nanoseconds ranUntil = timeOn(m_clock);
  m_idleChecks = ranUntil == std::exchange(m_ranUntil, ranUntil) ? m_idleChecks + 1 : 0;
  return m_idleChecks >= kMostIdleChecks;
}

void Watchdog::check(const Grid& grid, std::size_t workers) {
  const std::uint64_t block = m_pulse.block.load();
  const std::uint64_t heartbeat = m_pulse.heartbeat.beats();
  const std::chrono::nanoseconds now = timeOf(grid, workers);
  if (heartbeat != m_heartbeat || block == kNoBlock) {
    m_heartbeat = heartbeat;
    m_seenAt = now;
    m_idleChecks = 0;
    m_isEvicted = false;
    return;
  }
  const auto estimate = grid.isStopped(block) ? kPatience : grid.limits.silence;
  const bool isOver = now - m_seenAt >= estimate || (grid.limits.isForeign && isWaiting());
  if (!isOver) return;
  if (grid.limits.isForeign && std::exchange(m_isEvicted, true)) {
    platform::endProcess("The kernel does not come to an end, and it cannot be stopped.");
  }
  m_seenAt = now;
  m_idleChecks = 0;
  m_pulse.evict.store(block);
  pthread_kill(m_worker, kEvictSignal);
}

}  // namespace lanescope::simt
