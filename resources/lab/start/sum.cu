// A sum: each block adds its elements, and the host adds what the blocks leave.
// lanescope: problem = sum, n = 1000, block = 256
// lanescope: grid = min(32, (n + block - 1) / block)
__global__ void sum(const float* in, float* partial, int n)
{
    __shared__ float cache[256];

    float sum = 0.0f;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) {
        sum += in[i];
    }
    cache[threadIdx.x] = sum;
    __syncthreads();                    // every number is there before another thread reads it

    for (int half = blockDim.x / 2; half > 0; half /= 2) {
        if (threadIdx.x < half) cache[threadIdx.x] += cache[threadIdx.x + half];
        __syncthreads();                // this step's numbers are there before the next step reads them
    }
    if (threadIdx.x == 0) partial[blockIdx.x] = cache[0];
}
