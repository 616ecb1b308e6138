// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <span>
#include <type_traits>

namespace lanescope::collective {

/// Returns the sum; that of integers is taken modulo their size.
template <class T>
[[nodiscard]] T sumOf(T a, T b) {
  if constexpr (std::is_integral_v<T>) {
    using Unsigned = std::make_unsigned_t<T>;
    return static_cast<T>(static_cast<Unsigned>(a) + static_cast<Unsigned>(b));
  } else {
    return a + b;
  }
}

/// Takes the elements of a message: adds them to the receiver's own, or replaces those.
template <class T>
void receiveInto(std::span<T> own, std::span<const T> received, bool isAdded) {
  for (std::size_t i = 0; i < received.size(); ++i) {
    own[i] = isAdded ? sumOf(own[i], received[i]) : received[i];
  }
}

}  // namespace lanescope::collective
