// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/workbench.h"

#include <algorithm>
#include <cstddef>

namespace lanescope::backend {

namespace {

/// Returns the bytes of all buffers that are not inputs, for the plan that needs the most.
std::size_t otherBytes(const std::vector<values::Plan>& plans) {
  std::size_t most = 0;
  for (const values::Plan& plan : plans) {
    std::size_t bytes = 0;
    for (const values::Buffer& buffer : plan.buffers) {
      bytes += buffer.role == values::Role::input ? 0 : Workbench::bytesFor(buffer);
    }
    most = std::max(most, bytes);
  }
  return most;
}

}  // namespace

Workbench::Workbench(const std::vector<values::Plan>& plans)
    : m_others(allocate(otherBytes(plans))) {
  for (const values::Buffer& buffer : plans.front().buffers) {
    if (buffer.role == values::Role::input) addInput(buffer.bytes(), buffer.count);
  }
}

Workbench::Workbench(const std::vector<values::Plan>& plans,
                     const std::vector<values::HostArray>& inputs)
    : m_others(allocate(otherBytes(plans))) {
  for (const values::HostArray& input : inputs) {
    addInput(input.bytes.size(), input.count());
    check(cudaMemcpy(m_inputs.back().data, input.bytes.data(), input.bytes.size(),
                     cudaMemcpyHostToDevice),
          "cudaMemcpy of an input to the GPU");
  }
}

void Workbench::addInput(std::size_t bytes, std::size_t count) {
  m_inputMemory.push_back(allocate(bytes));
  m_inputs.push_back({m_inputMemory.back().get(), count});
}

std::size_t Workbench::bytesFor(const values::Buffer& buffer) {
  constexpr std::size_t kAlignment = 512;
  const std::size_t bytes = std::max<std::size_t>(buffer.bytes(), 1);
  return (bytes + kAlignment - 1) / kAlignment * kAlignment;
}

std::vector<DeviceSpan> Workbench::buffersOf(const values::Plan& plan) const {
  std::vector<DeviceSpan> spans;
  auto input = m_inputs.begin();
  auto* other = static_cast<std::byte*>(m_others.get());
  for (const values::Buffer& buffer : plan.buffers) {
    if (buffer.role == values::Role::input) {
      spans.push_back(*input++);
    } else {
      spans.push_back({other, buffer.count});
      other += bytesFor(buffer);
    }
  }
  return spans;
}

void Workbench::flushCache() {
  if (!m_flush) {
    int device = 0;
    int bytes = 0;
    check(cudaGetDevice(&device), "cudaGetDevice");
    check(cudaDeviceGetAttribute(&bytes, cudaDevAttrL2CacheSize, device), "cudaDeviceGetAttribute");
    m_flushBytes = 2 * static_cast<std::size_t>(bytes);
    m_flush.emplace(allocate(m_flushBytes));
  }
  check(cudaMemsetAsync(m_flush->get(), 0, m_flushBytes, stream()),
        "cudaMemsetAsync over the L2 cache");
}

}  // namespace lanescope::backend
