extern "C" __global__ void reduce_halving(const float* __restrict__ input, float* __restrict__ output, const int size)
{
    extern __shared__ float sdata[];

    const auto tid  = threadIdx.x;
    const auto base = 2 * blockIdx.x * blockDim.x + tid;

    // first addition while loading
    float v = 0.0f;
    if (base < size)              v  = input[base];
    if (base + blockDim.x < size) v += input[base + blockDim.x];
    sdata[tid] = v;
    __syncthreads();

    for (auto s = blockDim.x >> 1; s > 0; s >>= 1)
    {
        if (tid < s)
        {
            sdata[tid] += sdata[tid + s];
        }
        __syncthreads();
    }

    if (tid == 0) output[blockIdx.x] = *sdata;
}
