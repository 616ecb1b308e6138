// Brent and Kung: half as many threads as elements.
constexpr unsigned kElements = 128;

__global__ void treeScan(const float* in, float* out, unsigned n)
{
    __shared__ float tree[kElements];
    const unsigned t = threadIdx.x;
    const unsigned first = 2 * blockIdx.x * blockDim.x + t;
    if (first < n)              tree[t] = in[first];                           else tree[t] = 0.0f;
    if (first + blockDim.x < n) tree[t + blockDim.x] = in[first + blockDim.x]; else tree[t + blockDim.x] = 0.0f;

    for (unsigned stride = 1; stride <= blockDim.x; stride *= 2)
    {
        __syncthreads();
        const unsigned at = (t + 1) * 2 * stride - 1;
        if (at < kElements) tree[at] += tree[at - stride];
    }
    for (unsigned stride = kElements / 4; stride > 0; stride /= 2)
    {
        __syncthreads();
        const unsigned at = (t + 1) * 2 * stride - 1;
        if (at + stride < kElements) tree[at + stride] += tree[at];
    }
    __syncthreads();
    if (first < n) out[first] = tree[t];
    if (first + blockDim.x < n) out[first + blockDim.x] = tree[t + blockDim.x];
}
