// A histogram: how often each of 64 numbers occurs, by four blocks.
// lanescope: problem = histogram, kernel = histogram, bins = 64, n = 1000, block = 128, grid = 4
__global__ void histogram(const int* in, unsigned* counts, int n)
{
    int threads = gridDim.x * blockDim.x;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += threads) {
        counts[in[i]] += 1u;            // two threads may read the same count before one of them writes it
    }
}
