// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <stop_token>
#include <vector>

#include "catalog/catalog.h"
#include "collective/cuda/gpu_stream.h"
#include "request/scaling.h"
#include "scaling/gpu_part.h"
#include "scaling/known.h"
#include "spread/inputs.h"

namespace lanescope::scaling {

/// One problem on some GPUs, ready to be computed several times in a row. Every member throws
/// values::Error.
class GpuProblem {
 public:
  virtual ~GpuProblem() = default;
  GpuProblem(const GpuProblem&) = delete;
  GpuProblem& operator=(const GpuProblem&) = delete;
  GpuProblem(GpuProblem&&) = delete;
  GpuProblem& operator=(GpuProblem&&) = delete;

  /// Times it, after calls that load what the first one loads and warm up the GPUs.
  [[nodiscard]] std::vector<double> time(std::int64_t timings);
  /// Compares what the last call has left with what is right.
  virtual void judge(values::ScalingPoint& point, Known& known) = 0;

 protected:
  /// The parameters are checked. A derived class adds the parts.
  GpuProblem(const catalog::KernelRow& row, values::Parameters parameters,
             std::vector<std::int64_t> gpus, std::stop_token stop);

  /// Calls `add(gpu, part)` with CUDA's number of each GPU and its part of `whole`. Throws Error
  /// (badInput) where there are fewer of them than GPUs. `things`: "elements".
  void forParts(std::int64_t whole, const std::string& things,
                const std::function<void(int gpu, const spread::Part&)>& add) const;
  /// Returns a kernel's plan for these parameters on this GPU.
  [[nodiscard]] static values::Plan planOf(const catalog::KernelRow& row,
                                           const values::Parameters& parameters, int gpu);
  /// Puts one call on the streams of all GPUs.
  virtual void enqueue(int call) = 0;
  /// Throws where a GPU has waited for another one in vain.
  virtual void requireArrived() const {}

  [[nodiscard]] std::vector<collective::GpuStream> streams() const;
  [[nodiscard]] const catalog::KernelRow& row() const { return m_row; }
  [[nodiscard]] const values::Parameters& parameters() const { return m_parameters; }
  [[nodiscard]] std::int64_t gpuCount() const { return std::ssize(m_gpus); }
  [[nodiscard]] const spread::Inputs& inputs() const { return m_inputs; }
  [[nodiscard]] const std::stop_token& stop() const { return m_stop; }
  [[nodiscard]] std::deque<GpuPart>& parts() { return m_parts; }
  void add(int gpu, std::vector<values::Plan> plans);
  /// The number of the last call within its sample.
  [[nodiscard]] int lastCall() const { return m_lastCall; }

 private:
  void refresh() const;

  const catalog::KernelRow& m_row;
  values::Parameters m_parameters;
  std::vector<std::int64_t> m_gpus;
  std::stop_token m_stop;
  std::vector<values::HostArray> m_none;
  spread::Inputs m_inputs;
  std::deque<GpuPart> m_parts;
  int m_calls = 1;
  int m_lastCall = 0;
};

}  // namespace lanescope::scaling
