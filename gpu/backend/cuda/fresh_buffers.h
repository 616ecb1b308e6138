// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "backend/cuda/cuda_resources.h"
#include "backend/cuda/workbench.h"
#include "device/entry.h"

namespace lanescope::backend {

/// Several copies of a plan's buffers, so that the plan can be launched several times in a row.
/// Each copy has its own zeroed buffers, such as tickets and accumulators, and its own small
/// buffers, so that the times are not those of one address: a multiprocessor is nearer to one half
/// of a large GPU's L2 cache. The other buffers and the inputs are shared.
class FreshBuffers {
 public:
  /// `buffers`: the plan's own. The copies are in `spare`, a workbench's spare memory, which other
  /// plans use in turn; where it does not suffice or is none, in memory of their own.
  FreshBuffers(const values::Plan& plan, std::span<const DeviceSpan> buffers, int copies,
               void* spare);

  /// Returns how many copies fit into the spare memory; at least two.
  [[nodiscard]] static int mostCopies(const values::Plan& plan);

  /// Enqueues a copy that restores the first contents of all copies.
  void refresh(cudaStream_t stream) const;
  [[nodiscard]] std::span<const DeviceSpan> copy(int index) const {
    return m_copies[static_cast<std::size_t>(index)];
  }

 private:
  std::size_t m_bytes;   ///< bytes of all copies' own buffers
  DeviceMemory m_first;  ///< first contents of these buffers
  std::optional<DeviceMemory> m_ownMemory;
  void* m_used;
  std::vector<std::vector<DeviceSpan>> m_copies;
};

}  // namespace lanescope::backend
