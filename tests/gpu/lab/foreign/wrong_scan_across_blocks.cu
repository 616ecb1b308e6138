// FAULT: a block reads the last sum of the block before it, which may not have written it yet.
__global__ void scanFromNeighbour(const int *in, int *out, int n)
{
    __shared__ int s[64];
    const int t = threadIdx.x, i = blockIdx.x * 64 + t;
    s[t] = i < n ? in[i] : 0;
    __syncthreads();
    for (int d = 1; d < 64; d *= 2) {
        int v = t >= d ? s[t - d] : 0;
        __syncthreads();
        s[t] += v;
        __syncthreads();
    }
    int before = 0;
    if (blockIdx.x > 0) before = out[blockIdx.x * 64 - 1];
    if (i < n) out[i] = before + s[t];
}
