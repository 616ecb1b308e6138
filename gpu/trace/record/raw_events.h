// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

// What the threads of a recorded kernel note, before it becomes a Record (record_builder.h). The
// `array` of a raw event is the buffer's position in the plan, or kRawShared for shared memory. The
// index of the latter is made by `rawSharedIndex` from the line that declares the array, 0 for the
// launch's dynamic part, since neither device code nor the emulator knows the array's name. For
// another block's shared memory `array` is kRawRemote plus that block's rank in the cluster. Device
// code includes this file too.

namespace lanescope::trace {

/// The most blocks that a thread-block cluster has on any GPU so far; clusters of up to 8 are
/// portable.
inline constexpr std::uint32_t kMostCluster = 16;

inline constexpr unsigned kRawShared = 31;
inline constexpr unsigned kRawRemote = kRawShared - kMostCluster;
inline constexpr int kSharedElementBits = 20;

#if defined(__CUDACC__)
__host__ __device__
#endif
    constexpr std::int64_t
    rawSharedIndex(std::uint32_t declaration, std::int64_t element) {
  return static_cast<std::int64_t>(declaration) << kSharedElementBits |
         (element & ((std::int64_t{1} << kSharedElementBits) - 1));
}

}  // namespace lanescope::trace
