// SPDX-License-Identifier: Apache-2.0
#include "trace/record/barrier_phases.h"

#include <algorithm>

#include "trace/record/tile_shape.h"

namespace lanescope::trace {

void BarrierPhases::endPhase(Barrier& barrier) const {
  const std::uint64_t own = std::max<std::uint64_t>(1, barrier.expected / m_blocks);
  if (barrier.arrived < own || (m_blocks == 1 && barrier.bytes > 0)) return;
  barrier.arrived = 0;
  ++barrier.phase;
}

void BarrierPhases::apply(std::span<const Event> ofThread, std::size_t i) {
  const Event& event = ofThread[i];
  if (event.kind() == EventKind::bulkCopy) {
    if (static_cast<BulkCopyForm>(event.form()) != BulkCopyForm::barrier || i == 0) return;
    constexpr std::int64_t kWordBytes = 4;
    Barrier& barrier = m_barriers[keyOf(event)];
    barrier.bytes -=
        static_cast<std::int64_t>(TileShape::of(ofThread[i - 1].bits).count()) * kWordBytes;
    endPhase(barrier);
  }
  if (event.kind() != EventKind::memoryBarrier) return;
  switch (static_cast<MbarrierForm>(event.form())) {
    case MbarrierForm::initialize:
      m_barriers[keyOf(event)] = {.expected = event.bits};
      break;
    case MbarrierForm::arrive:
      if (event.bits != m_rank) break;
      ++m_barriers[keyOf(event)].arrived;
      endPhase(m_barriers[keyOf(event)]);
      break;
    case MbarrierForm::expect: {
      Barrier& barrier = m_barriers[keyOf(event)];
      barrier.bytes += static_cast<std::int64_t>(event.bits);
      ++barrier.arrived;
      endPhase(barrier);
      break;
    }
    case MbarrierForm::wait:
      break;
  }
}

std::uint32_t BarrierPhases::phaseOf(const Event& event) const {
  const auto found = m_barriers.find(keyOf(event));
  return found == m_barriers.end() ? 0 : found->second.phase;
}

bool BarrierPhases::allows(const Event& event) const {
  if (event.kind() != EventKind::memoryBarrier) return true;
  if (static_cast<MbarrierForm>(event.form()) != MbarrierForm::wait) return true;
  return phaseOf(event) % 2 != event.bits % 2;
}

}  // namespace lanescope::trace
