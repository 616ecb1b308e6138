// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "trace/record/lockstep.h"
#include "trace/record/record.h"

namespace lanescope::trace {

/// A value in global memory, or in the shared memory of a cluster, that a block found there because
/// another block had stored it. Blocks are numbered from 0 within the recorded ones.
struct BlockLink {
  std::uint64_t from = 0;
  std::uint64_t to = 0;
  std::uint8_t array = 0;  ///< position in `Record::arrays` of what it is for `to`
  std::int64_t index = 0;
  std::uint64_t bits = 0;  ///< see Event::bits
  Access stored;           ///< of a thread of `from`
  Access found;            ///< of a thread of `to`: the first of the block that finds the value
  bool operator==(const BlockLink&) const = default;
};

/// A value that is all that a block stores in an array that other blocks can reach.
struct BlockOutput {
  std::uint8_t array = 0;
  std::int64_t index = 0;
  std::uint64_t bits = 0;
  Access stored;  ///< the last one to the element
};

/// What a record tells of the order between blocks: only what one of them found that another one
/// had stored. Two blocks that store the same value in the same element cannot be told apart; what
/// a third one then finds is no link, but counted.
class BlockLinks {
 public:
  explicit BlockLinks(const Record& record);

  /// By `to`, then by the order in which its threads' events are recorded.
  [[nodiscard]] std::span<const BlockLink> all() const { return m_links; }
  [[nodiscard]] std::span<const BlockLink> into(std::uint64_t recordedBlock) const;
  [[nodiscard]] std::uint64_t ambiguous() const { return m_ambiguous; }
  /// One entry an array in which the block stores to a single element.
  [[nodiscard]] std::span<const BlockOutput> outputsOf(std::uint64_t recordedBlock) const;

 private:
  std::vector<BlockLink> m_links;
  std::vector<BlockOutput> m_outputs;
  std::vector<std::size_t> m_firstOutput;  ///< one entry a recorded block plus one
  std::uint64_t m_ambiguous = 0;
};

}  // namespace lanescope::trace
