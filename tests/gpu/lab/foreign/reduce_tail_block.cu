// A block of any size, also one that is no power of two: the odd element in the middle is left for the next round.
__global__ void tailAware(const int *in, int *out, int n)
{
    __shared__ int s[1024];
    int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    s[t] = i < n ? in[i] : 0;
    int live = blockDim.x;
    do {
        __syncthreads();
        int half = (live + 1) / 2;
        if (t + half < live) s[t] += s[t + half];
        live = half;
    } while (live > 1);
    if (t == 0) out[blockIdx.x] = s[0];
}
