// SPDX-License-Identifier: Apache-2.0
//
// Transpose, step 1: each element goes straight to its place. in has m rows of n elements, out has n rows of m.
//
// A block of 32 × 8 threads moves a square of 32 × 32 elements, four a thread. The lanes of a warp have neighbouring
// columns of in: they load neighbours, and store to places that lie a row of out apart.
// Cost: a warp's load of floats touches 4 sectors of 32 bytes. Its store touches 32, and writes 4 bytes to each.
#include "kernels/kernel.h"

constexpr int kTile = 32;              // rows and columns of a block's square
constexpr int kThreadRows = 8;         // rows of threads of a block

template <class T>
__global__ void transposeNaive(Global<const T> in, Global<T> out, long long m, long long n)
{
    const long long column = (long long)blockIdx.x * kTile + threadIdx.x;
    const long long row = (long long)blockIdx.y * kTile + threadIdx.y;

    for (int i = 0; i < kTile; i += kThreadRows) {
        if (row + i < m && column < n) {
            out[column * m + row + i] = in[(row + i) * n + column];
        }
    }
}

LANESCOPE_FLOATS(transposeNaive)
