// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "trace/element_map.h"
#include "trace/timeline.h"

namespace lanescope::trace {

/// One version of one element: a stored value, or what an element held before the block stored it.
/// Or a value that a thread has received from its warp, which is in no array.
struct DataNode {
  static constexpr std::uint8_t kNoArray = 0xff;

  std::int64_t index = 0;
  std::uint64_t bits = 0;  ///< see Event::bits
  std::uint64_t firstSource = 0;
  std::uint32_t sourceCount = 0;
  std::uint32_t step = 0;    ///< of the store or the shuffle; of an input, its first load
  std::uint32_t epoch = 0;   ///< likewise
  std::uint32_t thread = 0;  ///< likewise
  std::uint8_t array = 0;    ///< position in `Record::arrays`, or kNoArray
  bool isInput = false;
  values::DType type = values::DType::float32;
};

/// Which values came from which: the graph behind the arrows and the space-time diagram. A store's
/// sources are the loads of its thread since the thread's previous store, across barriers, and what
/// the thread received from the other lanes of its warp since then. Where that alone does not tell,
/// the value does: a store behind a store copies what the thread loaded for that one, or stored
/// there, if it has this value; one whose single source has another value is made of that and of
/// what the thread stored last, to the same element or to the source's array. What a thread
/// receives is made of the source lane's loads and receipts, a reduction's result of those of all
/// its lanes. A load reads the latest version that an earlier epoch, its own thread, or its warp
/// before their last __syncwarp() stored; where that has another value than the load found, the
/// load raced and reads the latest version that has it; where there is none, an input. A load of a
/// volatile element and an atomic may read what another thread has just stored: the latest version
/// that has the value found, else a version of its own, as an input. Nodes are in the order of
/// their steps, so a source comes before what is made of it.
class Dataflow {
 public:
  /// Throws std::length_error for a record whose values would have far more sources than those of a
  /// kernel: memory and time stay in proportion to the record.
  Dataflow(const Timeline& timeline, const ElementMap& map);

  [[nodiscard]] std::span<const DataNode> nodes() const { return m_nodes; }
  /// The nodes that a node was made of, in the order in which its thread loaded them; a version
  /// that was loaded several times stands there several times. Empty for an input.
  [[nodiscard]] std::span<const std::uint32_t> sourcesOf(const DataNode& node) const {
    return std::span(m_sources).subspan(node.firstSource, node.sourceCount);
  }
  /// The nodes that the stores of a step made, as [first, second).
  [[nodiscard]] std::pair<std::uint32_t, std::uint32_t> madeIn(std::size_t step) const {
    return {m_firstOfStep[step], m_firstOfStep[step + 1]};
  }

 private:
  class Builder;

  std::vector<DataNode> m_nodes;
  std::vector<std::uint32_t> m_sources;
  std::vector<std::uint32_t> m_firstOfStep;  ///< one entry a step plus one
};

}  // namespace lanescope::trace
