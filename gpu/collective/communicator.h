// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "values/host_array.h"

namespace lanescope::collective {

/// One of several devices, its rank, as it deals with the others. The terms are MPI's: "MPI: A
/// Message-Passing Interface Standard", version 4.1 (2023). All ranks call the functions of a group
/// in the same order; buffers are in the host's memory. Each throws values::Error (engineLost) once
/// another rank is lost.
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

  static constexpr std::int64_t kNobody = -1;
  /// Sends to one rank and receives from another, at once; kNobody: does not. The receiver names
  /// the number of bytes that the sender sends.
  virtual void exchange(std::int64_t to, std::span<const std::byte> sent, std::int64_t from,
                        std::span<std::byte> received) = 0;

  // For all ranks:

  virtual void barrier() = 0;
  /// Gives the bytes of `root` to all; they are as many on each.
  virtual void broadcast(std::span<std::byte> bytes, std::int64_t root) = 0;
  /// Returns the bytes of each rank on rank 0, and nothing on the others. They may differ in
  /// number.
  [[nodiscard]] virtual std::vector<std::vector<std::byte>> gather(
      std::span<const std::byte> bytes) = 0;
  /// Replaces each element by the sum over all ranks, by the library's own all-reduce.
  virtual void allReduce(values::HostArray& elements) = 0;
};

}  // namespace lanescope::collective
