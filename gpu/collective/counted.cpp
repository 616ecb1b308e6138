// SPDX-License-Identifier: Apache-2.0
#include "collective/counted.h"

namespace lanescope::collective {

void CountedCommunicator::exchange(std::int64_t step, std::int64_t to,
                                   std::span<const std::byte> sent, std::int64_t from,
                                   std::span<std::byte> received) {
  m_inner.exchange(step, to, sent, from, received);
  if (from != kNobody) count(received.size());
}

void CountedCommunicator::broadcast(std::span<std::byte> bytes, std::int64_t root) {
  m_inner.broadcast(bytes, root);
  if (rank() != root) count(bytes.size());
}

std::vector<std::vector<std::byte>> CountedCommunicator::gather(std::span<const std::byte> bytes) {
  std::vector<std::vector<std::byte>> all = m_inner.gather(bytes);
  for (std::size_t from = 1; from < all.size(); ++from) count(all[from].size());
  return all;
}

void CountedCommunicator::allReduce(values::HostArray& elements) {
  m_inner.allReduce(elements);
  if (size() > 1) count(elements.bytes.size());
}

}  // namespace lanescope::collective
