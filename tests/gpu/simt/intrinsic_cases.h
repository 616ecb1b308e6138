// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "values/host_array.h"
#include "values/plan.h"

namespace lanescope::tests {

/// One launch of a kernel of tests/simt/kernels, for any backend.
struct IntrinsicCase {
  std::string name;
  values::Plan plan;
  std::vector<values::HostArray> inputs;
  /// Whether every run makes the same events; else only the outputs are the same, since the threads
  /// that meet on an element come in any order.
  bool hasFixedOrder = true;
  /// Whether every access is one of an element that is there; else only a run that records may be
  /// made.
  bool isSound = true;
};

/// Every group of intrinsics with its widths, masks and types.
[[nodiscard]] std::vector<IntrinsicCase> intrinsicCases();

}  // namespace lanescope::tests
