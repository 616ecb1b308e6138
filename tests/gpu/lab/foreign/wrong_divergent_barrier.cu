// FAULT: the barrier stands inside of the condition, where half of the threads do not come.
__global__ void barrierInside(const float *in, float *out, int n)
{
    __shared__ float v[64];
    int t = threadIdx.x, i = blockIdx.x * 64 + t;
    v[t] = i < n ? in[i] : 0.f;
    __syncthreads();
    for (int s = 32; s > 0; s >>= 1) {
        if (t < s) {
            v[t] += v[t + s];
            __syncthreads();
        }
    }
    if (t == 0) out[blockIdx.x] = v[0];
}
