// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "trace/lockstep.h"
#include "trace/record.h"

namespace lanescope::trace {

/// What the threads of a block do together: one line, one kind and form of event, one array. Within
/// an epoch steps are in an order that the kernel allows; only barriers order threads.
struct Step {
  std::uint32_t epoch = 0;  ///< barriers that these threads have passed
  EventKind kind = EventKind::load;
  std::uint8_t form = 0;   ///< Event::form
  std::uint8_t array = 0;  ///< position in `Record::arrays`; 0 where the kind names no element
  int line = 0;            ///< 1-based in the kernel's file
  std::uint64_t firstAccess = 0;
  std::uint32_t accessCount = 0;
};

/// The steps of one recorded block, grouped by `Lockstep` over all its threads. Immutable, so that
/// a position in it is a mere index and going back is as exact as going forward. Each event is in
/// exactly one step.
class Timeline {
 public:
  /// `recordedBlock` counts from 0 within the recorded blocks. Throws std::out_of_range beyond, and
  /// when an event names an array that the record lacks.
  Timeline(std::shared_ptr<const Record> record, std::uint64_t recordedBlock);

  [[nodiscard]] const Record& record() const { return *m_record; }
  [[nodiscard]] std::uint64_t recordedBlock() const { return m_block; }
  /// The block's linear index in the grid.
  [[nodiscard]] std::uint64_t block() const { return m_record->firstBlock + m_block; }
  [[nodiscard]] std::uint32_t threadCount() const { return m_threads; }

  [[nodiscard]] std::size_t stepCount() const { return m_steps.size(); }
  [[nodiscard]] const Step& step(std::size_t i) const { return m_steps[i]; }
  /// Who takes part in step i; threads ascend.
  [[nodiscard]] std::span<const Access> accesses(std::size_t i) const {
    return std::span(m_accesses).subspan(m_steps[i].firstAccess, m_steps[i].accessCount);
  }
  /// Who takes part in all steps, step after step.
  [[nodiscard]] std::span<const Access> accesses() const { return m_accesses; }
  [[nodiscard]] const Event& event(const Access& access) const {
    return m_record->events[m_record->offsets[m_block * m_threads + access.thread] + access.event];
  }

  /// Epochs run from 0; there is at least one.
  [[nodiscard]] std::size_t epochCount() const { return m_firstStep.size() - 1; }
  /// The steps of an epoch are [firstStepOf(e), firstStepOf(e + 1)); its barriers are its last.
  [[nodiscard]] std::size_t firstStepOf(std::size_t epoch) const { return m_firstStep[epoch]; }

  /// The step that an event takes place in.
  [[nodiscard]] std::size_t stepOf(const Access& access) const {
    return m_stepOfEvent[slotOf(access.thread) + access.event];
  }
  /// How many of its events a thread has done once the first `stepsDone` steps are over.
  [[nodiscard]] std::size_t doneAfter(std::size_t stepsDone, std::uint32_t thread) const;
  /// How many events a thread has in all.
  [[nodiscard]] std::size_t eventCount(std::uint32_t thread) const {
    return m_record->eventsOf(m_block, thread).size();
  }

 private:
  [[nodiscard]] std::uint64_t slotOf(std::uint32_t thread) const {
    return m_record->offsets[m_block * m_threads + thread] - m_record->offsets[m_block * m_threads];
  }

  std::shared_ptr<const Record> m_record;
  std::uint64_t m_block;
  std::uint32_t m_threads;
  std::vector<Step> m_steps;
  std::vector<Access> m_accesses;
  std::vector<std::size_t> m_firstStep;      ///< one entry an epoch plus one
  std::vector<std::uint32_t> m_stepOfEvent;  ///< one entry an event of the block
};

}  // namespace lanescope::trace
