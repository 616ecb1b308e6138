// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "trace/check/warp_order.h"
#include "trace/record/record.h"

namespace lanescope::trace {

class AsyncOrder;
class SyncChains;

/// One event of a record: `event` is its position in `Record::eventsOf(block, thread)`, `epoch` the
/// number of barriers that its thread has passed.
struct Site {
  std::uint32_t block = 0;  ///< within the recorded blocks
  std::uint32_t thread = 0;
  std::uint32_t event = 0;
  std::uint32_t epoch = 0;
};

/// Decides which of two events comes first in every run of the kernel that takes the same path,
/// whatever the order was in this run. One thread's events are in order. A barrier orders the
/// threads of its block, or of its cluster's blocks; __syncwarp() orders the lanes of its mask. An
/// atomic or volatile write that another thread reads orders what precedes a fence before the write
/// and what follows a fence behind the read. Barriers in shared memory order what AsyncOrder says.
class HappensBefore {
 public:
  /// `mostEvents`: a thread with this many events may have had more. `record` must outlive this
  /// object.
  HappensBefore(const Record& record, std::uint64_t mostEvents);
  HappensBefore(const HappensBefore&) = delete;
  HappensBefore& operator=(const HappensBefore&) = delete;
  ~HappensBefore();

  [[nodiscard]] bool before(const Site& a, const Site& b);
  /// The same, but only by the barriers of cluster, block and warp.
  [[nodiscard]] bool beforeByBarriers(const Site& a, const Site& b);
  /// The number of cluster barriers that the site's thread has passed.
  [[nodiscard]] std::uint32_t clusterBarriersBefore(const Site& site) const;
  /// Whether some chain of flags was too long to follow to its end; `before` then returned true.
  [[nodiscard]] bool isExhausted() const;
  /// Null where the record has no asynchronous operations.
  [[nodiscard]] const AsyncOrder* async() const { return m_async.get(); }

 private:
  void countClusterBarriers();
  [[nodiscard]] const WarpOrder& warpOrder(std::uint32_t block, std::uint32_t warp);

  const Record& m_record;
  const std::uint64_t m_mostEvents;
  bool m_hasSyncwarp = false;
  bool m_hasFence = false;
  /// Per recorded block: the number of cluster barriers before each of its epochs. Empty without
  /// clusters.
  std::vector<std::vector<std::uint32_t>> m_clusterBarriers;
  std::map<std::pair<std::uint32_t, std::uint32_t>, WarpOrder> m_warps;
  std::unique_ptr<SyncChains> m_chains;  ///< constructed on first use
  std::unique_ptr<AsyncOrder> m_async;
};

}  // namespace lanescope::trace
