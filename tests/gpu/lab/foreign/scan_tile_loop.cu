// One block goes over the array tile by tile and carries the sum so far.
__global__ void tileLoopScan(const long long *a, long long *b, int n)
{
    __shared__ long long tile[2][64];
    __shared__ long long carry;
    int t = threadIdx.x;
    if (t == 0) carry = 0;
    for (int base = 0; base < n; base += 64) {
        int w = 0;
        tile[w][t] = base + t < n ? a[base + t] : 0;
        __syncthreads();
        for (int d = 1; d < 64; d *= 2) {
            tile[1 - w][t] = t >= d ? tile[w][t] + tile[w][t - d] : tile[w][t];
            w = 1 - w;
            __syncthreads();
        }
        if (base + t < n) b[base + t] = tile[w][t] + carry;
        __syncthreads();
        if (t == 63) carry += tile[w][63];
        __syncthreads();
    }
}
