// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
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

/// What a multiprocessor runs out of when another block does not fit.
enum class Limiter : std::uint8_t { registers, sharedMemory, blocks, threads };

template <>
inline constexpr auto kNamesOf<Limiter> =
    NameTable<Limiter, 4>{"a limit of the occupancy",
                          {{{Limiter::registers, "registers"},
                            {Limiter::sharedMemory, "shared memory"},
                            {Limiter::blocks, "blocks"},
                            {Limiter::threads, "threads"}}}};

/// The resources of each of a GPU's multiprocessors for the blocks that it holds at the same time.
struct Multiprocessors {
  std::int64_t count = 0;  ///< multiprocessors of the GPU
  std::int64_t threads = 0;
  std::int64_t blocks = 0;
  std::int64_t registers = 0;
  std::int64_t sharedBytes = 0;
  std::int64_t threadsPerBlock = 0;      ///< the most threads that a block of this kernel can have
  std::int64_t sharedBytesPerBlock = 0;  ///< the most bytes that a block can ask for
  bool operator==(const Multiprocessors&) const = default;
};

/// What CUDA reports of a launch's blocks on a GPU's multiprocessors.
struct Residency {
  std::int64_t registers = 0;          ///< per thread
  std::int64_t staticSharedBytes = 0;  ///< per block
  std::int64_t blocks = 0;             ///< blocks that a multiprocessor holds at the same time
  std::vector<Limiter> limiters;  ///< what another block lacks; several where they run out together
  std::int64_t suggestedBlock = 0;  ///< threads per block for the highest occupancy
  std::int64_t suggestedGrid = 0;   ///< blocks that fill the GPU at that size
  Multiprocessors device;
  bool operator==(const Residency&) const = default;
};

/// How a kernel's launch fills a device. Of several launches it is the one with the most threads.
struct Occupancy {
  std::string kernel;
  BackendChoice backend = BackendChoice::emulator;  ///< the backend that was asked
  std::string device;                               ///< "NVIDIA H200", "Emulator"
  std::string entry;                                ///< the launched function
  std::int64_t block = 0;
  std::int64_t grid = 0;
  std::int64_t dynamicSharedBytes = 0;  ///< per block
  std::optional<Residency> residency;   ///< present for a GPU
  std::string reason;                   ///< one sentence where `residency` is absent

  /// Warps that a multiprocessor holds at the same time.
  [[nodiscard]] std::int64_t warps() const {
    return residency ? residency->blocks * ((block + 31) / 32) : 0;
  }
  /// Those warps as a fraction of the warps that a multiprocessor can hold, 0 to 1; 0 where
  /// unknown.
  [[nodiscard]] double part() const {
    if (!residency || residency->device.threads == 0) return 0.0;
    return static_cast<double>(32 * warps()) / static_cast<double>(residency->device.threads);
  }
  bool operator==(const Occupancy&) const = default;
};

}  // namespace lanescope::values
