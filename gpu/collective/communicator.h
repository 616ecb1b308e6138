// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "values/error.h"
#include "values/host_array.h"

namespace lanescope::collective {

/// What an exchange belongs to where it belongs to no step.
inline constexpr std::int64_t kNoStep = -1;

/// A rank did not take part within the limit. From then on the ranks are out of step, and the group
/// can only be replaced.
class RankAbsent : public values::Error {
 public:
  RankAbsent(std::int64_t rank, std::int64_t size, std::int64_t step,
             std::chrono::milliseconds limit);
  [[nodiscard]] std::int64_t rank() const { return m_rank; }
  [[nodiscard]] std::int64_t step() const { return m_step; }  ///< from 0, or kNoStep

 private:
  std::int64_t m_rank;
  std::int64_t m_step;
};

/// One of several devices, its rank, as it deals with the others. The terms are MPI's: "MPI: A
/// Message-Passing Interface Standard", version 4.1 (2023). All ranks call the functions of a group
/// in the same order; buffers are in the host's memory. Each function throws RankAbsent, or
/// values::Error (engineLost) when another rank is lost or sends what was not expected.
class Communicator {
 public:
  Communicator() = default;
  virtual ~Communicator() = default;
  Communicator(const Communicator&) = delete;
  Communicator& operator=(const Communicator&) = delete;
  Communicator(Communicator&&) = delete;
  Communicator& operator=(Communicator&&) = delete;

  [[nodiscard]] virtual std::int64_t rank() const = 0;
  [[nodiscard]] virtual std::int64_t size() const = 0;

  /// How long a call waits for another rank; nothing: without end.
  using Limit = std::optional<std::chrono::milliseconds>;
  void setLimit(Limit limit) { m_limit = limit; }
  [[nodiscard]] Limit limit() const { return m_limit; }

  static constexpr std::int64_t kNobody = -1;
  /// Sends to one rank and receives from another, at once; kNobody: does not. `step`: from 0, the
  /// same on both sides, below kMostSteps. The receiver names the number of bytes that the sender
  /// sends.
  virtual void exchange(std::int64_t step, std::int64_t to, std::span<const std::byte> sent,
                        std::int64_t from, std::span<std::byte> received) = 0;
  static constexpr std::int64_t kMostSteps = 30'000;
  /// Waits, without a limit, for a message of the step from any rank, and returns the rank. The
  /// message is received by `exchange`.
  [[nodiscard]] virtual std::int64_t nextSender(std::int64_t step) = 0;

  // For all ranks:

  virtual void barrier() = 0;
  /// Gives the bytes of `root` to all; they are as many on each.
  virtual void broadcast(std::span<std::byte> bytes, std::int64_t root) = 0;
  /// Returns the bytes of each rank on rank 0, and nothing on the others. They may differ in
  /// number.
  [[nodiscard]] virtual std::vector<std::vector<std::byte>> gather(
      std::span<const std::byte> bytes) = 0;
  /// Replaces each element by the sum over all ranks, by the library's own all-reduce, which waits
  /// without a limit.
  virtual void allReduce(values::HostArray& elements) = 0;

 private:
  Limit m_limit = std::chrono::seconds(10);
};

}  // namespace lanescope::collective
