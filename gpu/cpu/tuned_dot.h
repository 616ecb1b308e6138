// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>

namespace lanescope::cpu {

/// This project's own dot product of n elements: as many chains of fused products and additions as
/// hide their latency, on one core while the arrays fit its caches, else on all of them, each of
/// which takes one stretch. The result is the same for every run on as many cores. T: float or
/// double.
template <class T>
[[nodiscard]] T tunedDot(const T* a, const T* b, std::size_t n);

}  // namespace lanescope::cpu
