// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace lanescope::trace {

class Timeline;

/// The number of warps that work in each step of a block, with sums over any range of steps in
/// constant time, and the threads that access no array at all. Takes 4 bytes per step.
class WarpActivity {
 public:
  explicit WarpActivity(std::shared_ptr<const Timeline> timeline);

  /// The work in a range of steps.
  struct Sum {
    std::uint64_t warps = 0;  ///< sum over the steps of the working warps
    std::uint64_t lanes = 0;  ///< sum over the steps of the active lanes
    /// The active lanes as a fraction of the working warps' lanes, 0 to 1. Lanes that the block
    /// does not fill count as inactive.
    [[nodiscard]] double efficiency() const;
  };
  /// Sums over the steps [first, last).
  [[nodiscard]] Sum over(std::size_t first, std::size_t last) const;

  /// Whether the thread accesses an array, or tries to, anywhere in the block.
  [[nodiscard]] bool accessesMemory(std::uint32_t thread) const { return m_accesses[thread]; }

 private:
  std::shared_ptr<const Timeline> m_timeline;
  std::vector<std::uint32_t> m_warpsBefore;  ///< one entry per step plus one
  std::vector<bool> m_accesses;              ///< one entry per thread
};

}  // namespace lanescope::trace
