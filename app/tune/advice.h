// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>
#include <vector>

#include "request/result.h"

namespace lanescope::tune {

/// What a kernel would gain by, with the counter that shows it.
struct Advice {
  /// Of `run --json`, below "counters": "shared_loads.conflicts".
  std::string counter;
  double figure = 0;  ///< what the rule compares with its limit; its sentence says it
  int line = 0;       ///< in the kernel's file; 0: the whole kernel
  /// Whole sentences, with the figure and what to do.
  QString text;
};

/// Returns the advice that a run's counters give, the costliest rule first; nothing without
/// counters. The rules:
/// - a line whose shared accesses are bank conflicts in 20% of their wavefronts or more;
/// - a line whose global accesses use less than half of the bytes of the sectors that they touch;
/// - inputs each of whose elements is loaded from global memory four times or more;
/// - blocks that do not fill a warp, where a parameter says how many threads they have;
/// - fewer than 12 of 32 lanes active on average.
///
/// Source: NVIDIA, CUDA C++ Best Practices Guide 13.0, "Memory Optimizations" and "Execution
/// Configuration Optimizations". The limits are ours.
[[nodiscard]] std::vector<Advice> adviceOf(const values::RunResult& result);

}  // namespace lanescope::tune
