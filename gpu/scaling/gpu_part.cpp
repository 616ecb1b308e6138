// SPDX-License-Identifier: Apache-2.0
#include "scaling/gpu_part.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "backend/cuda/fill_on_device.h"
#include "device/cuda_check.h"
#include "values/dtype.h"

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

GpuPart::GpuPart(int gpu, std::vector<values::Plan> plans, int calls, const std::stop_token& stop)
    : m_gpu(gpu), m_plans(std::move(plans)) {
  backend::check(cudaSetDevice(gpu), "cudaSetDevice");
  m_bench = std::make_unique<backend::Workbench>(m_plans);
  for (const values::Plan& plan : m_plans) {
    backend::CudaRun& run = m_runs.emplace_back(plan, stop, *m_bench);
    run.findEntries();
    // Every plan but the first has memory of its own.
    void* const spare = m_fresh.empty() ? m_bench->spareMemory() : nullptr;
    m_fresh.emplace_back(plan, run.buffers(), calls, spare);
  }
}

void GpuPart::fill(std::size_t index, const spread::Inputs& inputs, const spread::Part& elements) {
  collective::select(gpu());
  const values::DType type = inputs.typeOf(index);
  auto* const memory = static_cast<std::byte*>(input(index));
  if (backend::fillOnDevice(memory, type, index, elements.first, elements.count,
                            inputs.parameters(), m_bench->stream())) {
    return;
  }
  constexpr std::int64_t kChunk = std::int64_t{1} << 22;
  for (std::int64_t first = 0; first < elements.count; first += kChunk) {
    const values::HostArray chunk =
        inputs.part(index, {elements.first + first, std::min(kChunk, elements.count - first)});
    backend::check(cudaMemcpyAsync(memory + static_cast<std::size_t>(first) * values::sizeOf(type),
                                   chunk.bytes.data(), chunk.bytes.size(), cudaMemcpyHostToDevice,
                                   m_bench->stream()),
                   "cudaMemcpyAsync of an input to the GPU");
    collective::wait(gpu());
  }
}

void GpuPart::refresh() const {
  collective::select(gpu());
  for (const backend::FreshBuffers& fresh : m_fresh) fresh.refresh(m_bench->stream());
}

void GpuPart::enqueue(std::size_t plan, int call) {
  collective::select(gpu());
  m_runs[plan].enqueuePlan(m_fresh[plan].copy(call));
}

void* GpuPart::output(std::size_t plan, int call) const {
  return m_fresh[plan].copy(call)[placeOf(m_plans[plan], values::Role::output, 0)].data;
}

void* GpuPart::input(std::size_t index) const {
  return m_runs.front().buffers()[placeOf(m_plans.front(), values::Role::input, index)].data;
}

std::vector<values::HostArray> GpuPart::outputs(std::size_t plan, int call) {
  collective::wait(gpu());
  return m_runs[plan].copyOut(m_fresh[plan].copy(call));
}

int GpuPart::mostCalls(const std::vector<values::Plan>& plans) {
  constexpr int kMost = 100;
  return std::min(kMost, backend::FreshBuffers::mostCopies(plans.front()));
}

}  // namespace lanescope::scaling
