// SPDX-License-Identifier: Apache-2.0
#include "trace/flow/lineage.h"

#include <algorithm>

namespace lanescope::trace {

Lineage::Lineage(const Dataflow& flow, std::uint32_t node)
    : m_node(node), m_parts(flow.nodes().size(), Part::none) {
  const auto nodes = flow.nodes();
  m_parts[node] = Part::itself;
  // Sources come before what is made of them: one pass back and one on.
  for (std::uint32_t i = node + 1; i-- > 0;) {
    if (m_parts[i] == Part::none) continue;
    if (nodes[i].isInput && i != node) ++m_inputs;
    for (const std::uint32_t source : flow.sourcesOf(nodes[i])) {
      if (m_parts[source] == Part::none) m_parts[source] = Part::ancestor;
    }
  }
  const auto isMadeOfIt = [this](std::uint32_t source) {
    return m_parts[source] == Part::itself || m_parts[source] == Part::descendant;
  };
  for (std::uint32_t i = node + 1; i < nodes.size(); ++i) {
    if (!std::ranges::any_of(flow.sourcesOf(nodes[i]), isMadeOfIt)) continue;
    m_parts[i] = Part::descendant;
    ++m_descendants;
  }
}

}  // namespace lanescope::trace
