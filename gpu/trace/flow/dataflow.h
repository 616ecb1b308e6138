// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <ranges>
#include <span>
#include <utility>
#include <vector>

#include "trace/flow/element_map.h"
#include "trace/record/timeline.h"

namespace lanescope::trace {

/// One version of one element: a stored value, or what an element held before the block stored it.
/// Or a value that a thread has received from its warp, which is in no array.
struct DataNode {
  static constexpr std::uint8_t kNoArray = 0xff;

  std::int64_t index = 0;
  std::uint64_t bits = 0;  ///< see Event::bits
  std::uint32_t firstSource = 0;
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
/// their steps, so a source comes before what is made of it. Takes 8 bytes a node, 4 a source, and
/// for finding an element's nodes 4 a node and 4 an element.
class Dataflow {
 public:
  /// `timeline` must outlive the flow. Throws std::length_error for a record whose values would
  /// have far more sources than those of a kernel: memory and time stay in proportion to the
  /// record.
  Dataflow(const Timeline& timeline, const ElementMap& map, const ProgressMonitor& monitor = {});

  /// As a view that makes each node when it is asked for.
  [[nodiscard]] auto nodes() const {
    return std::views::iota(std::uint32_t{0}, nodeCount()) |
           std::views::transform([this](std::uint32_t i) { return node(i); });
  }
  /// DataNode::isInput, without the making of one.
  [[nodiscard]] bool isInput(std::uint32_t node) const {
    return isRead(m_timeline->eventAt(m_nodes[node].event).kind());
  }
  /// The event that a node is of, by its position among those of the block.
  [[nodiscard]] std::uint32_t eventOf(std::uint32_t node) const { return m_nodes[node].event; }
  /// Calls visit(event) for that of each node.
  template <class Visit>
  void forEachEvent(const Visit& visit) const {
    constexpr std::uint32_t kAhead = 24;
    for (std::uint32_t i = 0; i < nodeCount(); ++i) {
      if (i + kAhead < nodeCount()) {
        __builtin_prefetch(&m_timeline->eventAt(m_nodes[i + kAhead].event));
      }
      visit(m_timeline->eventAt(m_nodes[i].event));
    }
  }
  /// The nodes that a node was made of, in the order in which its thread loaded them; a version
  /// that was loaded several times stands there several times. Empty for an input.
  [[nodiscard]] std::span<const std::uint32_t> sourcesOf(const DataNode& node) const {
    return std::span(m_sources).subspan(node.firstSource, node.sourceCount);
  }
  /// The nodes that the stores of a step made, as [first, second).
  [[nodiscard]] std::pair<std::uint32_t, std::uint32_t> madeIn(std::size_t step) const {
    return {m_firstOfStep[step], m_firstOfStep[step + 1]};
  }
  /// The first node that is not made before a step, which may be the one behind the last: nodes are
  /// in the order of their steps.
  [[nodiscard]] std::uint32_t firstSince(std::size_t step) const { return m_firstOfStep[step]; }
  /// The nodes that are stores to an element, in the order of their steps. `slot`: of the map.
  [[nodiscard]] std::span<const std::uint32_t> storesTo(std::size_t slot) const;
  /// The first node that is an input found there.
  [[nodiscard]] std::optional<std::uint32_t> firstInputOf(std::size_t slot) const;
  /// The last node of an element, store or input, before the nodes that a step made.
  [[nodiscard]] std::optional<std::uint32_t> lastBefore(std::size_t step, std::size_t slot) const;

  /// A load that found another value than was stored or found last, and is no node of its own: in
  /// a race it found an earlier version, or one that another block stored.
  struct Sighting {
    std::uint32_t slot = 0;
    std::uint32_t event = 0;  ///< position among those of the block
  };
  /// By slot, then in the order of their steps.
  [[nodiscard]] std::span<const Sighting> sightings() const { return m_sightings; }

 private:
  class Builder;

  /// All else of a node stands in its event.
  struct Node {
    std::uint32_t event : 31;       ///< position among those of the block
    std::uint32_t sharesNext : 1;   ///< its sources are those of the next node
    std::uint32_t firstSource = 0;  ///< those of the next node begin where its own end
  };

  [[nodiscard]] std::uint32_t nodeCount() const {
    return static_cast<std::uint32_t>(m_nodes.size()) - 1;
  }
  [[nodiscard]] DataNode node(std::uint32_t position) const {
    const std::uint32_t event = m_nodes[position].event;
    const Event& what = m_timeline->eventAt(event);
    std::uint32_t last = position;
    while (m_nodes[last].sharesNext != 0) ++last;
    DataNode node;
    node.bits = what.bits;
    node.firstSource = m_nodes[position].firstSource;
    node.sourceCount = m_nodes[last + 1].firstSource - node.firstSource;
    node.step = m_timeline->stepAt(event);
    node.epoch = m_timeline->step(node.step).epoch;
    node.thread = m_timeline->threadAt(event);
    node.isInput = isInput(position);
    if (isWarpWide(what.kind())) {
      node.array = DataNode::kNoArray;
      node.type = static_cast<values::DType>(what.valueType());
    } else {
      node.index = what.index();
      node.array = static_cast<std::uint8_t>(what.array());
      node.type = m_timeline->record().arrays[what.array()].type;
    }
    return node;
  }
  /// Of a slot its stores, then its inputs with a mark.
  [[nodiscard]] std::span<const std::uint32_t> nodesOf(std::size_t slot) const {
    return std::span(m_ofSlot).subspan(m_firstOfSlot[slot],
                                       m_firstOfSlot[slot + 1] - m_firstOfSlot[slot]);
  }
  static constexpr std::uint32_t kInputMark = 1U << 31;

  const Timeline* m_timeline;
  std::vector<Node> m_nodes;  ///< and one behind the last
  std::vector<std::uint32_t> m_sources;
  std::vector<std::uint32_t> m_firstOfStep;  ///< one entry a step plus one
  std::vector<std::uint32_t> m_firstOfSlot;  ///< one entry a slot plus two
  std::vector<std::uint32_t> m_ofSlot;       ///< slot after slot: see nodesOf
  std::vector<Sighting> m_sightings;
};

}  // namespace lanescope::trace
