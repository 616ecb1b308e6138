// A sum: each block adds its elements, and the host adds what the blocks leave.
// lanescope: problem = sum, kernel = sum, n = 256, block = 64
// lanescope: grid = (n + block - 1) / block
__global__ void sum(const float* in, float* partial, int n)
{
    __shared__ float cache[256];

    int i = blockIdx.x * blockDim.x + threadIdx.x;
    cache[threadIdx.x] = i < n ? in[i] : 0.0f;
    __syncthreads();                    // every number is there before another thread reads it

    if (threadIdx.x == 0) {
        float sum = 0.0f;
        for (int t = 0; t < blockDim.x; ++t) sum += cache[t];
        partial[blockIdx.x] = sum;
    }
}
