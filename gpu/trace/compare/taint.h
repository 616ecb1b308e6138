// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "trace/flow/left_out.h"
#include "trace/record/timeline.h"

namespace lanescope::trace {

/// Which values of a block are wrong, and where that begins, as a correct run of the same work
/// shows.
///
/// Where both runs have the same block of the same grid, each load and each store is compared with
/// its counterpart: of the same thread, on the array of the same name, the load or store with the
/// same number. It is wrong if its value is another one, or if it is a store for which there is no
/// counterpart. It is an origin if nothing wrong that its thread has found went into it; of a load,
/// if what it found nobody has stored wrongly.
///
/// What the correct run has no counterpart of is judged by itself: an access out of bounds is
/// wrong; a read of memory that nobody has written is, if what is made of it is; a read of an
/// element that several blocks add to is, if another block has read the same value, so that one of
/// their sums is lost, and so is everything behind it. Where the blocks have different sizes a
/// value in shared memory is wrong if it is left out, read by nobody, while the correct run uses
/// all of its own; wrong is then what the block stores in global memory without it.
class Taint {
 public:
  enum class Mark : std::uint8_t {
    none,
    tainted,  ///< made of something wrong
    origin,   ///< here it goes wrong
  };
  /// How an origin came about.
  enum class Cause : std::uint8_t {
    found,      ///< a load found another value
    early,      ///< a load came before the store of what it should have found
    late,       ///< a load came after what it should have found was overwritten
    elsewhere,  ///< a load was of another element
    stored,     ///< a store gave another value, or was one too many
    unwritten,  ///< a read of what nobody has written
    outside,    ///< out of bounds
    shared,     ///< another block read the same value, to add to it too
    leftOut,    ///< a stored value that nobody reads
    ended,      ///< the last that was done: what should come next does not
  };
  /// The accesses of one step with which something goes wrong.
  struct Origin {
    std::uint32_t step = 0;
    std::uint32_t count = 0;
    Access first;  ///< of the lowest thread; of what is left out, its store, which is before
    bool isLeftOut = false;
  };
  struct Reason {
    Cause cause = Cause::found;
    std::uint32_t thread = 0;            ///< early, late: who stores there
    std::uint64_t block = 0;             ///< shared: another block, linear in the grid
    std::optional<Event> expected = {};  ///< the counterpart, where there is one
  };
  /// An element of global memory that the correct run stores and this one never does.
  struct Missing {
    std::uint8_t array = 0;  ///< position in the record's arrays
    std::int64_t index = 0;
    std::uint64_t bits = 0;  ///< what the correct run stores there
    std::uint32_t step = 0;  ///< in which it should have been, or the last one
  };

  Taint(std::shared_ptr<const Timeline> suspect, std::shared_ptr<const Timeline> correct);

  [[nodiscard]] const Timeline& suspect() const { return *m_suspect; }
  [[nodiscard]] const Timeline& correct() const { return *m_correct; }

  [[nodiscard]] Mark markOf(const Access& access) const {
    return m_marks[m_suspect->positionOf(access)];
  }
  /// The same for what a thread does in a step; none if it takes no part.
  [[nodiscard]] Mark markOf(std::size_t step, std::uint32_t thread) const;
  /// Of the value that this access found or stored in an element, once `stepsDone` steps are over.
  [[nodiscard]] Mark markOfVersion(std::size_t step, std::uint32_t thread,
                                   std::size_t stepsDone) const;
  /// Of a thread once it has done this: of the access, or tainted if the thread holds something
  /// wrong that it has not stored yet.
  [[nodiscard]] Mark markOfThread(const Access& latest) const;
  [[nodiscard]] const Missing* missingAt(unsigned array, std::int64_t index,
                                         std::size_t stepsDone) const;
  /// Whether what a recorded block stores in global memory is wrong.
  [[nodiscard]] bool isWrongBlock(std::uint64_t recordedBlock) const {
    return m_wrongBlocks[recordedBlock];
  }

  /// Nothing is wrong.
  [[nodiscard]] bool isClean() const { return m_origins.empty() && m_missing.empty(); }
  /// Something that the block stores in global memory is wrong, or is not stored.
  [[nodiscard]] bool reachesResult() const { return m_wrongBlocks[m_suspect->recordedBlock()]; }
  /// The same once so many steps are over.
  [[nodiscard]] bool hasReachedResult(std::size_t stepsDone) const {
    return reachesResult() && m_resultStep < stepsDone;
  }
  /// Wrong values that the block stores.
  [[nodiscard]] std::size_t wrongStores() const { return m_wrongStores; }
  /// Ascending by step.
  [[nodiscard]] std::span<const Origin> origins() const { return m_origins; }
  [[nodiscard]] const Origin* originAt(std::size_t step) const;
  [[nodiscard]] std::span<const Missing> missing() const { return m_missing; }

  /// The event of the correct run that an access is compared with, and in which of its steps.
  [[nodiscard]] std::optional<Access> counterpartOf(const Access& access) const;
  /// Of an origin.
  [[nodiscard]] Reason reasonOf(const Access& access) const;

 private:
  class Builder;

  [[nodiscard]] Reason whyFound(const Access& access, const Access& counterpart) const;

  std::shared_ptr<const Timeline> m_suspect;
  std::shared_ptr<const Timeline> m_correct;
  bool m_isComparable = false;  ///< thread by thread
  std::vector<Mark> m_marks;    ///< one entry an event of the block
  std::vector<bool> m_holds;    ///< likewise
  std::vector<bool> m_wrongBlocks;
  std::size_t m_resultStep = 0;  ///< in which the block's result becomes wrong
  std::vector<Origin> m_origins;
  std::vector<Missing> m_missing;
  std::vector<LeftOut> m_leftOut;
  std::size_t m_wrongStores = 0;
  std::vector<std::pair<Access, std::uint64_t>> m_alike;  ///< shared: a read, and the other block
};

}  // namespace lanescope::trace
