// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>

#include "simt/fiber.h"

namespace lanescope::simt {

/// Stacks of one size in one piece of address space, each above a page that faults when touched.
/// Memory is used only as far as a stack has grown.
class StackPool {
 public:
  static constexpr std::size_t kStackBytes = std::size_t{64} * 1024;

  StackPool() = default;
  StackPool(const StackPool&) = delete;
  StackPool& operator=(const StackPool&) = delete;
  ~StackPool();

  /// Makes the pool hold at least `count` stacks. It frees the stacks so far, so no fiber may still
  /// use one. Throws std::bad_alloc.
  void reserve(std::size_t count);
  [[nodiscard]] std::size_t size() const { return m_count; }
  [[nodiscard]] StackSpan stack(std::size_t index) const;

  /// Whether an address lies in a stack or in a guard page of this pool.
  [[nodiscard]] bool contains(const void* address) const;
  [[nodiscard]] bool isGuard(const void* address) const;

 private:
  void clear();

  std::byte* m_base = nullptr;
  std::size_t m_count = 0;
  std::size_t m_guardBytes = 0;
};

}  // namespace lanescope::simt
