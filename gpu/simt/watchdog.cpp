// SPDX-License-Identifier: Apache-2.0
#include "simt/watchdog.h"

#include "simt/signals.h"

namespace lanescope::simt {
namespace {
/// How long a block that is to be stopped may go on between two checks of the stop flag.
constexpr std::chrono::milliseconds kPatience{50};
}  // namespace

Watchdog::Watchdog(Pulse& pulse, pthread_t worker) : m_pulse(pulse), m_worker(worker) {
  if (pthread_getcpuclockid(worker, &m_clock) != 0) m_clock = CLOCK_MONOTONIC;
}

std::chrono::nanoseconds Watchdog::processorTime() const {
  timespec time{};
  clock_gettime(m_clock, &time);
  return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

void Watchdog::check(const Grid& grid) {
  const std::uint64_t block = m_pulse.block.load();
  const std::uint64_t heartbeat = m_pulse.heartbeat.beats();
  const std::chrono::nanoseconds now = processorTime();
  if (heartbeat != m_heartbeat || block == kNoBlock) {
    m_heartbeat = heartbeat;
    m_seenAt = now;
    return;
  }
  const auto estimate = grid.isStopped(block) ? kPatience : grid.limits.silence;
  if (now - m_seenAt < estimate) return;
  m_pulse.evict.store(block);
  pthread_kill(m_worker, kEvictSignal);
}

}  // namespace lanescope::simt
