// After the algorithms of NVIDIA's samples reduction, threadFenceReduction and binaryPartitionCG, and of the talk "Optimizing
// Parallel Reduction in CUDA": the steps 0 to 6, and reductions by cooperative groups.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <stdio.h>

namespace cg = cooperative_groups;

/* interleaved addressing with divergent branches */
__global__ void reduce0(int *g_idata, int *g_odata) {
    extern __shared__ int sdata[];

    // each thread loads one element from global to shared mem
    unsigned int tid = threadIdx.x;
    unsigned int i = blockIdx.x*blockDim.x + threadIdx.x;
    sdata[tid] = g_idata[i];
    __syncthreads();

    for (unsigned int s=1; s < blockDim.x; s *= 2) {
        if (tid % (2*s) == 0) {
            sdata[tid] += sdata[tid + s];
        }
        __syncthreads();
    }

    if (tid == 0) g_odata[blockIdx.x] = sdata[0];
}

/* interleaved addressing with bank conflicts */
__global__ void reduce1(int *g_idata, int *g_odata) {
    extern __shared__ int sdata[];
    unsigned int tid = threadIdx.x;
    unsigned int i = blockIdx.x*blockDim.x + threadIdx.x;
    sdata[tid] = g_idata[i];
    __syncthreads();
    for (unsigned int s=1; s < blockDim.x; s *= 2) {
        int index = 2 * s * tid;
        if (index < blockDim.x) {
            sdata[index] += sdata[index + s];
        }
        __syncthreads();
    }
    if (tid == 0) g_odata[blockIdx.x] = sdata[0];
}

/* sequential addressing */
__global__ void reduce2(int *g_idata, int *g_odata) {
    extern __shared__ int sdata[];
    unsigned int tid = threadIdx.x;
    unsigned int i = blockIdx.x*blockDim.x + threadIdx.x;
    sdata[tid] = g_idata[i];
    __syncthreads();
    for (unsigned int s=blockDim.x/2; s>0; s>>=1) {
        if (tid < s) {
            sdata[tid] += sdata[tid + s];
        }
        __syncthreads();
    }
    if (tid == 0) g_odata[blockIdx.x] = sdata[0];
}

/* first add during load */
__global__ void reduce3(int *g_idata, int *g_odata) {
    extern __shared__ int sdata[];
    unsigned int tid = threadIdx.x;
    unsigned int i = blockIdx.x*(blockDim.x*2) + threadIdx.x;
    sdata[tid] = g_idata[i] + g_idata[i+blockDim.x];
    __syncthreads();
    for (unsigned int s=blockDim.x/2; s>0; s>>=1) {
        if (tid < s) { sdata[tid] += sdata[tid + s]; }
        __syncthreads();
    }
    if (tid == 0) g_odata[blockIdx.x] = sdata[0];
}

/* the last warp without barriers of the block */
__global__ void reduce4(int *g_idata, int *g_odata) {
    extern __shared__ int sdata[];
    unsigned int tid = threadIdx.x;
    unsigned int i = blockIdx.x*(blockDim.x*2) + threadIdx.x;
    sdata[tid] = g_idata[i] + g_idata[i+blockDim.x];
    __syncthreads();
    for (unsigned int s=blockDim.x/2; s>32; s>>=1) {
        if (tid < s) { sdata[tid] += sdata[tid + s]; }
        __syncthreads();
    }
    if (tid < 32) {
        volatile int *smem = sdata;
        int mine = smem[tid] + smem[tid + 32];
        for (int offset = 16; offset > 0; offset >>= 1)
            mine += __shfl_down_sync(0xffffffff, mine, offset);
        if (tid == 0) g_odata[blockIdx.x] = mine;
    }
}

/* completely unrolled, a template by block size */
template <unsigned int blockSize>
__global__ void reduce5(int *g_idata, int *g_odata) {
    extern __shared__ int sdata[];
    unsigned int tid = threadIdx.x;
    unsigned int i = blockIdx.x*(blockSize*2) + tid;
    sdata[tid] = g_idata[i] + g_idata[i+blockSize];
    __syncthreads();
    if (blockSize >= 512) { if (tid < 256) { sdata[tid] += sdata[tid + 256]; } __syncthreads(); }
    if (blockSize >= 256) { if (tid < 128) { sdata[tid] += sdata[tid + 128]; } __syncthreads(); }
    if (blockSize >= 128) { if (tid <  64) { sdata[tid] += sdata[tid +  64]; } __syncthreads(); }
    if (tid < 32) {
        int mine = sdata[tid] + (blockSize >= 64 ? sdata[tid + 32] : 0);
        #pragma unroll
        for (int offset = warpSize / 2; offset > 0; offset /= 2)
            mine += __shfl_down_sync(0xffffffff, mine, offset);
        if (tid == 0) g_odata[blockIdx.x] = mine;
    }
}

void launchReduce5(int *in, int *out, int threads) {
    switch (threads) {
        case 256: reduce5<256><<<2, threads, threads * sizeof(int)>>>(in, out); break;
        case 64:  reduce5< 64><<<2, threads, threads * sizeof(int)>>>(in, out); break;
    }
}

/* multiple elements per thread, cooperative groups */
__global__ void reduce7(const float *g_idata, float *g_odata, unsigned int n) {
    cg::thread_block cta = cg::this_thread_block();
    __shared__ float partial[32];
    float mySum = 0;
    for (unsigned int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x)
        mySum += g_idata[i];
    auto tile = cg::tiled_partition<32>(cta);
    mySum = cg::reduce(tile, mySum, cg::plus<float>());
    if (tile.thread_rank() == 0) partial[tile.meta_group_rank()] = mySum;
    cta.sync();
    if (cta.thread_rank() < 32) {
        mySum = cta.thread_rank() < tile.meta_group_size() ? partial[cta.thread_rank()] : 0.0f;
        mySum = cg::reduce(tile, mySum, cg::plus<float>());
        if (cta.thread_rank() == 0) g_odata[blockIdx.x] = mySum;
    }
}

/* the largest of each block, by tiles of 16 threads */
__global__ void largest(const int *in, int *out) {
    auto tile = cg::tiled_partition<16>(cg::this_thread_block());
    int best = cg::reduce(tile, in[blockIdx.x * blockDim.x + threadIdx.x], cg::greater<int>());
    if (tile.thread_rank() == 0) atomicMax(&out[blockIdx.x], best);
}

/* the blocks of a cluster add up in the shared memory of the first */
__global__ void clusterSum(const float *in, float *out) {
    __shared__ float sum;
    cg::cluster_group cluster = cg::this_cluster();
    if (threadIdx.x == 0) sum = 0.0f;
    cluster.sync();
    float *first = cluster.map_shared_rank(&sum, 0);
    atomicAdd(first, in[blockIdx.x * blockDim.x + threadIdx.x]);
    cluster.sync();
    if (cluster.block_rank() == 0 && threadIdx.x == 0) out[blockIdx.x / cluster.num_blocks()] = sum;
}
