// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <cstring>

#include "values/host_array.h"

namespace lanescope::values {

/// Calls `work(T{})` with the C++ type T that kernels use for `type`.
template <class Work>
decltype(auto) withType(DType type, const Work& work) {
  switch (type) {
    case DType::int32:
      return work(std::int32_t{});
    case DType::uint32:
      return work(std::uint32_t{});
    case DType::int64:
      return work(std::int64_t{});
    case DType::float64:
      return work(double{});
    case DType::uint8:
      return work(std::uint8_t{});
    case DType::float32:
      break;
  }
  return work(float{});
}

/// Returns the value whose bit pattern is in the low bytes of `bits`.
template <class T>
[[nodiscard]] T fromBits(std::uint64_t bits) {
  T value;
  std::memcpy(&value, &bits, sizeof value);
  return value;
}
/// The reverse. The other bytes are 0.
template <class T>
[[nodiscard]] std::uint64_t bitsOf(T value) {
  std::uint64_t bits = 0;
  std::memcpy(&bits, &value, sizeof value);
  return bits;
}

}  // namespace lanescope::values
