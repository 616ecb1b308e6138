// FAULT: reads and writes of one step are not separated: a thread may read an element that its neighbour has written already.
__global__ void scanWithoutSecondBarrier(const float *in, float *out, int n)
{
    __shared__ float s[128];
    int t = threadIdx.x;
    s[t] = t < n ? in[t] : 0;
    __syncthreads();
    for (int d = 1; d < 128; d *= 2) {
        if (t >= d) s[t] += s[t - d];
        __syncthreads();
    }
    if (t < n) out[t] = s[t];
}
