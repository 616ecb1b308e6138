// A minimum: each block finds its own, and the host takes the least of them.
// lanescope: problem = min, n = 1000, block = 256
// lanescope: grid = min(32, (n + block - 1) / block)
__global__ void minimum(const float* in, float* partial, int n)
{
    __shared__ float cache[256];

    float least = in[0];
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) {
        least = fminf(least, in[i]);
    }
    cache[threadIdx.x] = least;
    __syncthreads();                    // every number is there before another thread reads it

    for (int half = blockDim.x / 2; half > 0; half /= 2) {
        if (threadIdx.x < half) cache[threadIdx.x] = fminf(cache[threadIdx.x], cache[threadIdx.x + half]);
        __syncthreads();                // this step's numbers are there before the next step reads them
    }
    if (threadIdx.x == 0) partial[blockIdx.x] = cache[0];
}
