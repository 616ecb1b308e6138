// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <ranges>
#include <span>
#include <utility>
#include <vector>

#include "trace/flow/computation.h"
#include "trace/flow/element_map.h"
#include "trace/record/timeline.h"

namespace lanescope::trace {

/// One version of one element: a stored value, or what an element held before the block stored to
/// it. Or a value that a thread has received from its warp, which is in no array.
struct DataNode {
  static constexpr std::uint8_t kNoArray = 0xff;

  std::int64_t index = 0;
  std::uint64_t bits = 0;  ///< see Event::bits
  std::uint32_t firstSource = 0;
  std::uint32_t sourceCount = 0;
  /// Step of the store or the shuffle; of an input, that of its first load.
  std::uint32_t step = 0;
  std::uint32_t epoch = 0;   ///< epoch of that step
  std::uint32_t thread = 0;  ///< thread of that event
  std::uint8_t array = 0;    ///< position in `Record::arrays`, or kNoArray
  bool isInput = false;
  values::DType type = values::DType::float32;
  /// What the value is of its sources; empty for an input and where no operation tells.
  Computations computations;
};

/// The graph of which values were made of which, behind the arrows and the space-time diagram.
///
/// The sources of a store are the values at the leaves of the operations that made its value, in
/// the order in which its thread got them. Those of a received value are what the value that the
/// source lane sent was made of; those of a reduction's result, what all lanes sent. Nothing has
/// sources where the record has no whole flow, nor where no operation tells of a value: a number
/// that is no Element of its kernel, such as an index.
///
/// A load reads the latest version that was stored in an earlier epoch, by its own thread, or by
/// its warp before their last __syncwarp(). Where that version has another value than the load
/// found, the load raced: it reads the latest version with this value, or else an input. A load of
/// a volatile element and an atomic may read what another thread has just stored: the latest
/// version with the value found, or else a version of its own, as an input.
///
/// Nodes are in the order of their steps, so a source comes before what is made of it. The graph
/// takes 8 bytes per node and 4 per source, and for finding an element's nodes 4 per node and 4 per
/// element. A node's computations take 2 bytes more.
class Dataflow {
 public:
  /// `timeline` must outlive the flow. Throws std::length_error for a record whose values would
  /// have far more sources than those of a kernel, so that memory and time stay proportional to the
  /// record.
  Dataflow(const Timeline& timeline, const ElementMap& map,
           const values::ProgressMonitor& monitor = {});

  /// The nodes; the view makes each on demand.
  [[nodiscard]] auto nodes() const {
    return std::views::iota(std::uint32_t{0}, nodeCount()) |
           std::views::transform([this](std::uint32_t i) { return node(i); });
  }
  /// DataNode::isInput without constructing the node.
  [[nodiscard]] bool isInput(std::uint32_t node) const {
    return isRead(m_timeline->eventAt(m_nodes[node].event).kind());
  }
  /// DataNode::step without constructing the node.
  [[nodiscard]] std::uint32_t stepOf(std::uint32_t node) const {
    return m_timeline->stepAt(m_nodes[node].event);
  }
  /// The event of a node, by its position among those of the block.
  [[nodiscard]] std::uint32_t eventOf(std::uint32_t node) const { return m_nodes[node].event; }
  /// Calls visit(event) for the event of each node.
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
  /// The nodes that a node was made of, in the order in which its thread loaded them. A version
  /// that was loaded several times occurs several times. Empty for an input.
  [[nodiscard]] std::span<const std::uint32_t> sourcesOf(const DataNode& node) const {
    return std::span(m_sources).subspan(node.firstSource, node.sourceCount);
  }
  /// The same without constructing the node.
  [[nodiscard]] std::span<const std::uint32_t> sourcesOf(std::uint32_t node) const {
    std::uint32_t last = node;
    while (m_nodes[last].sharesNext != 0) ++last;
    const std::uint32_t first = m_nodes[node].firstSource;
    return std::span(m_sources).subspan(first, m_nodes[last + 1].firstSource - first);
  }
  /// The nodes that the stores of a step made, as [first, second).
  [[nodiscard]] std::pair<std::uint32_t, std::uint32_t> madeIn(std::size_t step) const {
    return {m_firstOfStep[step], m_firstOfStep[step + 1]};
  }
  /// The first node that is not made before a step; it may be the one past the last.
  [[nodiscard]] std::uint32_t firstSince(std::size_t step) const { return m_firstOfStep[step]; }
  /// The nodes that are stores to an element, in the order of their steps. `slot`: number of the
  /// element in the map.
  [[nodiscard]] std::span<const std::uint32_t> storesTo(std::size_t slot) const;
  /// The first node that is an input found in the element.
  [[nodiscard]] std::optional<std::uint32_t> firstInputOf(std::size_t slot) const;
  /// The last node of an element, store or input, before the nodes that a step made.
  [[nodiscard]] std::optional<std::uint32_t> lastBefore(std::size_t step, std::size_t slot) const;

  /// A load whose value differs from the one stored or found last and that is no node of its own:
  /// in a race it found an earlier version, or one that another block stored.
  struct Sighting {
    std::uint32_t slot = 0;
    std::uint32_t event = 0;  ///< position among those of the block
  };
  /// The node that a load of the block found, or that a received value is; kNoNode for other
  /// events. `event`: position among those of the block. Only where the record has a flow.
  static constexpr std::uint32_t kNoNode = 0xffff'ffff;
  [[nodiscard]] std::uint32_t versionOf(std::uint32_t event) const { return m_versionOf[event]; }
  /// Ordered by slot, then by step.
  [[nodiscard]] std::span<const Sighting> sightings() const { return m_sightings; }

 private:
  class Builder;

  /// A node in memory; its further members follow from its event.
  struct Node {
    std::uint32_t event : 31;       ///< position among those of the block
    std::uint32_t sharesNext : 1;   ///< its sources are those of the next node
    std::uint32_t firstSource = 0;  ///< the sources end where those of the next node begin
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
    node.computations = m_computations[position];
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
  /// The nodes of a slot: its stores, then its inputs with kInputMark.
  [[nodiscard]] std::span<const std::uint32_t> nodesOf(std::size_t slot) const {
    return std::span(m_ofSlot).subspan(m_firstOfSlot[slot],
                                       m_firstOfSlot[slot + 1] - m_firstOfSlot[slot]);
  }
  static constexpr std::uint32_t kInputMark = 1U << 31;

  const Timeline* m_timeline;
  std::vector<Node> m_nodes;  ///< the nodes and one past the last
  std::vector<Computations> m_computations;
  std::vector<std::uint32_t> m_sources;
  std::vector<std::uint32_t> m_firstOfStep;  ///< one entry per step plus one
  std::vector<std::uint32_t> m_firstOfSlot;  ///< one entry per slot plus two
  std::vector<std::uint32_t> m_ofSlot;       ///< slot after slot, see nodesOf
  std::vector<Sighting> m_sightings;
  std::vector<std::uint32_t> m_versionOf;
};

}  // namespace lanescope::trace
