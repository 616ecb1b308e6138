// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>

#include "request/request.h"
#include "values/dtype.h"

namespace lanescope::collective {

/// Half of an element and, above it, the number of the call.
using ExchangeWord = unsigned long long;

/// The memory in which each GPU gets the elements of all. Calls use its halves in turn: a GPU can
/// begin the next call while another one still reads what this one has sent, but not the call after
/// that.
struct Inboxes {
  ExchangeWord* of[values::kMostGpus] = {};  // an array of the language: a kernel takes it
  unsigned count = 0;                        ///< of GPUs
  unsigned own = 0;                          ///< the place of this one
  unsigned long long limitNs = 0;            ///< how long a GPU waits for another one
  /// In mapped memory of the host: 0, or 1 + the place of the GPU whose element did not come in
  /// time.
  unsigned* overdue = nullptr;
};

/// The words of a GPU's inbox: a half has two for each GPU.
inline constexpr std::size_t kInboxWords = 2 * values::kMostGpus * 2;

/// Whose elements a GPU adds up.
enum class Whose : std::uint8_t { all, before };

/// One GPU's elements, in its memory.
struct ExchangePlaces {
  const void* own = nullptr;     ///< what it sends
  const void* addend = nullptr;  ///< is added in front of the sum where there is one
  void* result = nullptr;
};

/// Enqueues call number `call`, from 1, on the current device; the other GPUs need theirs, too. The
/// elements are added in the order of the GPUs. Throws values::Error where the launch fails.
void launchExchange(values::DType type, Whose whose, const ExchangePlaces& places,
                    const Inboxes& inboxes, unsigned call, cudaStream_t stream);

}  // namespace lanescope::collective
