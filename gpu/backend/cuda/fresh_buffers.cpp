// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/fresh_buffers.h"

#include <algorithm>
#include <climits>

namespace lanescope::backend {
namespace {

bool isOwn(const values::Buffer& buffer) {
  constexpr std::size_t kSmallBytes = std::size_t{16} << 10;
  if (buffer.role == values::Role::input) return false;
  return buffer.zeroed || Workbench::bytesFor(buffer) <= kSmallBytes;
}

std::size_t ownBytes(const values::Plan& plan) {
  std::size_t bytes = 0;
  for (const values::Buffer& buffer : plan.buffers)
    bytes += isOwn(buffer) ? Workbench::bytesFor(buffer) : 0;
  return bytes;
}

}  // namespace

int FreshBuffers::mostCopies(const values::Plan& plan) {
  const std::size_t bytes = ownBytes(plan);
  return bytes == 0 ? INT_MAX
                    : static_cast<int>(std::max<std::size_t>(2, Workbench::kSpareBytes / bytes));
}

FreshBuffers::FreshBuffers(const values::Plan& plan, std::span<const DeviceSpan> buffers,
                           int copies, void* spare)
    : m_bytes(ownBytes(plan) * static_cast<std::size_t>(copies)),
      m_first(allocate(m_bytes)),
      m_used(spare) {
  if (m_used == nullptr || m_bytes > Workbench::kSpareBytes) {
    m_used = m_ownMemory.emplace(allocate(m_bytes)).get();
  }
  std::vector<std::byte> start(m_bytes);
  std::size_t at = 0;
  for (int i = 0; i < copies; ++i) {
    auto& spans = m_copies.emplace_back(buffers.begin(), buffers.end());
    for (std::size_t b = 0; b < plan.buffers.size(); ++b) {
      if (!isOwn(plan.buffers[b])) continue;
      spans[b].data = static_cast<std::byte*>(m_used) + at;
      std::ranges::copy(values::startOf(plan.buffers[b]).bytes,
                        start.begin() + static_cast<std::ptrdiff_t>(at));
      at += Workbench::bytesFor(plan.buffers[b]);
    }
  }
  check(cudaMemcpy(m_first.get(), start.data(), m_bytes, cudaMemcpyHostToDevice),
        "cudaMemcpy of fresh buffers");
  // Buffers that begin as a copy of an input take it from the GPU's memory.
  for (const auto& spans : m_copies) {
    for (std::size_t b = 0; b < plan.buffers.size(); ++b) {
      if (!isOwn(plan.buffers[b]) || !plan.buffers[b].copyOf) continue;
      const auto offset = static_cast<std::byte*>(spans[b].data) - static_cast<std::byte*>(m_used);
      check(cudaMemcpy(static_cast<std::byte*>(m_first.get()) + offset,
                       buffers[*plan.buffers[b].copyOf].data, plan.buffers[b].bytes(),
                       cudaMemcpyDeviceToDevice),
            "cudaMemcpy of the start of " + plan.buffers[b].name);
    }
  }
}

void FreshBuffers::refresh(cudaStream_t stream) const {
  if (m_bytes == 0) return;
  check(cudaMemcpyAsync(m_used, m_first.get(), m_bytes, cudaMemcpyDeviceToDevice, stream),
        "cudaMemcpyAsync of fresh buffers");
}

}  // namespace lanescope::backend
