// SPDX-License-Identifier: Apache-2.0
//
// Matrix product by cuBLAS, NVIDIA's library: what the steps are measured against.
//
// The file has no kernel: the host calls a function, and cuBLAS chooses one of its many kernels by the shape and the GPU.
// cuBLAS stores matrices by columns, so that one stored by rows is its transpose there: the call asks for Cᵀ = Bᵀ·Aᵀ.
#include "kernels/kernel.h"

constexpr float kOne = 1;              // C = one · A · B + zero · C
constexpr float kZero = 0;

/// In float32, each product and each sum.
inline void matmulCublas(Cublas& cublas, Global<const float> a, Global<const float> b, Global<float> c, long long m,
                         long long n, long long k)
{
    cublas.sgemm(n, m, k, kOne, b, n, a, k, kZero, c, n);
}

/// On the tensor cores, which take no more than 11 bits of each element of A and B.
inline void matmulCublasTf32(Cublas& cublas, Global<const float> a, Global<const float> b, Global<float> c, long long m,
                             long long n, long long k)
{
    cublas.gemmTf32(n, m, k, kOne, b, n, a, k, kZero, c, n);
}

/// The same of elements that are bfloat16 already, two in a word. `pitchA`, `pitchB`: elements from row to row.
inline void matmulCublasBf16(Cublas& cublas, Global<const unsigned> a, Global<const unsigned> b, Global<float> c,
                             long long m, long long n, long long k, long long pitchA, long long pitchB)
{
    cublas.gemmBf16(n, m, k, kOne, b, pitchB, a, pitchA, kZero, c, n);
}

/// In float32 of nine bfloat16 products for one, if the library holds that for faster on this GPU; else as matmulCublas.
inline void matmulCublasEmulated(Cublas& cublas, Global<const float> a, Global<const float> b, Global<float> c,
                                 long long m, long long n, long long k)
{
    cublas.gemmEmulated(n, m, k, kOne, b, n, a, k, kZero, c, n);
}

LANESCOPE_LIBRARY_CALL(matmulCublas)
LANESCOPE_LIBRARY_CALL(matmulCublasTf32)
LANESCOPE_LIBRARY_CALL(matmulCublasBf16)
LANESCOPE_LIBRARY_CALL(matmulCublasEmulated)
