// SPDX-License-Identifier: Apache-2.0
#include "collective/cuda/element_exchange.h"

#include <string>
#include <utility>

#include "device/cuda_check.h"
#include "values/error.h"

namespace lanescope::collective {

ElementExchange::ElementExchange(std::vector<GpuStream> gpus, values::DType type)
    : m_gpus(std::move(gpus)),
      m_type(type),
      m_overdue(backend::allocateMapped(m_gpus.size() * sizeof(unsigned))) {
  constexpr std::size_t kBytes = kInboxWords * sizeof(ExchangeWord);
  m_inboxes.count = static_cast<unsigned>(m_gpus.size());
  m_inboxes.limitNs = kPeerLimitNs;
  for (std::size_t i = 0; i < m_gpus.size(); ++i) {
    for (const GpuStream& other : m_gpus) {
      if (other.number != m_gpus[i].number) requireReach(m_gpus[i], other);
    }
    select(m_gpus[i]);
    m_memory.push_back(backend::allocate(kBytes));
    m_inboxes.of[i] = static_cast<ExchangeWord*>(m_memory.back().get());
    backend::check(cudaMemset(m_inboxes.of[i], 0, kBytes), "cudaMemset");
    backend::check(cudaDeviceSynchronize(), "cudaDeviceSynchronize");
  }
}

void ElementExchange::enqueue(Whose whose, std::span<const ExchangePlaces> places) {
  ++m_call;
  for (std::size_t i = 0; i < m_gpus.size(); ++i) {
    select(m_gpus[i]);
    Inboxes inboxes = m_inboxes;
    inboxes.own = static_cast<unsigned>(i);
    inboxes.overdue = static_cast<unsigned*>(m_overdue.get()) + i;
    launchExchange(m_type, whose, places[i], inboxes, m_call, m_gpus[i].stream);
  }
}

void ElementExchange::requireArrived() const {
  for (std::size_t i = 0; i < m_gpus.size(); ++i) {
    const unsigned overdue = static_cast<const unsigned*>(m_overdue.get())[i];
    if (overdue == 0) continue;
    throw values::Error(values::ErrorKind::timedOut,
                        "GPU " + std::to_string(m_gpus[i].number) + " has waited for 2 s for GPU " +
                            std::to_string(m_gpus[overdue - 1].number) +
                            ", which has not sent its element.");
  }
}

}  // namespace lanescope::collective
