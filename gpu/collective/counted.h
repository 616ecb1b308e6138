// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "collective/communicator.h"

namespace lanescope::collective {

/// A communicator that counts the bytes which its rank receives from others.
class CountedCommunicator final : public Communicator {
 public:
  explicit CountedCommunicator(Communicator& inner) : m_inner(inner) {}

  [[nodiscard]] std::int64_t received() const { return m_received; }

  [[nodiscard]] std::int64_t rank() const override { return m_inner.rank(); }
  [[nodiscard]] std::int64_t size() const override { return m_inner.size(); }
  void exchange(std::int64_t step, std::int64_t to, std::span<const std::byte> sent,
                std::int64_t from, std::span<std::byte> received) override;
  [[nodiscard]] std::int64_t nextSender(std::int64_t step) override {
    return m_inner.nextSender(step);
  }
  void barrier() override { m_inner.barrier(); }
  void broadcast(std::span<std::byte> bytes, std::int64_t root) override;
  [[nodiscard]] std::vector<std::vector<std::byte>> gather(
      std::span<const std::byte> bytes) override;
  /// Counts the elements of one other rank: how a library reduces is not known.
  void allReduce(values::HostArray& elements) override;

 private:
  void count(std::size_t bytes) { m_received += static_cast<std::int64_t>(bytes); }

  Communicator& m_inner;
  std::int64_t m_received = 0;
};

}  // namespace lanescope::collective
