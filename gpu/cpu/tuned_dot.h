// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>

namespace lanescope::cpu {

/// This project's own dot product of n elements: enough chains of fused multiply-adds to hide their
/// latency. It runs on one core while the arrays fit its caches, else on all cores, each of which
/// takes one stretch of the arrays. The result is the same for every run on as many cores. T: float
/// or double.
template <class T>
[[nodiscard]] T tunedDot(const T* a, const T* b, std::size_t n);

}  // namespace lanescope::cpu
