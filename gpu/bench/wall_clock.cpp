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

/// The first call touches the memory and wakes the cores; what one takes then is told by more and
/// more of them, until they are long enough to go by.
int settledCalls(const std::function<void()>& work) {
  constexpr int kMostCalls = 1'000'000;
  int calls = 1;
  timeOf(work, calls);
  for (;;) {
    const int wanted = callsFor(timeOf(work, calls), kMostCalls);
    if (wanted <= 2 * calls) return wanted;
    calls = std::min(wanted, 10 * calls);
  }
}

}  // namespace

Sample WallClock::take() {
  if (m_calls == 0) m_calls = settledCalls(m_work);
  // What ran in turn with it has left its own data in the caches; a long call does so to itself.
  if (m_calls > 1) m_work();
  return {timeOf(m_work, m_calls)};
}

}  // namespace lanescope::bench
