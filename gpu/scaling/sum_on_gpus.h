// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>

#include "collective/cuda/element_exchange.h"
#include "scaling/gpu_problem.h"

namespace lanescope::scaling {

/// A reduction: the kernel on each part and, on several GPUs, an exchange of their sums, which each
/// GPU adds up in the order of the parts.
class SumOnGpus final : public GpuProblem {
 public:
  SumOnGpus(const catalog::KernelRow& row, const values::Parameters& parameters,
            const std::vector<std::int64_t>& gpus, const std::stop_token& stop);

  void judge(values::ScalingPoint& point, Known& known) override;

 private:
  void enqueue(int call) override;
  void requireArrived() const override;

  std::optional<collective::ElementExchange> m_exchange;
};

}  // namespace lanescope::scaling
