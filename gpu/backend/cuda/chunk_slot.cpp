// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/chunk_slot.h"

#include <algorithm>
#include <utility>

#include "backend/cuda/fill_on_device.h"
#include "values/error.h"

namespace lanescope::backend {
namespace {

using values::Role;

}  // namespace

ChunkSlot::ChunkSlot(const ChunkStream& problem, const values::Plan& plan, std::stop_token stop)
    : m_problem(problem),
      m_plan(plan),
      m_run(plan, std::move(stop)),
      m_inputs(
          allocateMapped(problem.generated ? 1 : std::max<std::uint64_t>(bytesOf(Role::input), 1))),
      m_outputs(allocateMapped(std::max<std::uint64_t>(bytesOf(Role::output), 1))) {
  m_run.findEntries();
  for (std::size_t i = 0; i < kChunkSteps.size(); ++i) {
    m_begins.push_back(makeEvent());
    m_ends.push_back(makeEvent());
  }
  if (!problem.generated) return;
  // The first launch of a kernel loads it, which belongs to no chunk.
  generateInputs(0);
  check(cudaStreamSynchronize(m_run.stream()), "cudaStreamSynchronize");
}

ChunkSlot::~ChunkSlot() {
  if (!deviceAbandoned) static_cast<void>(cudaStreamSynchronize(m_run.stream()));
}

std::uint64_t ChunkSlot::bytesOf(Role role) const {
  std::uint64_t bytes = 0;
  for (const values::Buffer& buffer : m_plan.buffers) {
    if (buffer.role == role) bytes += buffer.bytes();
  }
  return bytes;
}

std::uint64_t ChunkSlot::bytes(ChunkStep step) const {
  if (step == ChunkStep::kernel) return 0;
  return bytesOf(step == ChunkStep::in ? Role::input : Role::output);
}

void ChunkSlot::fill(std::int64_t chunk) {
  auto* at = static_cast<std::byte*>(m_inputs.get());
  std::size_t position = 0;
  for (const values::Buffer& buffer : m_plan.buffers) {
    if (buffer.role != Role::input) continue;
    m_problem.fill(chunk, position++, {at, buffer.bytes()});
    at += buffer.bytes();
  }
}

template <class Work>
void ChunkSlot::enqueueStep(ChunkStep step, const ChunkSlot* before, const Work& work) {
  if (before != nullptr) {
    check(cudaStreamWaitEvent(m_run.stream(), before->end(step), 0), "cudaStreamWaitEvent");
  }
  check(cudaEventRecord(begin(step), m_run.stream()), "cudaEventRecord");
  work();
  check(cudaEventRecord(end(step), m_run.stream()), "cudaEventRecord");
}

void ChunkSlot::copyInputs() {
  const auto* at = static_cast<const std::byte*>(m_inputs.get());
  for (std::size_t i = 0; i < m_plan.buffers.size(); ++i) {
    const values::Buffer& buffer = m_plan.buffers[i];
    if (buffer.role != Role::input) continue;
    check(cudaMemcpyAsync(m_run.buffers()[i].data, at, buffer.bytes(), cudaMemcpyHostToDevice,
                          m_run.stream()),
          "cudaMemcpyAsync of " + buffer.name + " to the GPU");
    at += buffer.bytes();
  }
}

void ChunkSlot::generateInputs(std::int64_t chunk) {
  std::size_t position = 0;
  for (std::size_t i = 0; i < m_plan.buffers.size(); ++i) {
    const values::Buffer& buffer = m_plan.buffers[i];
    if (buffer.role != Role::input) continue;
    const bool isMade = fillOnDevice(
        m_run.buffers()[i].data, buffer.type, position++, m_problem.first + chunk * m_problem.size,
        static_cast<std::int64_t>(buffer.count), *m_problem.generated, m_run.stream());
    if (!isMade) values::refuse("This pattern is not made on a GPU.");
  }
}

void ChunkSlot::copyOutputs() {
  auto* at = static_cast<std::byte*>(m_outputs.get());
  for (std::size_t i = 0; i < m_plan.buffers.size(); ++i) {
    const values::Buffer& buffer = m_plan.buffers[i];
    if (buffer.role != Role::output) continue;
    check(cudaMemcpyAsync(at, m_run.buffers()[i].data, buffer.bytes(), cudaMemcpyDeviceToHost,
                          m_run.stream()),
          "cudaMemcpyAsync of " + buffer.name + " from the GPU");
    at += buffer.bytes();
  }
}

void ChunkSlot::enqueue(std::int64_t chunk, const ChunkSlot* before) {
  m_run.zeroBuffers();
  enqueueStep(ChunkStep::in, before,
              [&] { m_problem.generated ? generateInputs(chunk) : copyInputs(); });
  m_run.copyInputs();
  enqueueStep(ChunkStep::kernel, before, [&] { m_run.enqueuePlan(m_run.buffers()); });
  enqueueStep(ChunkStep::out, before, [&] { copyOutputs(); });
}

std::vector<values::HostArray> ChunkSlot::outputs() const {
  std::vector<values::HostArray> outputs;
  const auto* at = static_cast<const std::byte*>(m_outputs.get());
  for (const values::Buffer& buffer : m_plan.buffers) {
    if (buffer.role != Role::output) continue;
    values::HostArray& array = outputs.emplace_back(buffer.type, buffer.count);
    std::copy_n(at, array.bytes.size(), array.bytes.begin());
    at += array.bytes.size();
  }
  return outputs;
}

}  // namespace lanescope::backend
