// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "trace/record/lockstep.h"
#include "trace/record/record.h"

namespace lanescope::trace {

/// An update: a thread reads an element of global memory and then stores there.
struct SumUpdate {
  enum class Mark : std::uint8_t {
    none,
    alike,   ///< another block has read the same version, so that one of the two sums is lost
    behind,  ///< the block has read a version that lacks a sum
  };
  std::uint8_t array = 0;
  std::int64_t index = 0;
  std::uint64_t found = 0;   ///< bits
  std::uint64_t stored = 0;  ///< bits
  std::uint64_t block = 0;   ///< number within the recorded blocks
  Access read;
  Mark mark = Mark::none;
  std::uint64_t other = 0;  ///< alike: number of one such block
};

/// Finds sums over several blocks that are lost because two blocks read the same version: in a
/// correct chain of updates each version is read once. The result does not depend on the order in
/// which the blocks ran, which a record does not tell. It does not tell either which of two sums is
/// lost.
class LostSums {
 public:
  /// Looks at the arrays of global memory for which `isWanted` returns true.
  LostSums(const Record& record, const std::function<bool(unsigned array)>& isWanted);

  /// The updates, ordered by block.
  [[nodiscard]] std::span<const SumUpdate> updates() const { return m_updates; }

 private:
  void gather(const Record& record, const std::function<bool(unsigned)>& isWanted);
  void mark();

  std::vector<SumUpdate> m_updates;
};

}  // namespace lanescope::trace
