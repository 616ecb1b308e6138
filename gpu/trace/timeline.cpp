// SPDX-License-Identifier: Apache-2.0
#include "trace/timeline.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace lanescope::trace {

Timeline::Timeline(std::shared_ptr<const Record> record, std::uint64_t recordedBlock)
    : m_record(std::move(record)),
      m_block(recordedBlock),
      m_threads(static_cast<std::uint32_t>(m_record->threadsPerBlock())) {
  if (recordedBlock >= m_record->blockCount) {
    throw std::out_of_range("the record has fewer blocks");
  }
  const std::uint64_t begin = m_record->offsets.at(m_block * m_threads);
  const std::uint64_t end = m_record->offsets.at((m_block + 1) * m_threads);
  m_accesses.reserve(end - begin);
  m_stepOfEvent.resize(end - begin);

  const LoopNest loops(m_record->loops);
  Lockstep lockstep(*m_record, loops, m_block, 0, m_threads);
  LockstepGroup group;
  while (lockstep.next(group)) {
    if (namesElement(group.kind) && group.array >= m_record->arrays.size()) {
      throw std::out_of_range("an event names an array that the record lacks");
    }
    while (m_firstStep.size() <= group.epoch) m_firstStep.push_back(m_steps.size());
    for (const Access& access : group.accesses) {
      m_stepOfEvent[slotOf(access.thread) + access.event] =
          static_cast<std::uint32_t>(m_steps.size());
    }
    m_steps.push_back({group.epoch, group.kind, group.form, group.array, group.line,
                       m_accesses.size(), static_cast<std::uint32_t>(group.accesses.size())});
    m_accesses.insert(m_accesses.end(), group.accesses.begin(), group.accesses.end());
  }
  if (m_firstStep.empty()) m_firstStep.push_back(0);
  m_firstStep.push_back(m_steps.size());
}

std::size_t Timeline::doneAfter(std::size_t stepsDone, std::uint32_t thread) const {
  const auto begin = m_stepOfEvent.begin() + static_cast<std::ptrdiff_t>(slotOf(thread));
  const auto end = begin + static_cast<std::ptrdiff_t>(eventCount(thread));
  return static_cast<std::size_t>(std::lower_bound(begin, end, stepsDone) - begin);
}

}  // namespace lanescope::trace
