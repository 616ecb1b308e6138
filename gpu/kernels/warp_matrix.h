// SPDX-License-Identifier: Apache-2.0
#pragma once

// A product of small matrices that the lanes of a warp hold in their registers (fragments), for every
// build of a kernel. After the PTX ISA, "Matrix Fragments for mma.m16n8k8". Included by kernel.h.

namespace lanescope::kernels {

/// The nearest TF32 number, with a significand of 11 bits; infinities and not-a-number stay as they are.
__device__ __forceinline__ float roundToTf32(float x)
{
  unsigned bits;
  __builtin_memcpy(&bits, &x, sizeof bits);
  constexpr unsigned kExponent = 0x7f800000U;
  constexpr unsigned kHalfOfTheLastBit = 0x1000U;
  if ((bits & kExponent) == kExponent) return x;
  bits = (bits + kHalfOfTheLastBit) & ~(2 * kHalfOfTheLastBit - 1);
  __builtin_memcpy(&x, &bits, sizeof x);
  return x;
}
#if defined(LANESCOPE_TRACED)
template <class Tracer>
__device__ trace::Traced<float, Tracer> roundToTf32(const trace::Traced<float, Tracer>& x,
                                                    int line = __builtin_LINE())
{
  return trace::Traced<float, Tracer>::of(trace::OperationKind::roundToTf32,
                                          roundToTf32(x.bare()), x, line);
}
#endif

/// sums += A·B, where A is 16×8, B is 8×8 and sums is 16×8, all TF32 numbers. All lanes of a warp
/// compute it together; the block has one dimension. With g = lane / 4 and t = lane % 4 a lane holds
///   a[r]     of A, row g + r % 2 · 8, column t + r / 2 · 4
///   b[r]     of B, row t + r · 4, column g
///   sums[r]  of the result, row g + r / 2 · 8, column 2·t + r % 2
/// The plain build leaves it to the tensor cores (compute capability 8.0), whose data flow cannot be
/// recorded. The other builds hand each number by shuffles from the lane that holds it to the lanes
/// that multiply it, and add the products in the order of the columns of A.
#if defined(LANESCOPE_EMULATED) || defined(LANESCOPE_RECORDED)
#if defined(LANESCOPE_RECORDED)
namespace warp = recorded;
#elif defined(LANESCOPE_TRACED)
namespace warp = traced;
#else
namespace warp = emulated;
#endif
template <class T>
__device__ __forceinline__ void mmaTf32(T (&sums)[4], const T (&a)[4], const T (&b)[2],
                                        int line = __builtin_LINE())
{
  constexpr unsigned kAll = 0xffffffffU;
  const int lane = static_cast<int>(threadIdx.x) % 32;
  for (int r = 0; r < 4; ++r) {
    const int column = lane % 4 * 2 + r % 2;
    for (int k = 0; k < 8; ++k) {
      const T x = warp::__shfl_sync(kAll, a[r / 2 + k / 4 * 2], lane / 4 * 4 + k % 4, 32, line);
      const T y = warp::__shfl_sync(kAll, b[k / 4], column * 4 + k % 4, 32, line);
      sums[r] = fusedByTensorCores(x, y, sums[r], line);
    }
  }
}
#else
__device__ __forceinline__ void mmaTf32(float (&sums)[4], const float (&a)[4], const float (&b)[2])
{
#if __CUDA_ARCH__ >= 800
  asm("mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 "
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"
      : "+f"(sums[0]), "+f"(sums[1]), "+f"(sums[2]), "+f"(sums[3])
      : "r"(__float_as_uint(a[0])), "r"(__float_as_uint(a[1])), "r"(__float_as_uint(a[2])),
        "r"(__float_as_uint(a[3])), "r"(__float_as_uint(b[0])), "r"(__float_as_uint(b[1])));
#else
  __trap();
#endif
}
#endif

}  // namespace lanescope::kernels
