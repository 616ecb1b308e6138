// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <span>

namespace lanescope::sandbox {

/// Limits of a process, which it cannot raise again (setrlimit(2)). One that is missing stays.
struct Limits {
  std::optional<std::uint64_t> addressBytes = {};
  std::optional<std::uint64_t> fileBytes = {};  ///< of a file that it writes; pipes have none
  std::optional<std::uint64_t> processorSeconds = {};
  std::optional<std::uint64_t> openFiles = {};
};

/// Sets the limits, and that no memory image is written when the process ends by a signal.
void setLimits(const Limits& limits);

/// Sets the most address space of this process until the next call, below the limit that
/// setLimits() has set for good.
void limitMemoryNow(std::uint64_t addressBytes);

/// Closes all descriptors above standard error but these.
void closeDescriptors(std::span<const int> kept);

/// Empties the environment, also in the memory where the system has put it.
void clearEnvironment();

/// Returns the bytes of addresses that the process takes now; 0 where that cannot be read.
[[nodiscard]] std::uint64_t addressBytesNow();

}  // namespace lanescope::sandbox
