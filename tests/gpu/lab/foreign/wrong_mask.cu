// FAULT: the mask names the lower half of the warp only, and the upper half takes part as well.
__global__ void halfMask(const int *in, int *out, int n)
{
    int i = blockIdx.x * 32 + threadIdx.x;
    int v = i < n ? in[i] : 0;
    for (int d = 16; d > 0; d /= 2) v += __shfl_down_sync(0x0000ffff, v, d);
    if (threadIdx.x == 0) out[blockIdx.x] = v;
}
