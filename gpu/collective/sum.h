// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <type_traits>

namespace lanescope::collective {

/// Returns the sum as the devices compute it: integers modulo their size.
template <class T>
[[nodiscard]] constexpr T sumOf(T a, T b) {
  if constexpr (std::is_integral_v<T>) {
    using Unsigned = std::make_unsigned_t<T>;
    return static_cast<T>(static_cast<Unsigned>(a) + static_cast<Unsigned>(b));
  } else {
    return a + b;
  }
}

}  // namespace lanescope::collective
