// SPDX-License-Identifier: Apache-2.0
#pragma once

// CUDA's vector types for the emulated build, with the same members, sizes and alignments.

namespace lanescope::simt {

#define LANESCOPE_VECTORS(scalar, name)                  \
  struct alignas(2 * sizeof(scalar)) name##2 {           \
    scalar x, y;                                         \
  };                                                     \
  constexpr name##2 make_##name##2(scalar x, scalar y) { \
    return {x, y};                                       \
  }
#define LANESCOPE_WIDE_VECTORS(scalar, name)                                 \
  LANESCOPE_VECTORS(scalar, name)                                            \
  struct alignas(4 * sizeof(scalar)) name##4 {                               \
    scalar x, y, z, w;                                                       \
  };                                                                         \
  constexpr name##4 make_##name##4(scalar x, scalar y, scalar z, scalar w) { \
    return {x, y, z, w};                                                     \
  }
LANESCOPE_WIDE_VECTORS(float, float)
LANESCOPE_WIDE_VECTORS(int, int)
LANESCOPE_WIDE_VECTORS(unsigned, uint)
LANESCOPE_VECTORS(double, double)
LANESCOPE_VECTORS(long long, longlong)
#undef LANESCOPE_WIDE_VECTORS
#undef LANESCOPE_VECTORS

}  // namespace lanescope::simt
