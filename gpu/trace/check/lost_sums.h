// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "trace/record/lockstep.h"
#include "trace/record/record.h"

namespace lanescope::trace {

/// A thread that reads an element of global memory and stores there what it has made of it.
struct SumUpdate {
  enum class Mark : std::uint8_t {
    none,
    alike,   ///< another block has read the same version: one of the two sums is lost
    behind,  ///< it has read a version from which a sum is missing
  };
  std::uint8_t array = 0;
  std::int64_t index = 0;
  std::uint64_t found = 0;   ///< bits
  std::uint64_t stored = 0;  ///< bits
  std::uint64_t block = 0;   ///< recorded
  Access read;
  Mark mark = Mark::none;
  std::uint64_t other = 0;  ///< alike: one of the other blocks, recorded
};

/// Finds the sums over several blocks that are lost since two of them read the same version: of a
/// chain of updates each version is read once. It asks nothing of the order in which the blocks
/// ran, which a record does not tell; nor does it say which of two sums is the one that is lost.
class LostSums {
 public:
  /// Of the arrays of global memory that `isWanted`.
  LostSums(const Record& record, const std::function<bool(unsigned array)>& isWanted);

  /// By block.
  [[nodiscard]] std::span<const SumUpdate> updates() const { return m_updates; }

 private:
  void gather(const Record& record, const std::function<bool(unsigned)>& isWanted);
  void mark();

  std::vector<SumUpdate> m_updates;
};

}  // namespace lanescope::trace
