// A sum by a tree in each block.
// lanescope: problem = sum, kernel = sum, n = 128, block = 128
// lanescope: grid = (n + block - 1) / block
__global__ void sum(const float* in, float* partial, int n)
{
    __shared__ float cache[256];

    int i = blockIdx.x * blockDim.x + threadIdx.x;
    cache[threadIdx.x] = i < n ? in[i] : 0.0f;
    for (int half = blockDim.x / 2; half > 0; half /= 2) {
        if (threadIdx.x < half) {
            cache[threadIdx.x] += cache[threadIdx.x + half];
        }
    }
    if (threadIdx.x == 0) partial[blockIdx.x] = cache[0];
}
