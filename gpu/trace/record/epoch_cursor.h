// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "trace/record/record.h"

namespace lanescope::trace {

/// Goes through one recorded block from barrier to barrier: an epoch is what all its threads do
/// between two of them.
class EpochCursor {
 public:
  /// How a thread's part of an epoch ends, besides the line of a barrier.
  static constexpr int kEnded = 0;  ///< the thread has come to its end
  static constexpr int kCut = -1;   ///< the record does not say: its further events are missing

  /// What one thread did in this epoch, as positions in `Record::eventsOf`.
  struct Part {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
    int ending = kEnded;
  };

  /// `mostEvents`: a thread with so many events may have had more. `isCut`: the run of the block
  /// ended early, and every thread may have had more. `record` must outlive this object.
  EpochCursor(const Record& record, std::uint64_t recordedBlock, std::uint64_t mostEvents,
              bool isCut);

  /// Goes to the first epoch, then to the next; false when no thread has anything left.
  bool next();

  [[nodiscard]] std::uint32_t epoch() const { return m_epoch; }
  [[nodiscard]] std::uint64_t block() const { return m_block; }
  [[nodiscard]] const std::vector<Part>& parts() const { return m_parts; }
  [[nodiscard]] std::span<const Event> eventsOf(std::size_t thread) const {
    const Part& part = m_parts[thread];
    return m_record.eventsOf(m_block, thread).subspan(part.begin, part.end - part.begin);
  }
  /// Whether events of this epoch may be missing.
  [[nodiscard]] bool isCut() const { return m_anyCut; }
  /// Whether all threads whose end is known end this epoch at one barrier, or all with their own
  /// end.
  [[nodiscard]] bool isMet() const { return m_isMet; }

 private:
  void advance(std::size_t thread);

  const Record& m_record;
  const std::uint64_t m_block;
  const std::uint64_t m_mostEvents;
  const bool m_isBlockCut;
  std::uint32_t m_epoch = 0;
  bool m_hasBegun = false;
  bool m_anyCut = false;
  bool m_isMet = true;
  std::vector<Part> m_parts;
};

}  // namespace lanescope::trace
