// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <stop_token>
#include <vector>

#include "backend/cuda/cuda_run.h"
#include "backend/cuda/fresh_buffers.h"
#include "backend/cuda/workbench.h"
#include "collective/cuda/gpu_stream.h"
#include "values/plan.h"

namespace lanescope::scaling {

/// A GPU's part of a problem, in its memory, ready to be computed several times in a row. Every
/// member throws values::Error.
class GpuPart {
 public:
  /// `gpu`: CUDA's number. `calls`: how many may be in a row.
  GpuPart(int gpu, values::Plan plan, const std::vector<values::HostArray>& inputs, int calls,
          std::stop_token stop);

  [[nodiscard]] collective::GpuStream gpu() const { return {m_gpu, m_bench->stream()}; }
  /// Enqueues what gives all calls their first contents.
  void refresh() const;
  /// Enqueues the kernel.
  void enqueue(int call);
  /// The first output of a call, in this GPU's memory.
  [[nodiscard]] void* output(int call) const;
  /// Input number `index`, likewise.
  [[nodiscard]] void* input(std::size_t index) const;
  [[nodiscard]] std::vector<values::HostArray> outputs(int call);

  /// Returns how many calls in a row there is room for.
  [[nodiscard]] static int mostCalls(const values::Plan& plan);

 private:
  int m_gpu;
  values::Plan m_plan;
  std::unique_ptr<backend::Workbench> m_bench;
  std::unique_ptr<backend::CudaRun> m_run;
  std::unique_ptr<backend::FreshBuffers> m_fresh;
};

}  // namespace lanescope::scaling
