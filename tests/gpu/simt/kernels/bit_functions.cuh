// SPDX-License-Identifier: Apache-2.0
//
// What CUDA has for the bits of one thread's own values.
#include "kernels/kernel.h"

__global__ void bitFunctions(Global<const int> in, Global<unsigned> out)
{
    const int i = threadIdx.x;
    const int x = in[i];
    const long long wide = ((long long)x << 32) ^ (unsigned)(x * 2654435761u);
    out[12 * i] = __popc(x);
    out[12 * i + 1] = __ffs(x);
    out[12 * i + 2] = __clz(x);
    out[12 * i + 3] = __brev(x);
    out[12 * i + 4] = __popcll(wide);
    out[12 * i + 5] = __ffsll(wide);
    out[12 * i + 6] = __clzll(wide);
    out[12 * i + 7] = (unsigned)(__brevll(wide) >> 7);
    out[12 * i + 8] = __float_as_uint((float)x);
    out[12 * i + 9] = min(x, 100) + max(x, 7);
    out[12 * i + 10] = (unsigned)(int)__int_as_float(0x3f800000 + (x & 0xffff));
    __threadfence_block();
    out[12 * i + 11] = out[12 * i] ^ out[12 * i + 1];
    out[12 * i + 11] ^= 5u;
    __threadfence_system();
}
LANESCOPE_KERNEL(bitFunctions)
