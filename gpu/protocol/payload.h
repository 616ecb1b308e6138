// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <type_traits>
#include <vector>

#include "values/error.h"

namespace lanescope::engine {

/// Appends an array to a frame's payload.
template <class T>
void appendPayload(std::vector<std::byte>& payload, std::span<const T> items) {
  static_assert(std::is_trivially_copyable_v<T>);
  const auto bytes = std::as_bytes(items);
  payload.insert(payload.end(), bytes.begin(), bytes.end());
}

/// Reads arrays from a frame's payload in the same order. Every member throws values::Error
/// (badInput) when the payload has another size than the head says.
class PayloadReader {
 public:
  explicit PayloadReader(std::span<const std::byte> payload) : m_left(payload) {}

  template <class T, class Items = std::vector<T>>
  [[nodiscard]] Items take(std::uint64_t count) {
    static_assert(std::is_trivially_copyable_v<T>);
    if (count > m_left.size() / sizeof(T)) fail();
    Items items(count);
    if (count > 0) std::memcpy(items.data(), m_left.data(), count * sizeof(T));
    m_left = m_left.subspan(count * sizeof(T));
    return items;
  }
  /// Checks that the payload has no further bytes; called last.
  void expectEnd() const {
    if (!m_left.empty()) fail();
  }

 private:
  [[noreturn]] static void fail() {
    values::refuse("A message's payload has another size than its head says.");
  }

  std::span<const std::byte> m_left;
};

}  // namespace lanescope::engine
