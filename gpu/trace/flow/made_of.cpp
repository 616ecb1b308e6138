// SPDX-License-Identifier: Apache-2.0
#include "trace/flow/made_of.h"

#include <algorithm>
#include <stdexcept>

namespace lanescope::trace {

MadeOf::MadeOf(const Timeline& timeline)
    : m_timeline(&timeline), m_isKnown(timeline.record().hasWholeFlow()) {
  if (!m_isKnown) return;
  const std::size_t events = timeline.accesses().size();
  m_passOf.assign(events, kNone);
  m_versionOf.assign(events, kNone);
  m_eventVisits.assign(events, 0);
  std::size_t operations = 0;
  for (std::uint32_t thread = 0; thread < timeline.threadCount(); ++thread) {
    addThread(thread);
    operations += timeline.record().operationsOf(timeline.recordedBlock(), thread).size();
  }
  m_operationVisits.assign(operations, 0);
}

void MadeOf::addThread(std::uint32_t thread) {
  const auto operations = m_timeline->record().operationsOf(m_timeline->recordedBlock(), thread);
  const std::size_t events = m_timeline->eventCount(thread);
  const auto check = [&](Source source, std::size_t operation) {
    if (source == kNoSource) return;
    const std::size_t number = source & ~kOperationMark;
    if (number >= ((source & kOperationMark) != 0 ? operation : events)) {
      throw std::out_of_range("a flow has a source that is not there yet");
    }
  };
  for (std::uint32_t i = 0; i < operations.size(); ++i) {
    const Operation& operation = operations[i];
    const bool isAtomic = operation.kind() == OperationKind::atomic;
    for (int k = 0; k < sourceCountOf(operation.kind()); ++k) check(operation.sources[k], i);
    if (!namesEvent(operation.kind())) continue;
    check(operation.sources[2], i);
    const std::uint32_t event = operation.sources[1];
    if (event == kNoSource) continue;
    if (event >= events || (isAtomic && event == 0)) {
      throw std::out_of_range("a flow passes a value to an event that there is not");
    }
    m_passOf[m_timeline->positionOf({thread, event})] = i;
  }
}

const std::vector<std::uint32_t>& MadeOf::sourcesOf(const Access& access) {
  m_found.clear();
  m_computations = {};
  if (!tells(access)) return m_found;
  ++m_call;
  const Record& record = m_timeline->record();
  const auto operations = record.operationsOf(m_timeline->recordedBlock(), access.thread);
  const std::size_t firstOperation =
      record.flow->offsets[m_timeline->recordedBlock() * record.threadsPerBlock() + access.thread] -
      record.flow->offsets[m_timeline->recordedBlock() * record.threadsPerBlock()];
  const std::uint32_t firstEvent = m_timeline->positionOf({access.thread, 0});
  ComputationFinder finder(operations);
  const Operation& pass = operations[passOf(access)];
  const bool isAtomic = pass.kind() == OperationKind::atomic;
  if (isAtomic) m_open.push_back(pass.sources[2]);
  m_open.push_back(pass.sources[0]);
  if (isAtomic) m_open.push_back(access.event - 1);  // what the element held before
  while (!m_open.empty()) {
    const Source source = m_open.back();
    m_open.pop_back();
    if (source == kNoSource) continue;
    const std::uint32_t number = source & ~kOperationMark;
    if ((source & kOperationMark) == 0) {
      std::uint32_t& visit = m_eventVisits[firstEvent + number];
      if (visit != m_call && m_versionOf[firstEvent + number] != kNone) {
        m_found.push_back(firstEvent + number);
      }
      visit = m_call;
      continue;
    }
    std::uint32_t& visit = m_operationVisits[firstOperation + number];
    if (visit == m_call) continue;
    visit = m_call;
    const Operation& operation = operations[number];
    finder.visit(operation);
    for (int i = 0; i < sourceCountOf(operation.kind()); ++i) {
      m_open.push_back(operation.sources[i]);
    }
  }
  if (!isAtomic) m_computations = finder.of(pass.sources[0], m_found.size());
  if (m_computations.contains(Computation::copy) && !m_found.empty() &&
      isWarpWide(m_timeline->eventAt(m_found.front()).kind())) {
    m_computations.remove(Computation::copy);
    m_computations.add(Computation::received);
  }
  std::ranges::sort(m_found);
  for (std::uint32_t& found : m_found) found = m_versionOf[found];
  return m_found;
}

}  // namespace lanescope::trace
