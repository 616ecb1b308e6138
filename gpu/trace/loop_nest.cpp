// SPDX-License-Identifier: Apache-2.0
#include "trace/loop_nest.h"

#include <algorithm>

namespace lanescope::trace {

LoopNest::LoopNest(std::span<const values::Loop> loops) {
  for (const values::Loop& loop : loops) {
    const auto number = static_cast<std::uint16_t>(m_firsts.size());
    m_firsts.push_back(loop.first);
    if (m_around.size() <= static_cast<std::size_t>(loop.last)) {
      m_around.resize(static_cast<std::size_t>(loop.last) + 1);
    }
    for (int line = loop.first; line <= loop.last; ++line) {
      Chain& chain = m_around[static_cast<std::size_t>(line)];
      if (chain.depth < kDeepest) chain.loops[chain.depth++] = number;
    }
  }
}

const LoopNest::Chain& LoopNest::around(int line) const {
  static constexpr Chain kNone;
  return static_cast<std::size_t>(line) < m_around.size() ? m_around[static_cast<std::size_t>(line)]
                                                          : kNone;
}

void LoopNest::move(int from, int to, bool isAgain, Rounds& rounds) const {
  const Chain& before = around(from);
  const Chain& after = around(to);
  std::size_t common = 0;
  while (common < std::min(before.depth, after.depth) &&
         before.loops[common] == after.loops[common]) {
    ++common;
  }
  if (common > 0 && (to < from || isAgain)) ++rounds[common - 1];
  std::fill(rounds.begin() + static_cast<std::ptrdiff_t>(common), rounds.end(), 0);
}

std::strong_ordering LoopNest::compare(int lineA, const Rounds& a, int lineB,
                                       const Rounds& b) const {
  const Chain& aroundA = around(lineA);
  const Chain& aroundB = around(lineB);
  for (std::size_t i = 0; i < kDeepest; ++i) {
    const bool isLoopA = i < aroundA.depth;
    const bool isLoopB = i < aroundB.depth;
    if (!isLoopA || !isLoopB || aroundA.loops[i] != aroundB.loops[i]) {
      const int firstA = isLoopA ? m_firsts[aroundA.loops[i]] : lineA;
      const int firstB = isLoopB ? m_firsts[aroundB.loops[i]] : lineB;
      if (firstA != firstB) return firstA <=> firstB;
      break;
    }
    if (a[i] != b[i]) return a[i] <=> b[i];
  }
  return lineA <=> lineB;
}

}  // namespace lanescope::trace
