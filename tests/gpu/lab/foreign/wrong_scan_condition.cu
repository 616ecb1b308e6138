// FAULT: > instead of >=, so that thread d of each step leaves its sum out.
__global__ void scanOffByOne(const int *in, int *out, int n)
{
    __shared__ int a[2][64];
    int t = threadIdx.x, from = 0;
    a[0][t] = t < n ? in[t] : 0;
    __syncthreads();
    for (int d = 1; d < 64; d <<= 1) {
        a[1 - from][t] = a[from][t] + (t > d ? a[from][t - d] : 0);
        from = 1 - from;
        __syncthreads();
    }
    if (t < n) out[t] = a[from][t];
}
