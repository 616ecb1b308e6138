// SPDX-License-Identifier: Apache-2.0
//
// Accesses outside their arrays, of every kind. Only a run that records may launch these.
#include "kernels/kernel.h"

// The odd threads miss: `found` shows what they get instead.
__global__ void misses(Global<int> a, Global<float> wide, Global<volatile int> flags, Global<int> found)
{
    __shared__ Array<int, 32> cache;
    const int thread = threadIdx.x;
    const long long i = thread % 2 == 0 ? thread : thread * (1LL << 33);

    cache[i] = thread + 1;
    found[8 * thread] = cache[i] + 100;
    found[8 * thread + 1] = a[-i - (thread % 2)] + 200;
    a[i] += 3;
    found[8 * thread + 2] = atomicAdd(&a[i], thread);
    found[8 * thread + 3] = atomicCAS(&cache[i], 0, 5);
    const float4 quad = viewAs<float4>(wide)[i / 2];
    found[8 * thread + 4] = (int)(quad.x + quad.w) + 300;
    viewAs<float2>(wide)[i] = float2{1.5f, 2.5f};
    found[8 * thread + 5] = flags[i] + 400;
    flags[i] = 1;
    found[8 * thread + 6] = (int)atomicExch(&wide[2 * i], 9.0f);
    found[8 * thread + 7] = atomicMax(&cache[i], 77);
}
LANESCOPE_KERNEL(misses)
