// SPDX-License-Identifier: Apache-2.0
#include "bench/launch_limit.h"

namespace lanescope::bench {
namespace {

using values::Milliseconds;

/// This many bytes and operations take half a second on one thread that waits half a microsecond
/// for each.
constexpr double kHarmless = 0x1p20;

}  // namespace

bool LaunchLimit::allowsInARow(int calls, std::optional<Milliseconds> once) const {
  if (!m_longest || calls == 1) return true;
  return once && calls * *once <= *m_longest;
}

std::optional<Milliseconds> LaunchLimit::tooLong(std::int64_t n, const Run& run,
                                                 const Work& work) const {
  if (!m_longest) return std::nullopt;
  std::int64_t known = n;
  while (known > 1 && work(known) > kHarmless) known /= 2;
  while (known < n) {
    const Milliseconds took = run(known);
    const auto expected = [&](std::int64_t at) { return took * (work(at) / work(known)); };
    if (expected(n) <= *m_longest) return std::nullopt;
    std::int64_t next = n / 2;
    while (next > known && expected(next) > *m_longest) next /= 2;
    if (next <= known) return expected(n);
    known = next;
  }
  return std::nullopt;
}

}  // namespace lanescope::bench
