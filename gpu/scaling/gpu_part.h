// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <deque>
#include <memory>
#include <stop_token>
#include <vector>

#include "backend/cuda/cuda_run.h"
#include "backend/cuda/fresh_buffers.h"
#include "backend/cuda/workbench.h"
#include "collective/cuda/gpu_stream.h"
#include "spread/inputs.h"
#include "values/plan.h"

namespace lanescope::scaling {

/// A GPU's part of a problem, in its memory, ready to be computed several times in a row. Every
/// member throws values::Error.
class GpuPart {
 public:
  /// `gpu`: CUDA's number. `plans`: what a call launches, by their places; all have the same
  /// inputs. `calls`: how many may be in a row.
  GpuPart(int gpu, std::vector<values::Plan> plans, int calls, const std::stop_token& stop);

  [[nodiscard]] collective::GpuStream gpu() const { return {m_gpu, m_bench->stream()}; }
  /// Makes input number `index` out of these elements of the whole problem's, on the GPU where they
  /// follow from their index alone.
  void fill(std::size_t index, const spread::Inputs& inputs, const spread::Part& elements);
  /// Enqueues what gives all calls their first contents.
  void refresh() const;
  /// Enqueues one of the plans.
  void enqueue(std::size_t plan, int call);
  /// The first output of a plan's call, in this GPU's memory.
  [[nodiscard]] void* output(std::size_t plan, int call) const;
  /// Input number `index`, likewise.
  [[nodiscard]] void* input(std::size_t index) const;
  [[nodiscard]] std::vector<values::HostArray> outputs(std::size_t plan, int call);

  /// Returns how many calls in a row there is room for.
  [[nodiscard]] static int mostCalls(const std::vector<values::Plan>& plans);

 private:
  int m_gpu;
  std::vector<values::Plan> m_plans;
  std::unique_ptr<backend::Workbench> m_bench;
  std::deque<backend::CudaRun> m_runs;  ///< of each plan
  std::deque<backend::FreshBuffers> m_fresh;
};

}  // namespace lanescope::scaling
