// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <type_traits>

namespace lanescope::collective {

/// Adds; integers wrap around.
template <class T>
__device__ T wrappingSum(T a, T b) {
  if constexpr (std::is_integral_v<T>) {
    using Unsigned = std::make_unsigned_t<T>;
    return static_cast<T>(static_cast<Unsigned>(a) + static_cast<Unsigned>(b));
  } else {
    return a + b;
  }
}

}  // namespace lanescope::collective
