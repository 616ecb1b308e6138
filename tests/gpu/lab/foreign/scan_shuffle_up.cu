// A scan in every warp, a scan of the warps' sums, and an addition.
__device__ __forceinline__ float warpInclusive(float x, int lane)
{
    for (int d = 1; d < 32; d <<= 1) {
        float y = __shfl_up_sync(0xffffffff, x, d);
        if (lane >= d) x += y;
    }
    return x;
}

__global__ void shuffleUpScan(const float *in, float *out, int n)
{
    __shared__ float sums[32];
    const int lane = threadIdx.x & 31;
    const int warp = threadIdx.x >> 5;
    float x = threadIdx.x < n ? in[threadIdx.x] : 0.f;
    x = warpInclusive(x, lane);
    if (lane == 31) sums[warp] = x;
    __syncthreads();
    if (warp == 0) {
        float y = lane < (blockDim.x >> 5) ? sums[lane] : 0.f;
        sums[lane] = warpInclusive(y, lane);
    }
    __syncthreads();
    if (warp > 0) x += sums[warp - 1];
    if (threadIdx.x < n) out[threadIdx.x] = x;
}
