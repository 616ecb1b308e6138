// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

// The types of an array's elements. Device code includes this file too.

namespace lanescope::values {

enum class DType : std::uint8_t { int32, uint32, int64, float32, float64, uint8 };
inline constexpr DType kLastDType = DType::uint8;

/// Bytes of one element.
[[nodiscard]] constexpr std::size_t sizeOf(DType type) {
  if (type == DType::uint8) return 1;
  return type == DType::int64 || type == DType::float64 ? 8 : 4;
}

template <class T>
inline constexpr DType kDTypeOf = [] {
  if constexpr (std::is_same_v<T, float>) return DType::float32;
  if constexpr (std::is_same_v<T, double>) return DType::float64;
  if constexpr (std::is_same_v<T, std::int32_t>) return DType::int32;
  if constexpr (std::is_same_v<T, std::uint32_t>) return DType::uint32;
  if constexpr (std::is_same_v<T, std::uint8_t>) return DType::uint8;
  if constexpr (sizeof(T) == 8 && std::is_integral_v<T>) return DType::int64;
}();

}  // namespace lanescope::values
