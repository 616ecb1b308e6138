// Vector addition with any number of threads: each of them goes on by the number of all threads.
// lanescope: problem = map, reference = a[i] + b[i], n = 10, block = 4, grid = 1
__global__ void add(const float* a, const float* b, float* out, int n)
{
    int threads = gridDim.x * blockDim.x;

    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += threads) {
        out[i] = a[i] + b[i];
    }
}
