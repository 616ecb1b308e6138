// A template by type and block, chosen by the host.
template <typename T, int BS>
__global__ void typedSum(const T *in, T *out, unsigned n)
{
    __shared__ T acc[BS];
    T mine = T();
    for (unsigned i = blockIdx.x * BS + threadIdx.x; i < n; i += gridDim.x * BS) mine = mine + in[i];
    acc[threadIdx.x] = mine;
    #pragma unroll
    for (int w = BS >> 1; w > 0; w >>= 1) {
        __syncthreads();
        if (threadIdx.x < w) acc[threadIdx.x] = acc[threadIdx.x] + acc[threadIdx.x + w];
    }
    if (threadIdx.x == 0) out[blockIdx.x] = acc[0];
}

void host(const int *in, int *out, unsigned n)
{
    typedSum<int, 64><<<2, 64>>>(in, out, n);
}
