// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "trace/record/lockstep.h"
#include "trace/record/record.h"

namespace lanescope::trace {

/// A value in global memory, or in the shared memory of a cluster, that one block stored and
/// another block found. Blocks are numbered from 0 within the recorded ones.
struct BlockLink {
  std::uint64_t from = 0;
  std::uint64_t to = 0;
  std::uint8_t array = 0;  ///< position in `Record::arrays` of the array as `to` sees it
  std::int64_t index = 0;
  std::uint64_t bits = 0;  ///< see Event::bits
  Access stored;           ///< access of a thread of `from`
  Access found;            ///< first access of a thread of `to` that finds the value
  bool operator==(const BlockLink&) const = default;
};

/// The only element that a block stores to in an array that other blocks can reach.
struct BlockOutput {
  std::uint8_t array = 0;
  std::int64_t index = 0;
  std::uint64_t bits = 0;
  Access stored;  ///< the last store to the element
};

/// The order between blocks as far as a record shows it: which block found what another block had
/// stored. Two blocks that store the same value in the same element cannot be told apart; a third
/// block that finds this value gets no link, but is counted as ambiguous.
class BlockLinks {
 public:
  explicit BlockLinks(const Record& record);

  /// The links, ordered by `to`, then in the recorded order of its threads' events.
  [[nodiscard]] std::span<const BlockLink> all() const { return m_links; }
  [[nodiscard]] std::span<const BlockLink> into(std::uint64_t recordedBlock) const;
  [[nodiscard]] std::uint64_t ambiguous() const { return m_ambiguous; }
  /// One entry per array in which the block stores to a single element.
  [[nodiscard]] std::span<const BlockOutput> outputsOf(std::uint64_t recordedBlock) const;

 private:
  /// Returns per array whether blocks both read and write it.
  [[nodiscard]] std::vector<bool> gatherOutputs(const Record& record);

  std::vector<BlockLink> m_links;
  std::vector<BlockOutput> m_outputs;
  std::vector<std::size_t> m_firstOutput;  ///< one entry per recorded block plus one
  std::uint64_t m_ambiguous = 0;
};

}  // namespace lanescope::trace
