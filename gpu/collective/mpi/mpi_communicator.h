// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <mpi.h>

#include "collective/communicator.h"

namespace lanescope::collective {

/// All ranks of MPI_COMM_WORLD. Messages go from one rank to another, so that a wait that is too
/// long can name the rank; only the barrier and the all-reduce are the library's.
class MpiCommunicator final : public Communicator {
 public:
  /// MPI must be initialized. From now on its errors are thrown and do not end the process.
  MpiCommunicator();

  [[nodiscard]] std::int64_t rank() const override { return m_rank; }
  [[nodiscard]] std::int64_t size() const override { return m_size; }
  void exchange(std::int64_t step, std::int64_t to, std::span<const std::byte> sent,
                std::int64_t from, std::span<std::byte> received) override;
  [[nodiscard]] std::int64_t nextSender(std::int64_t step) override;
  void barrier() override;
  void broadcast(std::span<std::byte> bytes, std::int64_t root) override;
  [[nodiscard]] std::vector<std::vector<std::byte>> gather(
      std::span<const std::byte> bytes) override;
  void allReduce(values::HostArray& elements) override;

 private:
  /// A message that is being sent or received.
  struct Transfer {
    std::int64_t peer = kNobody;
    std::int64_t step = kNoStep;
    std::size_t bytes = 0;
    MPI_Request request = MPI_REQUEST_NULL;
  };
  [[nodiscard]] Transfer startSend(std::int64_t to, int tag, std::span<const std::byte> bytes,
                                   std::int64_t step = kNoStep) const;
  [[nodiscard]] Transfer startReceive(std::int64_t from, int tag, std::span<std::byte> bytes,
                                      std::int64_t step = kNoStep) const;
  /// Throws RankAbsent.
  void finishSend(Transfer& transfer) const;
  /// Throws RankAbsent, or values::Error (engineLost) when another number of bytes came.
  void finishReceive(Transfer& transfer) const;

  std::int64_t m_rank = 0;
  std::int64_t m_size = 1;
};

}  // namespace lanescope::collective
