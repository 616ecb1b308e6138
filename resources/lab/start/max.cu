// A maximum: each block finds its own, and the host takes the greatest of them.
// lanescope: problem = max, n = 1000, block = 256
// lanescope: grid = min(32, (n + block - 1) / block)
__global__ void maximum(const float* in, float* partial, int n)
{
    __shared__ float cache[256];

    float most = in[0];
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) {
        most = fmaxf(most, in[i]);
    }
    cache[threadIdx.x] = most;
    __syncthreads();                    // every number is there before another thread reads it

    for (int half = blockDim.x / 2; half > 0; half /= 2) {
        if (threadIdx.x < half) cache[threadIdx.x] = fmaxf(cache[threadIdx.x], cache[threadIdx.x + half]);
        __syncthreads();                // this step's numbers are there before the next step reads them
    }
    if (threadIdx.x == 0) partial[blockIdx.x] = cache[0];
}
