// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "scaling/gpu_problem.h"

namespace lanescope::scaling {

/// A matrix product: the copy of B from the first GPU to the others, and the kernel on each part of
/// the rows of A.
class ProductOnGpus final : public GpuProblem {
 public:
  ProductOnGpus(const catalog::KernelRow& row, const values::Parameters& parameters,
                const std::vector<std::int64_t>& gpus, const std::stop_token& stop);

  /// Compares with C of one GPU, too, where that is known.
  void judge(values::ScalingPoint& point, Known& known) override;

 private:
  void enqueue(int call) override;
  /// Enqueues the copy of B from the first GPU to this one.
  void copyB(const GpuPart& part);
};

}  // namespace lanescope::scaling
