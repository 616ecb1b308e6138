// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "backend/cuda/cuda_resources.h"
#include "backend/cuda/workbench.h"
#include "device/entry.h"

namespace lanescope::backend {

/// The buffers of a plan several times over, so that it can be launched several times in a row:
/// each has its own of those that the plan wants cleared, as tickets and accumulators, and of small
/// ones, so that the times of the calls are not those of one address: a multiprocessor has one half
/// of a large GPU's L2 cache nearer than the other. The rest, and the inputs, are shared.
class FreshBuffers {
 public:
  /// `buffers`: the plan's own. The copies lie in the workbench's room, which others use in turn;
  /// where it does not suffice, in memory of their own.
  FreshBuffers(const values::Plan& plan, std::span<const DeviceSpan> buffers, int copies,
               const Workbench& workbench);

  /// How many copies the room has place for; at least two.
  [[nodiscard]] static int mostCopies(const values::Plan& plan);

  /// Enqueues what makes all of them as they were at first.
  void refresh(cudaStream_t stream) const;
  [[nodiscard]] std::span<const DeviceSpan> copy(int index) const {
    return m_copies[static_cast<std::size_t>(index)];
  }

 private:
  std::size_t m_bytes;   ///< of all copies' own
  DeviceMemory m_first;  ///< as they are at first
  std::optional<DeviceMemory> m_ownRoom;
  void* m_used;
  std::vector<std::vector<DeviceSpan>> m_copies;
};

}  // namespace lanescope::backend
