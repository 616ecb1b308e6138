// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <stop_token>
#include <vector>

#include "catalog/catalog.h"
#include "runner/problem.h"

namespace lanescope::engine {

/// Which of the CPU variants of the row's problem compute what they should, in the same order. Each
/// is run twice, apart from any clock. On the problem's own inputs every element may be off by what
/// rounding in the variant's own order explains: for a long sum of float32 that is a lot. So sums
/// of floats are also made of whole numbers, where no order rounds and nothing may be off, however
/// many there are. For those the problem's inputs and the reference are given up: they need no
/// memory of their own. Stops early, with the rest as false, when asked to.
[[nodiscard]] std::vector<bool> checkVariants(const catalog::KernelRow& row,
                                              std::span<const catalog::CpuVariant> variants,
                                              Problem& problem, catalog::Reference& reference,
                                              const std::stop_token& stop);

}  // namespace lanescope::engine
