// SPDX-License-Identifier: Apache-2.0
#include "trace/record/epoch_cursor.h"

#include <algorithm>

namespace lanescope::trace {

EpochCursor::EpochCursor(const Record& record, std::uint64_t recordedBlock,
                         std::uint64_t mostEvents, bool isCut)
    : m_record(record),
      m_block(recordedBlock),
      m_mostEvents(mostEvents),
      m_isBlockCut(isCut),
      m_parts(record.threadsPerBlock()) {}

void EpochCursor::advance(std::size_t thread) {
  const auto events = m_record.eventsOf(m_block, thread);
  Part& part = m_parts[thread];
  const bool isBehindBarrier = part.end < events.size();
  part.begin = m_hasBegun && isBehindBarrier ? part.end + 1 : part.end;
  const auto barrier =
      std::find_if(events.begin() + part.begin, events.end(),
                   [](const Event& event) { return event.kind() == EventKind::barrier; });
  part.end = static_cast<std::uint32_t>(barrier - events.begin());
  if (barrier != events.end()) {
    part.ending = barrier->line();
  } else {
    part.ending = m_isBlockCut || events.size() >= m_mostEvents ? kCut : kEnded;
  }
}

bool EpochCursor::next() {
  const bool isOver = m_hasBegun && std::ranges::none_of(m_parts, [](const Part& part) {
                        return part.ending > kEnded;
                      });
  if (isOver) return false;
  m_anyCut = false;
  m_isMet = true;
  int met = kCut;
  for (std::size_t thread = 0; thread < m_parts.size(); ++thread) {
    advance(thread);
    const int ending = m_parts[thread].ending;
    if (ending == kCut) {
      m_anyCut = true;
    } else if (met == kCut) {
      met = ending;
    } else if (met != ending) {
      m_isMet = false;
    }
  }
  if (m_hasBegun) ++m_epoch;
  m_hasBegun = true;
  return true;
}

}  // namespace lanescope::trace
