// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <ranges>
#include <span>
#include <vector>

#include "trace/record/lockstep.h"
#include "trace/record/record.h"
#include "values/progress_monitor.h"

namespace lanescope::trace {

/// An action that threads of a block do together: one line, one kind and form of event, one array.
/// The steps of an epoch are in an order that the kernel permits; only barriers order threads.
struct Step {
  std::uint32_t epoch = 0;  ///< number of barriers that these threads have passed
  EventKind kind = EventKind::load;
  std::uint8_t form = 0;   ///< Event::form
  std::uint8_t array = 0;  ///< position in `Record::arrays`; 0 where the kind names no element
  int line = 0;            ///< 1-based in the kernel's file
  std::uint64_t firstAccess = 0;
  std::uint32_t accessCount = 0;
};

/// The steps of one recorded block, grouped by `Lockstep` over all its threads. It is immutable, so
/// that a position in it is a mere index and going back is as exact as going forward. Each event is
/// in exactly one step. It takes 10 bytes per event.
class Timeline {
  /// The positions have 32 bits because the standard library lacks a difference type for a view of
  /// wider ones.
  [[nodiscard]] auto accessesBetween(std::size_t first, std::size_t last) const {
    return std::views::iota(static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(last)) |
           std::views::transform([this](std::uint32_t position) {
             return Access{m_threadOf[position], m_eventOf[position]};
           });
  }

 public:
  /// `recordedBlock` counts from 0 within the recorded blocks. Throws std::out_of_range when there
  /// is no such block or an event names an array that the record lacks, and std::length_error when
  /// the block has more events than 32 bits can number.
  Timeline(std::shared_ptr<const Record> record, std::uint64_t recordedBlock,
           const values::ProgressMonitor& monitor = {});

  [[nodiscard]] const Record& record() const { return *m_record; }
  [[nodiscard]] std::uint64_t recordedBlock() const { return m_block; }
  /// The block's linear index in the grid.
  [[nodiscard]] std::uint64_t block() const { return m_record->firstBlock + m_block; }
  [[nodiscard]] std::uint32_t threadCount() const { return m_threads; }

  [[nodiscard]] std::size_t stepCount() const { return m_steps.size(); }
  [[nodiscard]] const Step& step(std::size_t i) const { return m_steps[i]; }
  /// The accesses of all steps, step after step. The view makes each `Access` on demand.
  [[nodiscard]] auto accesses() const { return accessesBetween(0, m_threadOf.size()); }
  /// The accesses of step i, in ascending order of threads.
  [[nodiscard]] auto accesses(std::size_t i) const {
    return accessesBetween(m_steps[i].firstAccess, m_steps[i].firstAccess + m_steps[i].accessCount);
  }
  /// The access of a thread in a step, if it takes part.
  [[nodiscard]] std::optional<Access> accessOf(std::size_t step, std::uint32_t thread) const {
    const auto all = accesses(step);
    const auto found = std::ranges::lower_bound(all, thread, {}, &Access::thread);
    if (found == all.end() || (*found).thread != thread) return std::nullopt;
    return *found;
  }
  [[nodiscard]] const Event& event(const Access& access) const {
    return m_events[positionOf(access)];
  }

  /// The number of epochs, at least one; they count from 0.
  [[nodiscard]] std::size_t epochCount() const { return m_firstStep.size() - 1; }
  /// The steps of an epoch are [firstStepOf(e), firstStepOf(e + 1)); its barriers come last.
  [[nodiscard]] std::size_t firstStepOf(std::size_t epoch) const { return m_firstStep[epoch]; }

  /// The step that contains an event.
  [[nodiscard]] std::size_t stepOf(const Access& access) const {
    return m_stepAt[positionOf(access)];
  }
  /// The number of events that a thread has done after the first `stepsDone` steps.
  [[nodiscard]] std::size_t doneAfter(std::size_t stepsDone, std::uint32_t thread) const;
  /// The number of events that a thread has in all.
  [[nodiscard]] std::size_t eventCount(std::uint32_t thread) const {
    return m_record->eventsOf(m_block, thread).size();
  }

  // Data about millions of events name each event by its position among those of the block.
  [[nodiscard]] std::uint32_t positionOf(const Access& access) const {
    return static_cast<std::uint32_t>(m_offsets[access.thread] - m_offsets.front()) + access.event;
  }
  [[nodiscard]] const Event& eventAt(std::uint32_t position) const { return m_events[position]; }
  [[nodiscard]] std::uint32_t stepAt(std::uint32_t position) const { return m_stepAt[position]; }
  [[nodiscard]] std::uint32_t threadAt(std::uint32_t position) const {
    const std::uint64_t offset = m_offsets.front() + position;
    // This guess is right where all threads have equally many events, the usual case.
    const std::uint64_t guess = std::uint64_t{position} * m_threads / m_events.size();
    if (m_offsets[guess] <= offset && offset < m_offsets[guess + 1]) {
      return static_cast<std::uint32_t>(guess);
    }
    const auto after = std::ranges::upper_bound(m_offsets, offset);
    return static_cast<std::uint32_t>(after - m_offsets.begin()) - 1;
  }

 private:
  std::shared_ptr<const Record> m_record;
  std::uint64_t m_block;
  std::uint32_t m_threads;
  std::span<const Event> m_events;           ///< events of the block
  std::span<const std::uint64_t> m_offsets;  ///< of the block's threads, into the record's events
  std::vector<Step> m_steps;
  std::vector<std::uint16_t> m_threadOf;  ///< thread of each access, step after step
  std::vector<std::uint32_t> m_eventOf;   ///< event of each access, step after step
  std::vector<std::size_t> m_firstStep;   ///< one entry per epoch plus one
  std::vector<std::uint32_t> m_stepAt;    ///< one entry per event of the block
};

}  // namespace lanescope::trace
