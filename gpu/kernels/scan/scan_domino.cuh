// SPDX-License-Identifier: Apache-2.0
//
// Scan of any length in one launch, domino style: each block waits for what the block before it hands on.
//
// The change from three launches: a flag in memory takes the place of the end of a launch. A block scans its tile, waits
// until the flag of the tile before says that the sum up to there is known, adds its own sum, hands that on, and adds to its
// tile what lies before it.
// Saves: two launches and two of the four passes over memory. Costs: the sums go from tile to tile one behind the other, so
// that the time grows with the number of tiles. The look-back of scan_look_back shortens this chain.
//
// A block takes its tile by a ticket: all tiles before it belong to blocks that have begun, so that waiting for them ends.
// The ticket is never reset. It counts on, and its quotient tells this launch's flags from those of the launch before.
//
//     tile       0            1                  2
//     scans      s0           s1                 s2              all at once
//     waits for               flag 0             flag 1          one behind the other
//     hands on   s0           s0 + s1            s0 + s1 + s2
//
// Within a block: lane l of warp w has element 32·w + l; warps[w] holds the sum of warp w, then of all warps up to w.
#include "kernels/kernel.h"

using Count = Element<unsigned>;
using Ticket = Element<unsigned long long>;

/// Gives each lane what all lanes up to it make together.
template <class T, class Op>
__device__ T scanWarp(T mine)
{
    Op op;
    const unsigned lane = threadIdx.x % warpSize;
    for (unsigned d = 1; d < warpSize; d *= 2) {
        const T before = __shfl_up_sync(0xffffffff, mine, d);
        if (lane >= d) mine = op(before, mine);
    }
    return mine;
}

/// What all threads before this one make together, and in `warps`, for each warp, what all warps up to it make.
template <class T, class Op, class Shared>
__device__ T scanBlock(T mine, Shared& warps)
{
    const unsigned lane = threadIdx.x % warpSize;
    const unsigned warp = threadIdx.x / warpSize;
    Op op;

    mine = scanWarp<T, Op>(mine);
    if (lane == warpSize - 1) {
        warps[warp] = mine;
    }
    __syncthreads();                   // every warp's sum is there before the first warp reads it
    if (warp == 0) {
        T sum = Op::identity;
        if (lane < blockDim.x / warpSize) sum = warps[lane];
        sum = scanWarp<T, Op>(sum);
        if (lane < blockDim.x / warpSize) warps[lane] = sum;
    }
    __syncthreads();                   // what lies before each warp is there before the warp reads it

    T before = __shfl_up_sync(0xffffffff, mine, 1);
    if (lane == 0) before = Op::identity;
    if (warp > 0) {
        before = op(warps[warp - 1], before);
    }
    return before;
}

template <class T, class Op>
__global__ void scanDomino(Global<const T> in, Global<T> out, Global<T> sums, Global<volatile Count> flags,
                           Global<Ticket> ticket, long long n, long long exclusive)
{
    using Drawn = PairOf<Count>;
    __shared__ Array<Drawn, 1> drawn;              // the tile, and which launch this is
    __shared__ Array<T, 32> warps;
    __shared__ Array<T, 1> beforeTile;
    Op op;

    if (threadIdx.x == 0) {
        const Ticket mine = atomicAdd(&ticket[0], 1ull);
        drawn[0] = Drawn{(Count)(mine % gridDim.x), (Count)(mine / gridDim.x) % (1u << 30)};
    }
    __syncthreads();                   // the ticket is drawn before all read it
    const Drawn own = drawn[0];
    const long long tile = (unsigned)own.x;
    const unsigned known = (unsigned)own.y + 1;    // the flag of a tile whose sum is known
    const long long i = tile * blockDim.x + threadIdx.x;

    T mine = Op::identity;
    if (i < n) mine = in[i];
    const T before = scanBlock<T, Op>(mine, warps);

    if (threadIdx.x == 0) {
        T ofTilesBefore = Op::identity;
        if (tile > 0) {
            while (flags[tile - 1] != known) {
            }
            __threadfence();           // the flag is read before the sum that it announces
            ofTilesBefore = sums[tile - 1];
        }
        sums[tile] = op(ofTilesBefore, warps[blockDim.x / warpSize - 1]);
        __threadfence();               // the sum is written before the flag that announces it
        flags[tile] = known;
        beforeTile[0] = ofTilesBefore;
    }
    __syncthreads();                   // what lies before the tile is known before all add it

    if (i < n) {
        const T upTo = op(beforeTile[0], before);
        out[i] = exclusive ? upTo : op(upTo, mine);
    }
}

LANESCOPE_SCAN(scanDomino)
