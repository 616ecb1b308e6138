// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "trace/record/timeline.h"

namespace lanescope::trace {

/// How the bulk copies and the tensor-core products of a block follow each other: what waits for
/// what, as the barriers say. Time is counted in rounds. A fill of a stage takes one round, one
/// after the other, and so do the products between two commits of a warp group. Each begins as soon
/// as its thread has come to it and all that the thread waited for is over, so that the rounds show
/// what the order allows, not what a GPU measures. After NVIDIA's CUTLASS, "pipeline", and the CUDA
/// C++ Programming Guide, "Asynchronous Data Copies".
class Pipeline {
 public:
  static constexpr std::uint32_t kWarpGroup = 128;  ///< threads that multiply together

  /// A barrier in shared memory.
  struct Barrier {
    unsigned array = 0;  ///< position in Record::arrays
    std::int64_t index = 0;
    bool operator==(const Barrier&) const = default;
  };
  /// A place in shared memory that is filled again and again.
  struct Stage {
    Barrier full;                       ///< counts the bytes that come
    std::optional<Barrier> empty = {};  ///< counts those that have read them, where there is one
  };
  struct Box {
    enum class Kind : std::uint8_t { copy, product };
    Kind kind = Kind::copy;
    std::uint32_t stage = 0;   ///< position in `stages`
    std::uint32_t thread = 0;  ///< copy: the one that starts it; product: the warp group's first
    std::uint32_t number = 0;  ///< among those of the thread or the warp group, from 0
    std::uint32_t phase = 0;   ///< copy: the stage's phase that it ends
    /// The last phase that is waited for, of the full barrier by a product, of the empty one by a
    /// copy; -1 for none.
    std::int32_t waitedFor = -1;
    std::uint32_t begin = 0;  ///< round
    std::uint32_t end = 0;
    std::uint32_t firstStep = 0;  ///< of the timeline; products: up to the wait for them
    std::uint32_t lastStep = 0;
    std::uint64_t amount = 0;  ///< copy: bytes; product: instructions
    bool isUnordered = false;  ///< nothing orders it and a box of the other kind in its stage
  };

  explicit Pipeline(const Timeline& timeline);

  /// In the order of their first steps.
  [[nodiscard]] std::span<const Box> boxes() const { return m_boxes; }
  [[nodiscard]] std::span<const Stage> stages() const { return m_stages; }
  /// The first threads of the warp groups that multiply, ascending.
  [[nodiscard]] std::span<const std::uint32_t> groups() const { return m_groups; }
  /// The threads that start copies, ascending.
  [[nodiscard]] std::span<const std::uint32_t> copiers() const { return m_copiers; }
  /// Number of rounds until the last box ends; 0 without boxes.
  [[nodiscard]] std::uint32_t rounds() const { return m_rounds; }
  /// The latest box that has begun when `step` runs, one with that step if there is one.
  [[nodiscard]] std::optional<std::size_t> boxAt(std::size_t step) const;

 private:
  class Builder;

  std::vector<Box> m_boxes;
  std::vector<Stage> m_stages;
  std::vector<std::uint32_t> m_groups;
  std::vector<std::uint32_t> m_copiers;
  std::uint32_t m_rounds = 0;
};

}  // namespace lanescope::trace
