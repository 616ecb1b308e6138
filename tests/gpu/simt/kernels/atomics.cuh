// SPDX-License-Identifier: Apache-2.0
//
// Every atomic: on elements of a thread's own, where the record is the same on every run, and on
// shared ones, where only the result is.
#include "kernels/kernel.h"

// Element 16 * i + k holds what atomic k found; `a` holds what it left.
__global__ void ownInts(Global<int> a, Global<int> found, Global<const int> operands)
{
    const int i = threadIdx.x;
    const int v = operands[i];
    found[16 * i] = atomicAdd(&a[i], v);
    found[16 * i + 1] = atomicSub(&a[i], 3);
    found[16 * i + 2] = atomicMin(&a[i], v);
    found[16 * i + 3] = atomicMax(&a[i], -v);
    found[16 * i + 4] = atomicExch(&a[i], v + 1);
    found[16 * i + 5] = atomicCAS(&a[i], v, 7);
    found[16 * i + 6] = atomicCAS(&a[i], v + 1, 77);
    found[16 * i + 7] = atomicAnd(&a[i], 0xfff3);
    found[16 * i + 8] = atomicOr(&a[i], i);
    found[16 * i + 9] = atomicXor(&a[i], 0x55);
}
LANESCOPE_KERNEL(ownInts)

__global__ void ownUnsigneds(Global<unsigned> a, Global<unsigned> found,
                             Global<const unsigned> operands)
{
    const int i = threadIdx.x;
    const unsigned v = operands[i];
    found[16 * i] = atomicAdd(&a[i], v);
    found[16 * i + 1] = atomicSub(&a[i], 3u);
    found[16 * i + 2] = atomicMin(&a[i], v);
    found[16 * i + 3] = atomicMax(&a[i], v + 2);
    found[16 * i + 4] = atomicInc(&a[i], v + 2);
    found[16 * i + 5] = atomicInc(&a[i], 50u);
    found[16 * i + 6] = atomicDec(&a[i], v);
    found[16 * i + 7] = atomicDec(&a[i], 1u);
    found[16 * i + 8] = atomicExch(&a[i], v);
    found[16 * i + 9] = atomicCAS(&a[i], v, 9u);
    found[16 * i + 10] = atomicAnd(&a[i], 0xff0fu);
    found[16 * i + 11] = atomicOr(&a[i], 0x30u);
    found[16 * i + 12] = atomicXor(&a[i], v);
}
LANESCOPE_KERNEL(ownUnsigneds)

__global__ void ownLongs(Global<unsigned long long> a, Global<unsigned long long> found,
                         Global<const unsigned long long> operands)
{
    __shared__ Array<unsigned long long, 128> cache;
    const int i = threadIdx.x;
    const unsigned long long v = operands[i];
    cache[i] = a[i];
    found[8 * i] = atomicAdd(&cache[i], v);
    found[8 * i + 1] = atomicMin(&cache[i], v);
    found[8 * i + 2] = atomicMax(&cache[i], v + 2);
    found[8 * i + 3] = atomicExch(&cache[i], v << 33);
    found[8 * i + 4] = atomicCAS(&cache[i], v << 33, v);
    found[8 * i + 5] = atomicAnd(&a[i], ~0ull << 20);
    found[8 * i + 6] = atomicOr(&a[i], v << 40);
    found[8 * i + 7] = atomicXor(&a[i], 1ull);
    atomicAdd(&a[i], cache[i]);
}
LANESCOPE_KERNEL(ownLongs)

__global__ void ownFloats(Global<float> a, Global<double> b, Global<float> found,
                          Global<const float> operands)
{
    __shared__ Array<float, 128> cache;
    const int i = threadIdx.x;
    const float v = operands[i];
    cache[i] = a[i];
    found[4 * i] = atomicAdd(&a[i], v);
    found[4 * i + 1] = atomicAdd(&cache[i], v);
    found[4 * i + 2] = atomicExch(&cache[i], v);
    found[4 * i + 3] = (float)atomicAdd(&b[i], (double)v);
}
LANESCOPE_KERNEL(ownFloats)

// Each block counts in shared memory and adds its counts to those of the grid.
__global__ void histogram(Global<const int> in, Global<int> counts, int n)
{
    __shared__ Array<int, 16> ofBlock;
    if (threadIdx.x < 16) {
        ofBlock[threadIdx.x] = 0;
    }
    __syncthreads();                   // the counts are 0 before the first thread counts
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        atomicAdd(&ofBlock[in[i] & 15], 1);
    }
    __syncthreads();                   // the block has counted all before the counts are read
    if (threadIdx.x < 16) {
        atomicAdd(&counts[threadIdx.x], ofBlock[threadIdx.x]);
    }
}
LANESCOPE_KERNEL(histogram)

// One thread a block at a time is between taking the lock and giving it back.
__global__ void locked(Global<int> lock, Global<volatile int> value)
{
    if (threadIdx.x == 0) {
        while (atomicCAS(&lock[0], 0, 1) != 0) {
        }
        __threadfence();               // the last holder's write is seen by the read below
        value[0] = value[0] + 1;
        __threadfence();               // the write is seen before the lock is free
        atomicExch(&lock[0], 0);
    }
}
LANESCOPE_KERNEL(locked)
