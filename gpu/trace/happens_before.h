// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <utility>

#include "trace/record.h"
#include "trace/site.h"
#include "trace/warp_order.h"

namespace lanescope::trace {

class SyncChains;

/// Which of two events comes before the other in every run of the kernel that goes the same way,
/// whatever the order was in this one. What one thread does is in order. A barrier orders the
/// threads of its block, __syncwarp() the lanes of its mask, and an atomic or volatile write that
/// another thread reads orders what comes before a fence before it and behind a fence behind the
/// read.
class HappensBefore {
 public:
  /// `mostEvents`: a thread with so many events may have had more. `record` must outlive this
  /// object.
  HappensBefore(const Record& record, std::uint64_t mostEvents);
  HappensBefore(const HappensBefore&) = delete;
  HappensBefore& operator=(const HappensBefore&) = delete;
  ~HappensBefore();

  [[nodiscard]] bool before(const Site& a, const Site& b);
  /// The same by the barriers of block and warp alone.
  [[nodiscard]] bool beforeByBarriers(const Site& a, const Site& b);
  /// Whether some chain of flags was too long to follow to its end; `before` then said yes.
  [[nodiscard]] bool isExhausted() const;

 private:
  [[nodiscard]] const WarpOrder& warpOrder(std::uint32_t block, std::uint32_t warp);

  const Record& m_record;
  const std::uint64_t m_mostEvents;
  bool m_hasSyncwarp = false;
  bool m_hasFence = false;
  std::map<std::pair<std::uint32_t, std::uint32_t>, WarpOrder> m_warps;
  std::unique_ptr<SyncChains> m_chains;  ///< made when it is first needed
};

}  // namespace lanescope::trace
