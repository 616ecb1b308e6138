// After the algorithms of "Parallel Prefix Sum (Scan) with CUDA" and of Programming Massively Parallel Processors, chapters 10
// and 11: scans with a double buffer, with padding against bank conflicts, in three phases, and by warps.
#include <cooperative_groups.h>
#include <cooperative_groups/scan.h>
#define NUM_BANKS 32
#define LOG_NUM_BANKS 5
#define CONFLICT_FREE_OFFSET(n) ((n) >> LOG_NUM_BANKS)
#define SECTION_SIZE 128
#define COARSE_FACTOR 4

__global__ void scanNaive(float *g_odata, float *g_idata, int n)
{
    extern __shared__ float temp[];  // allocated on invocation
    int thid = threadIdx.x;
    int pout = 0, pin = 1;
    // load input into shared memory: this is an exclusive scan, so shift right by one
    temp[pout*n + thid] = (thid > 0) ? g_idata[thid-1] : 0;
    __syncthreads();
    for (int offset = 1; offset < n; offset *= 2)
    {
        pout = 1 - pout;  // swap double buffer indices
        pin = 1 - pout;
        if (thid >= offset)
            temp[pout*n+thid] = temp[pin*n+thid] + temp[pin*n+thid - offset];
        else
            temp[pout*n+thid] = temp[pin*n+thid];
        __syncthreads();
    }
    g_odata[thid] = temp[pout*n+thid];
}

__global__ void scanBest(float *g_odata, float *g_idata, int n)
{
    extern __shared__ float temp[];
    int thid = threadIdx.x;
    int offset = 1;
    int ai = thid;
    int bi = thid + (n/2);
    int bankOffsetA = CONFLICT_FREE_OFFSET(ai);
    int bankOffsetB = CONFLICT_FREE_OFFSET(bi);
    temp[ai + bankOffsetA] = g_idata[ai];
    temp[bi + bankOffsetB] = g_idata[bi];
    for (int d = n>>1; d > 0; d >>= 1)  // build sum in place up the tree
    {
        __syncthreads();
        if (thid < d)
        {
            int ai = offset*(2*thid+1)-1;
            int bi = offset*(2*thid+2)-1;
            ai += CONFLICT_FREE_OFFSET(ai);
            bi += CONFLICT_FREE_OFFSET(bi);
            temp[bi] += temp[ai];
        }
        offset *= 2;
    }
    if (thid==0) { temp[n - 1 + CONFLICT_FREE_OFFSET(n - 1)] = 0; }
    for (int d = 1; d < n; d *= 2)  // traverse down tree and build scan
    {
        offset >>= 1;
        __syncthreads();
        if (thid < d)
        {
            int ai = offset*(2*thid+1)-1;
            int bi = offset*(2*thid+2)-1;
            ai += CONFLICT_FREE_OFFSET(ai);
            bi += CONFLICT_FREE_OFFSET(bi);
            float t = temp[ai];
            temp[ai] = temp[bi];
            temp[bi] += t;
        }
    }
    __syncthreads();
    g_odata[ai] = temp[ai + bankOffsetA];
    g_odata[bi] = temp[bi + bankOffsetB];
}

__global__ void doubleBuffered(float* X, float* Y, unsigned int N) {
    __shared__ float buffer1_s[SECTION_SIZE];
    __shared__ float buffer2_s[SECTION_SIZE];
    float* inBuffer_s = buffer1_s;
    float* outBuffer_s = buffer2_s;
    unsigned int i = blockIdx.x * blockDim.x + threadIdx.x;
    inBuffer_s[threadIdx.x] = (i < N) ? X[i] : 0.0f;
    __syncthreads();
    for (unsigned int stride = 1; stride < blockDim.x; stride *= 2) {
        if (threadIdx.x >= stride) {
            outBuffer_s[threadIdx.x] = inBuffer_s[threadIdx.x] + inBuffer_s[threadIdx.x - stride];
        } else {
            outBuffer_s[threadIdx.x] = inBuffer_s[threadIdx.x];
        }
        __syncthreads();
        float* tmp = inBuffer_s;
        inBuffer_s = outBuffer_s;
        outBuffer_s = tmp;
    }
    if (i < N) Y[i] = inBuffer_s[threadIdx.x];
}

__global__ void threePhase(const float* X, float* Y, unsigned int N) {
    __shared__ float XY_s[SECTION_SIZE * COARSE_FACTOR];
    __shared__ float ends_s[SECTION_SIZE];
    for (unsigned int j = 0; j < COARSE_FACTOR; ++j) {
        unsigned int at = j * blockDim.x + threadIdx.x;
        XY_s[at] = at < N ? X[at] : 0.0f;
    }
    __syncthreads();
    unsigned int first = threadIdx.x * COARSE_FACTOR;
    for (unsigned int j = 1; j < COARSE_FACTOR; ++j) XY_s[first + j] += XY_s[first + j - 1];
    ends_s[threadIdx.x] = XY_s[first + COARSE_FACTOR - 1];
    for (unsigned int stride = 1; stride < blockDim.x; stride *= 2) {
        __syncthreads();
        float temp;
        if (threadIdx.x >= stride) temp = ends_s[threadIdx.x] + ends_s[threadIdx.x - stride];
        __syncthreads();
        if (threadIdx.x >= stride) ends_s[threadIdx.x] = temp;
    }
    __syncthreads();
    if (threadIdx.x > 0) {
        for (unsigned int j = 0; j < COARSE_FACTOR; ++j) XY_s[first + j] += ends_s[threadIdx.x - 1];
    }
    __syncthreads();
    for (unsigned int j = 0; j < COARSE_FACTOR; ++j) {
        unsigned int at = j * blockDim.x + threadIdx.x;
        if (at < N) Y[at] = XY_s[at];
    }
}

__device__ int warpScan(int value) {
    const unsigned lane = threadIdx.x & (warpSize - 1);
#pragma unroll
    for (int d = 1; d < 32; d <<= 1) {
        int left = __shfl_up_sync(0xffffffffu, value, d);
        if (lane >= d) value += left;
    }
    return value;
}

__global__ void scanByWarps(const int* in, int* out, int n) {
    __shared__ int ends[32];
    const int i = threadIdx.x;
    const int warp = i / warpSize, lane = i % warpSize;
    int value = warpScan(i < n ? in[i] : 0);
    if (lane == warpSize - 1) ends[warp] = value;
    __syncthreads();
    if (warp == 0) ends[lane] = warpScan(lane < blockDim.x / warpSize ? ends[lane] : 0);
    __syncthreads();
    if (warp > 0) value += ends[warp - 1];
    if (i < n) out[i] = value;
}

__global__ void scanOfTiles(const int* in, int* out) {
    namespace cg = cooperative_groups;
    auto tile = cg::tiled_partition<32>(cg::this_thread_block());
    out[threadIdx.x] = cg::inclusive_scan(tile, in[threadIdx.x], cg::plus<int>());
}
