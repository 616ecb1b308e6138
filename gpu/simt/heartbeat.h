// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace lanescope::simt {

/// Counts the steps of one operating-system thread; another one may read the count. Kernels include
/// this file, and <atomic> would take their compiler long.
class Heartbeat {
 public:
  void beat() { __atomic_store_n(&m_beats, m_beats + 1, __ATOMIC_RELAXED); }
  [[nodiscard]] std::uint64_t beats() const { return __atomic_load_n(&m_beats, __ATOMIC_RELAXED); }

 private:
  std::uint64_t m_beats = 0;
};

}  // namespace lanescope::simt
