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

/// The wrong values of a block and their origins, found by comparison with a correct run of the
/// same work.
///
/// Where both runs have the same block of the same grid, each load and each store is compared with
/// its counterpart: the load or store of the same thread with the same number on the array of the
/// same name. An access is wrong if its value differs, or if it is a store without counterpart. A
/// wrong access is an origin if no wrong value that its thread has found went into it; a wrong load
/// is one only if no thread has stored the value wrongly.
///
/// An access without counterpart in the correct run is judged by itself. An access out of bounds is
/// wrong. A read of unwritten memory is wrong if what is made of it is wrong. A read of an element
/// that several blocks add to is wrong if another block has read the same value: one of their sums
/// is lost, and everything behind it is wrong too. Where the blocks have different sizes, a value
/// in shared memory is wrong if no thread reads it while the correct run uses all of its own; what
/// the block then stores in global memory without it is wrong.
class Taint {
 public:
  enum class Mark : std::uint8_t {
    none,
    tainted,  ///< made of a wrong value
    origin,   ///< the first wrong access
  };
  /// The cause of an origin.
  enum class Cause : std::uint8_t {
    found,      ///< a load found another value
    early,      ///< a load came before the store of the expected value
    late,       ///< a load came after the expected value was overwritten
    elsewhere,  ///< a load read another element
    stored,     ///< a store wrote another value, or was one too many
    unwritten,  ///< a read of unwritten memory
    outside,    ///< an access out of bounds
    shared,     ///< another block read the same value to add to it
    leftOut,    ///< a stored value that no thread reads
    ended,      ///< the last event, behind which the next one is missing
  };
  /// The origins in one step.
  struct Origin {
    std::uint32_t step = 0;
    std::uint32_t count = 0;
    Access first;  ///< access of the lowest thread; of a left-out value, its earlier store
    bool isLeftOut = false;
  };
  struct Reason {
    Cause cause = Cause::found;
    std::uint32_t thread = 0;  ///< early, late: number of the thread that stores the expected value
    std::uint64_t block = 0;   ///< shared: another block, linear in the grid
    std::optional<Event> expected = {};  ///< the counterpart, if there is one
  };
  /// An element of global memory that the correct run stores and this run never does.
  struct Missing {
    std::uint8_t array = 0;  ///< position in `Record::arrays`
    std::int64_t index = 0;
    std::uint64_t bits = 0;  ///< the value that the correct run stores
    std::uint32_t step = 0;  ///< the step that should have stored it, or the last one
  };

  Taint(std::shared_ptr<const Timeline> suspect, std::shared_ptr<const Timeline> correct);

  [[nodiscard]] const Timeline& suspect() const { return *m_suspect; }
  [[nodiscard]] const Timeline& correct() const { return *m_correct; }

  [[nodiscard]] Mark markOf(const Access& access) const {
    return m_marks[m_suspect->positionOf(access)];
  }
  /// The same for the access of a thread in a step; none if it takes no part.
  [[nodiscard]] Mark markOf(std::size_t step, std::uint32_t thread) const;
  /// The mark of the value that this access found or stored in an element, after the first
  /// `stepsDone` steps.
  [[nodiscard]] Mark markOfVersion(std::size_t step, std::uint32_t thread,
                                   std::size_t stepsDone) const;
  /// The mark of a thread after its access `latest`: that of the access, or tainted if the thread
  /// holds a wrong value that it has not stored yet.
  [[nodiscard]] Mark markOfThread(const Access& latest) const;
  [[nodiscard]] const Missing* missingAt(unsigned array, std::int64_t index,
                                         std::size_t stepsDone) const;
  /// Whether a recorded block stores a wrong value in global memory.
  [[nodiscard]] bool isWrongBlock(std::uint64_t recordedBlock) const {
    return m_wrongBlocks[recordedBlock];
  }

  /// Whether no value is wrong or missing.
  [[nodiscard]] bool isClean() const { return m_origins.empty() && m_missing.empty(); }
  /// Whether a value that the block stores in global memory is wrong or missing.
  [[nodiscard]] bool reachesResult() const { return m_wrongBlocks[m_suspect->recordedBlock()]; }
  /// The same after the first `stepsDone` steps.
  [[nodiscard]] bool hasReachedResult(std::size_t stepsDone) const {
    return reachesResult() && m_resultStep < stepsDone;
  }
  /// The number of wrong values that the block stores.
  [[nodiscard]] std::size_t wrongStores() const { return m_wrongStores; }
  /// In ascending order of steps.
  [[nodiscard]] std::span<const Origin> origins() const { return m_origins; }
  [[nodiscard]] const Origin* originAt(std::size_t step) const;
  [[nodiscard]] std::span<const Missing> missing() const { return m_missing; }

  /// Returns the access of the correct run that an access is compared with.
  [[nodiscard]] std::optional<Access> counterpartOf(const Access& access) const;
  /// Returns the reason of an origin.
  [[nodiscard]] Reason reasonOf(const Access& access) const;

 private:
  class Builder;

  [[nodiscard]] Reason whyFound(const Access& access, const Access& counterpart) const;

  std::shared_ptr<const Timeline> m_suspect;
  std::shared_ptr<const Timeline> m_correct;
  bool m_isComparable = false;  ///< the runs can be compared thread by thread
  std::vector<Mark> m_marks;    ///< one entry per event of the block
  std::vector<bool> m_holds;    ///< per event: the thread holds a wrong value behind it
  std::vector<bool> m_wrongBlocks;
  std::size_t m_resultStep = 0;  ///< the step in which the block's result becomes wrong
  std::vector<Origin> m_origins;
  std::vector<Missing> m_missing;
  std::vector<LeftOut> m_leftOut;
  std::size_t m_wrongStores = 0;
  std::vector<std::pair<Access, std::uint64_t>> m_alike;  ///< shared: a read and the other block
};

}  // namespace lanescope::trace
