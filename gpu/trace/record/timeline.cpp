// SPDX-License-Identifier: Apache-2.0
#include "trace/record/timeline.h"

#include <algorithm>
#include <limits>
#include <stdexcept>
#include <utility>

namespace lanescope::trace {
namespace {

std::shared_ptr<const Record> checked(std::shared_ptr<const Record> record,
                                      std::uint64_t recordedBlock) {
  if (recordedBlock >= record->blockCount) throw std::out_of_range("the record has fewer blocks");
  // A position takes at most 31 bits: the data flow stores a mark in the highest bit.
  if (record->eventsOf(recordedBlock).size() > std::numeric_limits<std::int32_t>::max() ||
      record->threadsPerBlock() > std::numeric_limits<std::uint16_t>::max()) {
    throw std::length_error("the block has too many events");
  }
  return record;
}

}  // namespace

Timeline::Timeline(std::shared_ptr<const Record> record, std::uint64_t recordedBlock,
                   const values::ProgressMonitor& monitor)
    : m_record(checked(std::move(record), recordedBlock)),
      m_block(recordedBlock),
      m_threads(static_cast<std::uint32_t>(m_record->threadsPerBlock())),
      m_events(m_record->eventsOf(m_block)),
      m_offsets(std::span(m_record->offsets).subspan(m_block * m_threads, m_threads + 1)) {
  m_threadOf.reserve(m_events.size());
  m_eventOf.reserve(m_events.size());
  m_stepAt.resize(m_events.size());

  const LoopNest loops(m_record->loops);
  Lockstep lockstep(*m_record, loops, m_block, 0, m_threads);
  LockstepGroup group;
  values::MonitoredCount done(monitor, m_events.size());
  while (lockstep.next(group)) {
    done.add(group.accesses.size());
    if (namesElement(group.kind) && group.array >= m_record->arrays.size()) {
      throw std::out_of_range("an event names an array that the record lacks");
    }
    while (m_firstStep.size() <= group.epoch) m_firstStep.push_back(m_steps.size());
    const auto step = static_cast<std::uint32_t>(m_steps.size());
    m_steps.push_back({group.epoch, group.kind, group.form, group.array, group.line,
                       m_threadOf.size(), static_cast<std::uint32_t>(group.accesses.size())});
    for (const Access& access : group.accesses) {
      m_stepAt[positionOf(access)] = step;
      m_threadOf.push_back(static_cast<std::uint16_t>(access.thread));
      m_eventOf.push_back(access.event);
    }
  }
  if (m_firstStep.empty()) m_firstStep.push_back(0);
  m_firstStep.push_back(m_steps.size());
}

std::size_t Timeline::doneAfter(std::size_t stepsDone, std::uint32_t thread) const {
  const auto steps = std::span(m_stepAt).subspan(positionOf({thread, 0}), eventCount(thread));
  return static_cast<std::size_t>(std::ranges::lower_bound(steps, stepsDone) - steps.begin());
}

}  // namespace lanescope::trace
