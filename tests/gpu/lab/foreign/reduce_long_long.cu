// 64-bit integers; there is no signed atomicAdd, so the sum goes through an unsigned one.
typedef long long i64;
typedef unsigned long long u64;

__global__ void wideSum(const i64 *values, i64 *total, int n)
{
    i64 sum = 0;
    int tid = blockDim.x * blockIdx.x + threadIdx.x, step = blockDim.x * gridDim.x;
    while (tid < n) { sum += values[tid]; tid += step; }
    for (unsigned lanes = 16; lanes != 0; lanes >>= 1)
        sum += __shfl_xor_sync(0xFFFFFFFFu, sum, lanes);
    if ((threadIdx.x & 31u) == 0u)
        atomicAdd(reinterpret_cast<u64 *>(total), static_cast<u64>(sum));
}
