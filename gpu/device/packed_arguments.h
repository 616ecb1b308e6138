// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "device/entry.h"
#include "values/device_kernel.h"
#include "values/plan.h"

namespace lanescope::backend {

/// The arguments of a launch, laid out as a compiled kernel takes them: in the plain build an array
/// is a pointer, in the recorded one a trace::Address; a number stands first in its parameter, and
/// what a traced number has behind it is 0.
class PackedArguments {
 public:
  /// Throws values::Error (badInput) where an argument does not fit its parameter.
  PackedArguments(const values::DeviceFunction& function, bool isRecorded,
                  const values::Launch& launch, std::span<const DeviceSpan> buffers);
  PackedArguments(const PackedArguments&) = delete;
  PackedArguments& operator=(const PackedArguments&) = delete;

  /// The addresses of the parameters, as cudaLaunchKernel takes them.
  [[nodiscard]] void** addresses() { return m_addresses.data(); }
  [[nodiscard]] std::span<const std::byte> bytesOf(std::size_t position) const {
    return m_storage[position];
  }

 private:
  static constexpr std::size_t kMostBytes = 64;
  struct alignas(16) Slot : std::array<std::byte, kMostBytes> {};

  std::vector<Slot> m_storage;
  std::vector<void*> m_addresses;
};

}  // namespace lanescope::backend
