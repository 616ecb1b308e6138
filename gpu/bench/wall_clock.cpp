// SPDX-License-Identifier: Apache-2.0
#include "bench/wall_clock.h"

#include <algorithm>
#include <chrono>

namespace lanescope::bench {
namespace {

using Clock = std::chrono::steady_clock;
using values::Milliseconds;

Milliseconds timeOf(const std::function<void()>& work, int calls) {
  const auto begin = Clock::now();
  for (int i = 0; i < calls; ++i) work();
  return Milliseconds(Clock::now() - begin) / calls;
}

/// Determines the calls per sample. The first call touches the memory and wakes the cores. Then the
/// calls increase until they are long enough. Short ones count with the least of three times, since
/// another program may hold the core and make the work seem longer.
int settledCalls(const std::function<void()>& work) {
  constexpr int kMostCalls = 1'000'000;
  int calls = 1;
  timeOf(work, calls);
  for (;;) {
    Milliseconds once = timeOf(work, calls);
    const bool isSoonTold = once * calls < Milliseconds(100);
    for (int i = 0; isSoonTold && i < 2; ++i) once = std::min(once, timeOf(work, calls));
    const int wanted = callsFor(once, kMostCalls);
    if (wanted <= 2 * calls) return wanted;
    calls = std::min(wanted, 10 * calls);
  }
}

}  // namespace

Sample WallClock::take() {
  if (m_calls == 0) m_calls = settledCalls(m_work);
  // The other subjects in turn have left their own data in the caches. A long call evicts its own
  // data anyway.
  if (m_calls > 1) m_work();
  return {timeOf(m_work, m_calls)};
}

}  // namespace lanescope::bench
