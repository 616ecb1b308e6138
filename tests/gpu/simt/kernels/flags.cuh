// SPDX-License-Identifier: Apache-2.0
//
// Threads that wait for what others do meanwhile: of their block, and of other blocks.
#include "kernels/kernel.h"

// A chained scan: block b adds up its elements, waits for the sum of all blocks before it and hands
// on its own. Tickets, not blockIdx, number the blocks: they are drawn by blocks that have begun.
__global__ void chainedSum(Global<const int> in, Global<int> ticket, Global<int> sums,
                           Global<volatile int> ready)
{
    __shared__ Array<int, 1> number;
    __shared__ Array<int, 1> ofBlock;
    if (threadIdx.x == 0) {
        number[0] = atomicAdd(&ticket[0], 1);
        ofBlock[0] = 0;
    }
    __syncthreads();                   // every thread knows the block's number, and the sum is 0
    const int block = number[0];
    atomicAdd(&ofBlock[0], in[block * blockDim.x + threadIdx.x]);
    __syncthreads();                   // all elements are in the sum before thread 0 hands it on
    if (threadIdx.x == 0) {
        int before = 0;
        if (block > 0) {
            while (ready[block - 1] == 0) {
            }
            __threadfence();           // the sum is read after its flag was seen
            before = __ldcg(&sums[block - 1]);
        }
        sums[block] = before + ofBlock[0];
        __threadfence();               // the sum is written before its flag is
        ready[block] = 1;
    }
}
LANESCOPE_KERNEL(chainedSum)

// Thread i waits for thread i + 1 of its block, backwards through its warps.
__global__ void waitForNext(Global<int> order)
{
    __shared__ Array<volatile int, 1024> done;
    const int i = threadIdx.x;
    done[i] = 0;
    __syncthreads();                   // no flag is set before all are cleared
    if (i + 1 < (int)blockDim.x) {
        while (done[i + 1] == 0) {
            __nanosleep(20);
        }
    }
    order[i] = i + 1 < (int)blockDim.x ? done[i + 1] + 1 : 1;
    done[i] = order[i];
}
LANESCOPE_KERNEL(waitForNext)
