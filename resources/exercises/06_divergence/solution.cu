// A sum by a tree in each block.
// lanescope: problem = sum, kernel = sum, n = 256, block = 256
// lanescope: grid = (n + block - 1) / block
__global__ void sum(const float* in, float* partial, int n)
{
    __shared__ float cache[256];

    int i = blockIdx.x * blockDim.x + threadIdx.x;
    cache[threadIdx.x] = i < n ? in[i] : 0.0f;
    __syncthreads();                    // every number is there before another thread reads it

    for (int half = blockDim.x / 2; half > 0; half /= 2) {
        if (threadIdx.x < half) {
            cache[threadIdx.x] += cache[threadIdx.x + half];
        }
        __syncthreads();                // this round's sums are there before the next round reads them
    }
    if (threadIdx.x == 0) partial[blockIdx.x] = cache[0];
}
