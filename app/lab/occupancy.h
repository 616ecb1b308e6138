// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

namespace lanescope::app {

/// What a block of a kernel takes of a multiprocessor.
struct BlockNeeds {
  std::int64_t threads = 1;
  std::int64_t registers = 0;    ///< of a thread
  std::int64_t sharedBytes = 0;  ///< static and dynamic
};

/// How many blocks of a kernel a multiprocessor holds at the same time.
struct BlocksHeld {
  std::int64_t blocks = 0;
  double part = 0;  ///< of the threads that a multiprocessor can hold, 0 to 1
};

/// Computes what cudaOccupancyMaxActiveBlocksPerMultiprocessor tells on a GPU, without one. The
/// limits of each compute capability are those of the CUDA C++ Programming Guide ("Technical
/// Specifications per Compute Capability"). Registers are handed out to warps in units of 256, a
/// quarter of them to each of the four parts of a multiprocessor; shared memory in units of 128
/// bytes, with 1 KiB that CUDA keeps for each block. `capability`: 90 for 9.0. Empty for one that
/// is not known.
[[nodiscard]] std::optional<BlocksHeld> blocksHeld(int capability, const BlockNeeds& needs);

}  // namespace lanescope::app
