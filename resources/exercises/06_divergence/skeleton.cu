// A sum by a tree in each block, whose pairs are neighbours at first.
// lanescope: problem = sum, kernel = sum, n = 256, block = 256
// lanescope: grid = (n + block - 1) / block
__global__ void sum(const float* in, float* partial, int n)
{
    __shared__ float cache[256];

    int i = blockIdx.x * blockDim.x + threadIdx.x;
    cache[threadIdx.x] = i < n ? in[i] : 0.0f;
    __syncthreads();                    // every number is there before another thread reads it

    for (int step = 1; step < blockDim.x; step *= 2) {
        if (threadIdx.x % (2 * step) == 0) {
            cache[threadIdx.x] += cache[threadIdx.x + step];
        }
        __syncthreads();                // this round's sums are there before the next round reads them
    }
    if (threadIdx.x == 0) partial[blockIdx.x] = cache[0];
}
