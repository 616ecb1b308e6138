// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <stop_token>
#include <vector>

#include "catalog/catalog.h"
#include "runner/problem.h"

namespace lanescope::engine {

/// Returns which of the CPU variants of the row's problem compute correct results, in the same
/// order. Each variant runs twice, untimed. On the problem's own inputs each element may differ by
/// what rounding in the variant's own order explains, which is much for a long sum of float32. So
/// sums of floats are also computed of whole numbers, where no order rounds and no element may
/// differ. These replace the problem's inputs and the reference, so that they need no further
/// memory. A `stop` request leaves the remaining entries false.
[[nodiscard]] std::vector<bool> checkVariants(const catalog::KernelRow& row,
                                              std::span<const catalog::CpuVariant> variants,
                                              Problem& problem, catalog::Reference& reference,
                                              const std::stop_token& stop);

}  // namespace lanescope::engine
