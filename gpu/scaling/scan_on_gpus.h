// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <vector>

#include "backend/cuda/cuda_resources.h"
#include "collective/cuda/element_exchange.h"
#include "scaling/gpu_problem.h"

namespace lanescope::scaling {

/// What a GPU moves in its memory for its part of a scan on several, as a multiple of what it moves
/// alone: it reads its elements once more.
inline constexpr double kScanWork = 1.5;

/// An inclusive scan. On several GPUs each reduces its part first, by reduce_one_launch; they
/// exchange the sums; each adds the sum of the parts before its own to its first element, and scans
/// its part. That moves 12 bytes for a float32, where a scan and an addition to each element would
/// move 16: Merrill and Garland, "Single-pass Parallel Prefix Scan with Decoupled Look-back"
/// (2016), compare the two.
class ScanOnGpus final : public GpuProblem {
 public:
  ScanOnGpus(const catalog::KernelRow& row, const values::Parameters& parameters,
             const std::vector<std::int64_t>& gpus, const std::stop_token& stop);

  void judge(values::ScalingPoint& point, Known& known) override;

 private:
  void enqueue(int call) override;
  void requireArrived() const override;
  /// Returns the outputs at the ends of the pieces.
  [[nodiscard]] values::HostArray ends();

  std::optional<collective::ElementExchange> m_exchange;
  std::vector<backend::DeviceMemory> m_firsts;  ///< of each part, its first element as it is
  double m_roundings = 0;                       ///< on the way of an element into an output
};

}  // namespace lanescope::scaling
