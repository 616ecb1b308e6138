// SPDX-License-Identifier: Apache-2.0
#include "trace/record/loop_nest.h"

#include <algorithm>

namespace lanescope::trace {

LoopNest::LoopNest(std::span<const values::Loop> loops) {
  std::vector<Chain> ofLines;
  for (const values::Loop& loop : loops) {
    const auto number = static_cast<std::uint16_t>(m_firsts.size());
    m_firsts.push_back(loop.first);
    if (ofLines.size() <= static_cast<std::size_t>(loop.last)) {
      ofLines.resize(static_cast<std::size_t>(loop.last) + 1);
    }
    for (int line = loop.first; line <= loop.last; ++line) {
      Chain& chain = ofLines[static_cast<std::size_t>(line)];
      if (chain.depth < kDeepest) chain.loops[chain.depth++] = number;
    }
  }
  for (const Chain& chain : ofLines) {
    const auto known = std::ranges::find(m_chains, chain);
    m_around.push_back(static_cast<std::uint16_t>(known - m_chains.begin()));
    if (known == m_chains.end()) m_chains.push_back(chain);
  }
}

std::size_t LoopNest::around(int line) const {
  const auto position = static_cast<std::size_t>(line);
  return position < m_around.size() ? m_around[position] : 0;
}

void LoopNest::move(int from, int to, bool isAgain, Rounds& rounds) const {
  const std::size_t before = around(from);
  const std::size_t after = around(to);
  std::size_t common = m_chains[before].depth;
  if (before != after) {
    const std::size_t most = std::min(common, m_chains[after].depth);
    common = 0;
    while (common < most && m_chains[before].loops[common] == m_chains[after].loops[common]) {
      ++common;
    }
  }
  if (common > 0 && (to < from || isAgain)) ++rounds[common - 1];
  std::fill(rounds.begin() + static_cast<std::ptrdiff_t>(common), rounds.end(), 0);
}

std::strong_ordering LoopNest::compare(int lineA, const Rounds& a, int lineB,
                                       const Rounds& b) const {
  const Chain& aroundA = m_chains[around(lineA)];
  const Chain& aroundB = m_chains[around(lineB)];
  for (std::size_t i = 0; i < std::max(aroundA.depth, aroundB.depth); ++i) {
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
