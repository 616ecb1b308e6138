// FAULT: the loop stops one step early, and the unsynchronized tail is done by two warps that read each other's elements.
__global__ void sumTailOfTwoWarps(const int *in, int *out, int n)
{
    __shared__ int s[256];
    const int t = threadIdx.x;
    const int i = blockIdx.x * 256 + t;
    s[t] = i < n ? in[i] : 0;
    __syncthreads();
    if (t < 128) s[t] += s[t + 128];
    __syncthreads();
    if (t < 64) {
        s[t] += s[t + 64]; __syncwarp();
        if (t < 32) s[t] += s[t + 32];
        __syncwarp();
        for (int h = 16; h > 0; h >>= 1) {
            if (t < h) s[t] += s[t + h];
            __syncwarp();
        }
    }
    if (t == 0) out[blockIdx.x] = s[0];
}
