// SPDX-License-Identifier: Apache-2.0
//
// Matrix product by cuBLAS, NVIDIA's library: what the steps are measured against.
//
// No kernel of ours: the host calls a function, and cuBLAS takes one of its many kernels by the shape and the GPU. It counts
// matrices column by column. What lies row by row is the transposed matrix to it, so it is asked for Cᵀ = Bᵀ·Aᵀ.
#include "kernels/kernel.h"

inline void matmulCublas(Cublas& cublas, Global<const float> a, Global<const float> b, Global<float> c, long long m,
                         long long n, long long k)
{
    const float alpha = 1;             // C = alpha · A · B + beta · C
    const float beta = 0;
    cublas.sgemm(n, m, k, alpha, b, n, a, k, beta, c, n);
}

LANESCOPE_LIBRARY_CALL(matmulCublas)
