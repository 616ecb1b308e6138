// 128-bit loads, the last elements one by one.
__global__ void sumOfFours(const float* __restrict__ d_in, float* __restrict__ d_out, int n)
{
    const float4* d_in4 = reinterpret_cast<const float4*>(d_in);
    const int n4 = n / 4;
    int idx = blockIdx.x * blockDim.x + threadIdx.x;
    float acc = 0.f;
    for (int i = idx; i < n4; i += blockDim.x * gridDim.x) {
        float4 v = d_in4[i];
        acc += (v.x + v.y) + (v.z + v.w);
    }
    if (idx < n % 4) acc += d_in[4 * n4 + idx];

    __shared__ float smem[128];
    smem[threadIdx.x] = acc;
    __syncthreads();
    if (threadIdx.x < 64) smem[threadIdx.x] += smem[threadIdx.x + 64];
    __syncthreads();
    if (threadIdx.x < 32) {
        acc = smem[threadIdx.x] + smem[threadIdx.x + 32];
        for (int o = 16; o; o /= 2) acc += __shfl_down_sync(0xffffffff, acc, o);
        if (threadIdx.x == 0) d_out[blockIdx.x] = acc;
    }
}
