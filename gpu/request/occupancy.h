// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "request/parameters.h"
#include "request/request.h"

namespace lanescope::values {

/// Asks how a kernel's blocks would fill a device, without running anything.
struct OccupancyRequest {
  std::string kernel;  ///< catalogue id
  Parameters parameters;
  Target target;
};

/// What a multiprocessor has no more of, so that another block does not fit.
enum class Limiter : std::uint8_t { registers, sharedMemory, blocks, threads };

/// "registers", "shared memory", "blocks", "threads", and back. `limiterFromName` throws Error
/// (badInput).
[[nodiscard]] std::string_view nameOf(Limiter limiter);
[[nodiscard]] Limiter limiterFromName(std::string_view name);

/// What each of a GPU's multiprocessors has for the blocks that are on it at the same time.
struct Multiprocessors {
  std::int64_t count = 0;  ///< of the GPU
  std::int64_t threads = 0;
  std::int64_t blocks = 0;
  std::int64_t registers = 0;
  std::int64_t sharedBytes = 0;
  std::int64_t threadsPerBlock = 0;      ///< the most that this kernel can have
  std::int64_t sharedBytesPerBlock = 0;  ///< the most that a block can ask for
  bool operator==(const Multiprocessors&) const = default;
};

/// What CUDA says of a launch's blocks on a GPU's multiprocessors.
struct Residency {
  std::int64_t registers = 0;          ///< a thread
  std::int64_t staticSharedBytes = 0;  ///< a block
  std::int64_t blocks = 0;             ///< that a multiprocessor holds at the same time
  std::vector<Limiter> limiters;       ///< why not one more; several where they meet
  std::int64_t suggestedBlock = 0;     ///< threads a block for the highest occupancy
  std::int64_t suggestedGrid = 0;      ///< blocks that fill the GPU then
  Multiprocessors device;
  bool operator==(const Residency&) const = default;
};

/// How a kernel's launch fills a device; of several launches, that of most threads.
struct Occupancy {
  std::string kernel;
  BackendChoice backend = BackendChoice::emulator;  ///< the one that was asked
  std::string device;                               ///< "NVIDIA H200", "Emulator"
  std::string entry;                                ///< the launched function
  std::int64_t block = 0;
  std::int64_t grid = 0;
  std::int64_t dynamicSharedBytes = 0;  ///< a block
  std::optional<Residency> residency;   ///< of a GPU
  std::string reason;                   ///< one plain sentence where it is absent

  /// Warps on a multiprocessor at the same time.
  [[nodiscard]] std::int64_t warps() const {
    return residency ? residency->blocks * ((block + 31) / 32) : 0;
  }
  /// Those as a part of what it has room for, 0 to 1; 0 where nothing is known.
  [[nodiscard]] double part() const {
    if (!residency || residency->device.threads == 0) return 0.0;
    return static_cast<double>(32 * warps()) / static_cast<double>(residency->device.threads);
  }
  bool operator==(const Occupancy&) const = default;
};

}  // namespace lanescope::values
