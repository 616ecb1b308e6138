// Largest element by butterflies: afterwards every lane knows it.
static __device__ float laneMax(float v)
{
    v = fmaxf(v, __shfl_xor_sync(~0u, v, 16));
    v = fmaxf(v, __shfl_xor_sync(~0u, v,  8));
    v = fmaxf(v, __shfl_xor_sync(~0u, v,  4));
    v = fmaxf(v, __shfl_xor_sync(~0u, v,  2));
    v = fmaxf(v, __shfl_xor_sync(~0u, v,  1));
    return v;
}

__global__ void __launch_bounds__(256)
butterflyMax(const float* data, float* result, int n)
{
    __shared__ float best[8];
    float m = -INFINITY;
    for (size_t i = threadIdx.x + (size_t)blockIdx.x * 256; i < n; i += (size_t)gridDim.x * 256)
        m = fmaxf(m, data[i]);
    m = laneMax(m);
    if ((threadIdx.x & 31) == 0) best[threadIdx.x >> 5] = m;
    __syncthreads();
    if (threadIdx.x < 32) {
        m = threadIdx.x < 8 ? best[threadIdx.x] : -INFINITY;
        m = laneMax(m);
        if (threadIdx.x == 0) result[blockIdx.x] = m;
    }
}
