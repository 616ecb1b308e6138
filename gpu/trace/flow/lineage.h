// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

#include "trace/flow/dataflow.h"

namespace lanescope::trace {

/// Where a value comes from, back to the inputs, and what is made of it.
class Lineage {
 public:
  enum class Part : std::uint8_t { none, ancestor, itself, descendant };

  /// `node`: position in `flow.nodes()`. Takes a time that grows with the number of nodes.
  Lineage(const Dataflow& flow, std::uint32_t node);

  [[nodiscard]] std::uint32_t node() const { return m_node; }
  [[nodiscard]] Part partOf(std::uint32_t node) const { return m_parts[node]; }
  /// Ancestors that are inputs.
  [[nodiscard]] std::uint32_t inputs() const { return m_inputs; }
  [[nodiscard]] std::uint32_t descendants() const { return m_descendants; }

 private:
  std::uint32_t m_node;
  std::vector<Part> m_parts;
  std::uint32_t m_inputs = 0;
  std::uint32_t m_descendants = 0;
};

}  // namespace lanescope::trace
