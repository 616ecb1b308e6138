// FAULT: no barrier between the store to shared memory and the first step of the tree, nor between its steps.
__global__ void dotWithoutBarrier(const float *a, const float *b, float *out, int n)
{
    __shared__ float s[128];
    int t = threadIdx.x;
    int i = blockIdx.x * blockDim.x + t;
    s[t] = i < n ? a[i] * b[i] : 0;
    for (int h = 64; h > 0; h /= 2) {
        if (t < h) s[t] += s[t + h];
    }
    if (t == 0) out[blockIdx.x] = s[0];
}
