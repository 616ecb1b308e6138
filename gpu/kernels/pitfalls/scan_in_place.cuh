// SPDX-License-Identifier: Apache-2.0
//
// Pitfall: a Hillis-Steele scan in place, in which a thread overwrites what its neighbour still has to read.
//
// Breaks scan_hillis_steele. The one change: one buffer instead of two halves. The barrier stands behind the step,
// but within the step thread i may read element i - d before or after thread i - d has added to it. scan_kogge_stone
// shows the right way.
#include "kernels/kernel.h"

template <class T>
__global__ void scanInPlace(Global<const T> in, Global<T> out)
{
    __shared__ Array<T, kMaxBlock> x;

    const unsigned i = threadIdx.x;

    x[i] = in[i];
    __syncthreads();                   // every element is there before a neighbour reads it

    for (unsigned d = 1; d < blockDim.x; d *= 2) {
        if (i >= d) {
            x[i] += x[i - d];          // wrong: no thread waits until all have read the old values
        }
        __syncthreads();               // this step is written before the next reads it
    }

    out[i] = x[i];
}

LANESCOPE_INSTANCE("scanInPlace<float32>", scanInPlacefloat32, scanInPlace<Element<float>>)
LANESCOPE_INSTANCE("scanInPlace<int32>", scanInPlaceint32, scanInPlace<Element<int>>)
