// FAULT: threads beyond the end of the array write nothing, so that the tree adds up shared memory that nobody has written.
__global__ void tailIsGarbage(const float *in, float *out, int n)
{
    __shared__ float part[256];
    int t = threadIdx.x, i = blockIdx.x * 256 + t;
    if (i < n) part[t] = in[i];
    __syncthreads();
    for (int s = 128; s > 0; s >>= 1) {
        if (t < s) part[t] = part[t] + part[t + s];
        __syncthreads();
    }
    if (t == 0) out[blockIdx.x] = part[0];
}
