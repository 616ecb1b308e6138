// Each thread scans ITEMS neighbours by itself, one thread scans the threads' sums.
template <int ITEMS, int THREADS>
__global__ void coarsenedScan(const int* __restrict__ src, int* __restrict__ dst, int n)
{
    __shared__ int totals[THREADS];
    int local[ITEMS];
    const int begin = threadIdx.x * ITEMS;
    int running = 0;
    for (int k = 0; k < ITEMS; k++) {
        if (begin + k < n) running += src[begin + k];
        local[k] = running;
    }
    totals[threadIdx.x] = running;
    __syncthreads();
    if (threadIdx.x == 0) {
        int before = 0;
        for (int t = 0; t < THREADS; t++) {
            int mine = totals[t];
            totals[t] = before;
            before += mine;
        }
    }
    __syncthreads();
    for (int k = 0; k < ITEMS; k++)
        if (begin + k < n) dst[begin + k] = local[k] + totals[threadIdx.x];
}

void scan(const int* src, int* dst, int n) { coarsenedScan<5, 64><<<1, 64>>>(src, dst, n); }
