// SPDX-License-Identifier: Apache-2.0
#include "collective/cuda/peer_group.h"

#include <algorithm>
#include <string>
#include <utility>

#include "device/cuda_check.h"
#include "values/dtype.h"
#include "values/error.h"

namespace lanescope::collective {

namespace {

using backend::check;
using values::DeviceMessage;

constexpr std::size_t kAlignment = 16;

/// A block for each 8 KiB, up to the most.
unsigned blocksFor(std::int64_t n, values::DType type) {
  constexpr std::size_t kBytes = std::size_t{8} << 10;
  const std::size_t blocks = static_cast<std::size_t>(n) * values::sizeOf(type) / kBytes;
  return static_cast<unsigned>(std::clamp<std::size_t>(blocks, 1, kMostPeerBlocks));
}

std::size_t roundedUp(std::size_t bytes) {
  return (bytes + kAlignment - 1) / kAlignment * kAlignment;
}

std::byte* addressOf(const backend::DeviceMemory& memory, std::size_t at) {
  return static_cast<std::byte*>(memory.get()) + at;
}

}  // namespace

PeerGroup::PeerGroup(std::vector<GpuStream> gpus, values::DType type, std::int64_t n,
                     const std::vector<DeviceMessage>& messages)
    : m_gpus(std::move(gpus)),
      m_type(type),
      m_blocks(blocksFor(n, type)),
      m_messages(messages),
      m_stepNumbers(m_gpus.size()),
      m_overdue(backend::allocateMapped(m_gpus.size() * sizeof(unsigned))) {
  const std::size_t size = values::sizeOf(type);
  std::vector<std::size_t> bytes(m_gpus.size());
  std::vector<std::size_t> arrivals(m_gpus.size());
  for (const DeviceMessage& message : messages) {
    const auto to = static_cast<std::size_t>(message.to);
    // As far behind an address that 16 divides as the elements are in their array.
    const std::size_t shift = static_cast<std::size_t>(message.first) * size % kAlignment;
    m_inboxes.push_back({bytes[to] + shift, arrivals[to]});
    bytes[to] += roundedUp(shift + static_cast<std::size_t>(message.count) * size);
    arrivals[to] += m_blocks;
  }
  m_halfBytes = std::ranges::max(bytes);
  for (std::size_t gpu = 0; gpu < m_gpus.size(); ++gpu) {
    select(m_gpus[gpu]);
    m_memory.push_back(backend::allocate(2 * m_halfBytes));
    m_arrived.push_back(backend::allocate(arrivals[gpu] * sizeof(unsigned)));
    check(cudaMemset(m_arrived[gpu].get(), 0, arrivals[gpu] * sizeof(unsigned)), "cudaMemset");
  }

  std::vector<std::vector<PeerStep>> steps(m_gpus.size());
  const auto stepOf = [&](std::size_t gpu, std::int64_t number) -> PeerStep& {
    if (m_stepNumbers[gpu].empty() || m_stepNumbers[gpu].back() != number) {
      m_stepNumbers[gpu].push_back(number);
      steps[gpu].emplace_back();
    }
    return steps[gpu].back();
  };
  for (std::size_t i = 0; i < messages.size(); ++i) {
    const DeviceMessage& message = messages[i];
    const auto from = static_cast<std::size_t>(message.from);
    const auto to = static_cast<std::size_t>(message.to);
    std::byte* const inbox = addressOf(m_memory[to], m_inboxes[i].at);
    unsigned* const arrived = static_cast<unsigned*>(m_arrived[to].get()) + m_inboxes[i].arrivedAt;
    requireReach(m_gpus[from], m_gpus[to]);
    PeerStep& sending = stepOf(from, message.step);
    sending.sendFirst = message.first;
    sending.sendCount = message.count;
    sending.sendInbox = inbox;
    sending.sendArrived = arrived;
    PeerStep& receiving = stepOf(to, message.step);
    receiving.receiveFirst = message.first;
    receiving.receiveCount = message.count;
    receiving.receiveInbox = inbox;
    receiving.receiveArrived = arrived;
    receiving.isAdded = message.isAdded;
  }
  for (std::size_t gpu = 0; gpu < m_gpus.size(); ++gpu) {
    select(m_gpus[gpu]);
    const std::size_t stepBytes = steps[gpu].size() * sizeof(PeerStep);
    m_steps.push_back(backend::allocate(stepBytes));
    check(cudaMemcpy(m_steps[gpu].get(), steps[gpu].data(), stepBytes, cudaMemcpyHostToDevice),
          "cudaMemcpy");
    check(cudaDeviceSynchronize(), "cudaDeviceSynchronize");
  }
}

void PeerGroup::enqueue(std::span<void* const> elements) {
  ++m_call;
  for (std::size_t gpu = 0; gpu < m_gpus.size(); ++gpu) {
    select(m_gpus[gpu]);
    launchPeerAllReduce(m_type, elements[gpu],
                        {static_cast<const PeerStep*>(m_steps[gpu].get()),
                         static_cast<unsigned>(m_stepNumbers[gpu].size()), m_halfBytes,
                         kPeerLimitNs, static_cast<unsigned*>(m_overdue.get()) + gpu},
                        m_blocks, m_call, m_gpus[gpu].stream);
  }
}

void PeerGroup::requireArrived() const {
  for (std::size_t gpu = 0; gpu < m_gpus.size(); ++gpu) {
    const unsigned overdue = static_cast<const unsigned*>(m_overdue.get())[gpu];
    if (overdue == 0) continue;
    const std::int64_t step = m_stepNumbers[gpu][overdue - 1];
    const auto message = std::ranges::find_if(m_messages, [&](const DeviceMessage& candidate) {
      return candidate.step == step && candidate.to == static_cast<std::int64_t>(gpu);
    });
    throw values::Error(
        values::ErrorKind::timedOut,
        "GPU " + std::to_string(m_gpus[gpu].number) + " has waited for 2 s for GPU " +
            std::to_string(m_gpus[static_cast<std::size_t>(message->from)].number) +
            ", which has not sent its elements in step " + std::to_string(step + 1) + ".");
  }
}

values::HostArray PeerGroup::carried() const {
  const std::size_t size = values::sizeOf(m_type);
  std::size_t elements = 0;
  for (const DeviceMessage& message : m_messages) {
    elements += static_cast<std::size_t>(message.count);
  }
  values::HostArray array(m_type, elements);
  std::size_t at = 0;
  for (std::size_t i = 0; i < m_messages.size(); ++i) {
    const auto to = static_cast<std::size_t>(m_messages[i].to);
    const std::size_t bytes = static_cast<std::size_t>(m_messages[i].count) * size;
    select(m_gpus[to]);
    backend::check(cudaMemcpy(array.bytes.data() + at,
                              addressOf(m_memory[to], m_inboxes[i].at + m_call % 2 * m_halfBytes),
                              bytes, cudaMemcpyDeviceToHost),
                   "cudaMemcpy");
    at += bytes;
  }
  return array;
}

}  // namespace lanescope::collective
