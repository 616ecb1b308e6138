// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <utility>

#include "trace/record/record.h"

namespace lanescope::trace {

/// Returns the phase that a wait for a parity is sure to have waited for: the earliest of this
/// parity that has not been left behind. `last`: what the wait before it at the barrier returned;
/// -1 for none, and for the phase before the first one, which counts as over.
[[nodiscard]] constexpr int phaseWaitedFor(int last, std::uint64_t parity) {
  return static_cast<std::uint64_t>(last & 1) == parity % 2 ? last : last + 1;
}

/// The phases of a block's barriers in shared memory, event by event in an order that they allow. A
/// phase ends when as many threads have arrived as the barrier expects and the copies are issued
/// whose bytes it counts. Of a cluster, of whose other blocks nothing is known here, the block's
/// own share of the arrivals is enough.
class BarrierPhases {
 public:
  BarrierPhases(const Record& record, std::uint64_t recordedBlock)
      : m_blocks(record.cluster),
        m_rank(static_cast<unsigned>((record.firstBlock + recordedBlock) % record.cluster)) {}

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
