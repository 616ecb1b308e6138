// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <utility>

#include "trace/record/event.h"

namespace lanescope::trace {

/// The phases of a block's barriers in shared memory, event by event in an order that they allow. A
/// phase ends when as many threads have arrived as the barrier expects and the copies are issued
/// whose bytes it counts. Of a cluster, of whose other blocks nothing is known here, the block's
/// own share of the arrivals is enough.
class BarrierPhases {
 public:
  /// `blocks`: of the cluster; `rank`: of the block in it.
  explicit BarrierPhases(unsigned blocks = 1, unsigned rank = 0) : m_blocks(blocks), m_rank(rank) {}

  /// What a thread does with its event `i`; other events than those of barriers and bulk copies do
  /// nothing.
  void apply(std::span<const Event> ofThread, std::size_t i);
  /// Whether the phase that a wait names is over; true of all other events.
  [[nodiscard]] bool allows(const Event& event) const;
  /// The number of phases that are over of the barrier that an event names.
  [[nodiscard]] std::uint32_t phaseOf(const Event& event) const;

 private:
  using Key = std::pair<unsigned, std::int64_t>;  ///< array and index
  struct Barrier {
    std::uint64_t expected = 1;
    std::uint64_t arrived = 0;
    std::int64_t bytes = 0;  ///< announced, not issued
    std::uint32_t phase = 0;
  };

  static Key keyOf(const Event& event) { return {event.array(), event.index()}; }
  void endPhase(Barrier& barrier) const;

  unsigned m_blocks;
  unsigned m_rank;
  std::map<Key, Barrier> m_barriers;
};

}  // namespace lanescope::trace
