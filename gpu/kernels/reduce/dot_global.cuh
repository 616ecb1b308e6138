// SPDX-License-Identifier: Apache-2.0
//
// Dot product, step 0: every thread writes its products to global memory and the host adds all n of them.
//
// Cost: reads 8n bytes, writes 4n bytes, copies 4n bytes back, and the host adds n numbers.
// Global<T> is memory that all threads of the grid share; in this build it is a plain T*.
#include "kernels/kernel.h"

template <class T>
__global__ void dotGlobal(Global<const T> a, Global<const T> b, Global<T> products,
                          long long n)
{
    const long long stride = (long long)gridDim.x * blockDim.x;
    long long i = (long long)blockIdx.x * blockDim.x + threadIdx.x;

    while (i < n) {                    // the whole grid steps through the arrays together
        products[i] = a[i] * b[i];
        i += stride;
    }
}

LANESCOPE_FLOATS(dotGlobal)
