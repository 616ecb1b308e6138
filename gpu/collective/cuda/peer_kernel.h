// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cuda_runtime_api.h>

#include <cstddef>
#include <cstdint>

#include "values/dtype.h"

namespace lanescope::collective {

/// The most blocks of each GPU, all of which are resident. A block of one GPU exchanges its slice
/// of each message with the block of the same number on the other, so that no block waits for the
/// rest of its grid.
inline constexpr unsigned kMostPeerBlocks = 128;

/// What a GPU sends and receives in one step. `inbox`: where the message lands in the receiver's
/// memory, as far behind an address that 16 divides as its elements are in their array; `arrived`:
/// a number for each block there, the last call whose slice of this message has come.
struct PeerStep {
  std::int64_t sendFirst = 0;
  std::int64_t sendCount = 0;  ///< 0: sends nothing
  std::int64_t receiveFirst = 0;
  std::int64_t receiveCount = 0;  ///< 0: receives nothing
  void* sendInbox = nullptr;      ///< in the memory of the GPU that receives
  unsigned* sendArrived = nullptr;
  const void* receiveInbox = nullptr;  ///< in this GPU's memory
  const unsigned* receiveArrived = nullptr;
  bool isAdded = false;  ///< what is received is added to the own elements, or else replaces them
};

/// A GPU's part in an all-reduce over peer-to-peer stores.
struct PeerSchedule {
  const PeerStep* steps = nullptr;  ///< in this GPU's memory
  unsigned count = 0;
  /// Bytes from an inbox to its other half. Calls use the halves in turn: a GPU can begin the next
  /// call while another one still reads what this one has sent, but not the call after that.
  std::size_t halfBytes = 0;
  unsigned long long limitNs = 0;  ///< how long a block waits for a slice
  /// In mapped memory of the host: 0, or 1 + the number of the first step whose slice did not come
  /// in time.
  unsigned* overdueStep = nullptr;
};

/// Enqueues call number `call`, from 1, of an all-reduce of `elements` on the current device. The
/// other GPUs need theirs too, with as many blocks. Throws values::Error where the launch fails.
void launchPeerAllReduce(values::DType type, void* elements, const PeerSchedule& schedule,
                         unsigned blocks, unsigned call, cudaStream_t stream);

}  // namespace lanescope::collective
