// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "trace/check/site.h"
#include "trace/check/warp_order.h"
#include "trace/record/record.h"

namespace lanescope::trace {

class SyncChains;

/// Which of two events comes before the other in every run of the kernel that goes the same way,
/// whatever the order was in this one. What one thread does is in order. A barrier orders the
/// threads of its block, or of its cluster's blocks, __syncwarp() the lanes of its mask, and an
/// atomic or volatile write that another thread reads orders what comes before a fence before it
/// and behind a fence behind the read.
class HappensBefore {
 public:
  /// `mostEvents`: a thread with so many events may have had more. `record` must outlive this
  /// object.
  HappensBefore(const Record& record, std::uint64_t mostEvents);
  HappensBefore(const HappensBefore&) = delete;
  HappensBefore& operator=(const HappensBefore&) = delete;
  ~HappensBefore();

  [[nodiscard]] bool before(const Site& a, const Site& b);
  /// The same by the barriers of cluster, block and warp alone.
  [[nodiscard]] bool beforeByBarriers(const Site& a, const Site& b);
  /// How many barriers of its cluster the site's thread has passed.
  [[nodiscard]] std::uint32_t clusterBarriersBefore(const Site& site) const;
  /// Whether some chain of flags was too long to follow to its end; `before` then said yes.
  [[nodiscard]] bool isExhausted() const;

 private:
  void countClusterBarriers();
  [[nodiscard]] const WarpOrder& warpOrder(std::uint32_t block, std::uint32_t warp);

  const Record& m_record;
  const std::uint64_t m_mostEvents;
  bool m_hasSyncwarp = false;
  bool m_hasFence = false;
  /// Of each recorded block, how many barriers of the cluster lie before each of its epochs; empty
  /// without clusters.
  std::vector<std::vector<std::uint32_t>> m_clusterBarriers;
  std::map<std::pair<std::uint32_t, std::uint32_t>, WarpOrder> m_warps;
  std::unique_ptr<SyncChains> m_chains;  ///< made when it is first needed
};

}  // namespace lanescope::trace
