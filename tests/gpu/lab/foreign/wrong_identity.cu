// FAULT: the search for the smallest element begins at 0, which is smaller than all elements.
__global__ void minFromZero(const int *in, int *out, int n)
{
    int low = 0;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        low = min(low, in[i]);
    for (int o = 16; o; o >>= 1) low = min(low, __shfl_down_sync(0xffffffffu, low, o));
    if (threadIdx.x == 0) out[blockIdx.x] = low;
}
