// FAULT: <= instead of <, so that one thread reads the element behind the last one.
__global__ void oneTooFar(const float *in, float *out, int n)
{
    extern __shared__ float sm[];
    float sum = 0;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i <= n; i += blockDim.x * gridDim.x)
        sum += in[i];
    sm[threadIdx.x] = sum;
    __syncthreads();
    for (int s = blockDim.x / 2; s > 0; s >>= 1) {
        if (threadIdx.x < s) sm[threadIdx.x] += sm[threadIdx.x + s];
        __syncthreads();
    }
    if (threadIdx.x == 0) out[blockIdx.x] = sm[0];
}
