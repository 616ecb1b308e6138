// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstring>
#include <span>
#include <type_traits>
#include <vector>

#include "values/host_array.h"

// Values as bytes, between ranks of one architecture.

namespace lanescope::spread {

template <class Value>
requires std::is_trivially_copyable_v<Value>
[[nodiscard]] std::span<const std::byte> asBytes(const Value& value) {
  return std::as_bytes(std::span(&value, 1));
}

template <class Value>
requires std::is_trivially_copyable_v<Value>
[[nodiscard]] Value fromBytes(std::span<const std::byte> bytes, Value value) {
  std::memcpy(&value, bytes.data(), sizeof value);
  return value;
}

/// Returns the arrays of all ranks one behind the other.
[[nodiscard]] inline values::HostArray joined(values::DType type,
                                              std::span<const std::vector<std::byte>> parts) {
  values::HostArray all(type, 0);
  for (const std::vector<std::byte>& part : parts) {
    all.bytes.insert(all.bytes.end(), part.begin(), part.end());
  }
  return all;
}

}  // namespace lanescope::spread
