// A histogram: how often each of 64 numbers occurs, by four blocks.
// lanescope: problem = histogram, kernel = histogram, bins = 64, n = 1000, block = 128, grid = 4
__global__ void histogram(const int* in, unsigned* counts, int n)
{
    __shared__ unsigned own[64];        // the counts of this block

    for (int bin = threadIdx.x; bin < 64; bin += blockDim.x) own[bin] = 0u;
    __syncthreads();                    // every count is 0 before a thread adds to it

    int threads = gridDim.x * blockDim.x;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += threads) {
        atomicAdd(&own[in[i]], 1u);
    }
    __syncthreads();                    // the block has counted before a thread reads its counts

    for (int bin = threadIdx.x; bin < 64; bin += blockDim.x) atomicAdd(&counts[bin], own[bin]);
}
