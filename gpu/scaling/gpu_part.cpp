// SPDX-License-Identifier: Apache-2.0
#include "scaling/gpu_part.h"

#include <algorithm>
#include <utility>

#include "device/cuda_check.h"

namespace lanescope::scaling {

namespace {

/// The place of buffer number `index` of those with this role.
std::size_t placeOf(const values::Plan& plan, values::Role role, std::size_t index) {
  for (std::size_t place = 0; place < plan.buffers.size(); ++place) {
    if (plan.buffers[place].role == role && index-- == 0) return place;
  }
  return 0;
}

}  // namespace

GpuPart::GpuPart(int gpu, values::Plan plan, const std::vector<values::HostArray>& inputs,
                 int calls, std::stop_token stop)
    : m_gpu(gpu), m_plan(std::move(plan)) {
  backend::check(cudaSetDevice(gpu), "cudaSetDevice");
  m_bench = std::make_unique<backend::Workbench>(std::vector<values::Plan>{m_plan}, inputs);
  m_run = std::make_unique<backend::CudaRun>(m_plan, std::move(stop), *m_bench);
  m_run->findEntries();
  m_fresh = std::make_unique<backend::FreshBuffers>(m_plan, m_run->buffers(), calls, *m_bench);
}

void GpuPart::refresh() const {
  collective::select(gpu());
  m_fresh->refresh(m_bench->stream());
}

void GpuPart::enqueue(int call) {
  collective::select(gpu());
  m_run->enqueuePlan(m_fresh->copy(call));
}

void* GpuPart::output(int call) const {
  return m_fresh->copy(call)[placeOf(m_plan, values::Role::output, 0)].data;
}

void* GpuPart::input(std::size_t index) const {
  return m_run->buffers()[placeOf(m_plan, values::Role::input, index)].data;
}

std::vector<values::HostArray> GpuPart::outputs(int call) {
  collective::wait(gpu());
  return m_run->copyOut(m_fresh->copy(call));
}

int GpuPart::mostCalls(const values::Plan& plan) {
  constexpr int kMost = 100;
  return std::min(kMost, backend::FreshBuffers::mostCopies(plan));
}

}  // namespace lanescope::scaling
