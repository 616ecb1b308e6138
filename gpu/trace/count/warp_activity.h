// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace lanescope::trace {

class Timeline;

/// How many warps work in each step of a block, for sums over any stretch of steps in constant
/// time; and which threads take part in nothing but barriers and what a warp does together. Takes
/// 4 bytes a step.
class WarpActivity {
 public:
  explicit WarpActivity(std::shared_ptr<const Timeline> timeline);

  /// What the steps of a stretch keep busy.
  struct Sum {
    std::uint64_t warps = 0;  ///< that work, step by step
    std::uint64_t lanes = 0;  ///< that take part, step by step
    /// Of the working warps' lanes, also of those that the block does not fill; 0 to 1.
    [[nodiscard]] double efficiency() const;
  };
  /// Of the steps [first, last).
  [[nodiscard]] Sum over(std::size_t first, std::size_t last) const;

  /// Whether the thread accesses an array, or tries to, anywhere in the block.
  [[nodiscard]] bool accessesMemory(std::uint32_t thread) const { return m_accesses[thread]; }

 private:
  std::shared_ptr<const Timeline> m_timeline;
  std::vector<std::uint32_t> m_warpsBefore;  ///< one entry a step plus one
  std::vector<bool> m_accesses;              ///< one entry a thread
};

}  // namespace lanescope::trace
