// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "backend/cuda/cuda_resources.h"
#include "scaling/gpu_problem.h"

namespace lanescope::scaling {

/// A matrix product: the copy of B from each GPU to the next, and the kernel on each part of the
/// rows of A.
class ProductOnGpus final : public GpuProblem {
 public:
  ProductOnGpus(const catalog::KernelRow& row, const values::Parameters& parameters,
                const std::vector<std::int64_t>& gpus, const std::stop_token& stop);

  /// Compares with C of one GPU, too, where that is known.
  void judge(values::ScalingPoint& point, Known& known) override;

 private:
  void enqueue(int call) override;
  /// Enqueues the copies of B. A GPU hands a piece on while it gets the next one, so that all have
  /// B at nearly the same time.
  void handOnB();

  std::vector<std::vector<backend::Event>> m_arrived;  ///< of each GPU, for each piece
};

}  // namespace lanescope::scaling
