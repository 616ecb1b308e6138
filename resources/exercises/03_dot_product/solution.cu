// A dot product: each block leaves one number, the sum of its products, and the host adds these.
// lanescope: problem = dot, kernel = dot, n = 64, block = 64
// lanescope: grid = (n + block - 1) / block
__global__ void dot(const float* a, const float* b, float* partial, int n)
{
    __shared__ float cache[256];

    int i = blockIdx.x * blockDim.x + threadIdx.x;
    cache[threadIdx.x] = i < n ? a[i] * b[i] : 0.0f;
    __syncthreads();                    // every product is there before thread 0 reads it

    if (threadIdx.x == 0) {
        float sum = 0.0f;
        for (int t = 0; t < blockDim.x; ++t) sum += cache[t];
        partial[blockIdx.x] = sum;
    }
}
