#include <limits.h>
struct Smaller
{
    static __device__ int neutral() { return INT_MAX; }
    __device__ int operator()(int left, int right) const { return right < left ? right : left; }
};

template <class Op, int BLOCK>
__device__ int reduceBlock(int value, int* scratch, Op op)
{
    scratch[threadIdx.x] = value;
    __syncthreads();
    for (int width = BLOCK / 2; width >= 1; width /= 2)
    {
        if (threadIdx.x < width)
        {
            scratch[threadIdx.x] = op(scratch[threadIdx.x], scratch[threadIdx.x + width]);
        }
        __syncthreads();
    }
    return scratch[0];
}

__global__ void minByFunctor(const int* in, int* out, int n)
{
    constexpr int kBlock = 128;
    __shared__ int scratch[kBlock];
    Smaller smaller;
    int mine = Smaller::neutral();
    for (int i = blockIdx.x * kBlock + threadIdx.x; i < n; i += gridDim.x * kBlock)
    {
        mine = smaller(mine, in[i]);
    }
    const int all = reduceBlock<Smaller, kBlock>(mine, scratch, smaller);
    if (threadIdx.x == 0)
    {
        out[blockIdx.x] = all;
    }
}
