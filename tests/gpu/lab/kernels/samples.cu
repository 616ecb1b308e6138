// After the algorithms of NVIDIA's samples reduction, scan and matrixMul: templates by block size, a loop without a
// barrier in the last warp, cooperative groups, vectors, pointers that walk.
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

template <class T>
__device__ __forceinline__ T warpReduceSum(unsigned int mask, T mySum) {
    for (int offset = warpSize / 2; offset > 0; offset /= 2) {
        mySum += __shfl_down_sync(mask, mySum, offset);
    }
    return mySum;
}

template <typename T, unsigned int blockSize, bool nIsPow2>
__global__ void sampleReduce(const T *__restrict__ g_idata, T *__restrict__ g_odata, unsigned int n) {
    extern __shared__ T sdata[];
    unsigned int tid = threadIdx.x;
    unsigned int gridSize = blockSize * gridDim.x;
    unsigned int maskLength = (blockSize & 31);
    maskLength = (maskLength > 0) ? (32 - maskLength) : maskLength;
    const unsigned int mask = (0xffffffff) >> maskLength;

    T mySum = 0;
    if (nIsPow2) {
        unsigned int i = blockIdx.x * blockSize * 2 + threadIdx.x;
        gridSize = gridSize << 1;
        while (i < n) {
            mySum += g_idata[i];
            if ((i + blockSize) < n) mySum += g_idata[i + blockSize];
            i += gridSize;
        }
    } else {
        unsigned int i = blockIdx.x * blockSize + threadIdx.x;
        while (i < n) {
            mySum += g_idata[i];
            i += gridSize;
        }
    }
    mySum = warpReduceSum<T>(mask, mySum);
    if ((tid % warpSize) == 0) {
        sdata[tid / warpSize] = mySum;
    }
    __syncthreads();

    const unsigned int shmem_extent = (blockSize / warpSize) > 0 ? (blockSize / warpSize) : 1;
    const unsigned int ballot_result = __ballot_sync(mask, tid < warpSize);
    if (tid < warpSize) {
        mySum = tid < shmem_extent ? sdata[tid] : T(0);
        mySum = warpReduceSum<T>(ballot_result, mySum);
    }
    if (tid == 0) {
        g_odata[blockIdx.x] = mySum;
    }
}

template<class T>
struct SharedMemory {
  __device__ inline operator T *() { extern __shared__ int __smem[]; return (T *)__smem; }
  __device__ inline operator const T *() const { extern __shared__ int __smem[]; return (T *)__smem; }
};
template <class T>
__global__ void sampleFirst(T *g_idata, T *g_odata, unsigned int n) {
  T *sdata = SharedMemory<T>();
  unsigned int tid = threadIdx.x;
  unsigned int i = blockIdx.x * blockDim.x + threadIdx.x;
  sdata[tid] = (i < n) ? g_idata[i] : 0;
  __syncthreads();
  for (unsigned int s = 1; s < blockDim.x; s *= 2) {
    if ((tid % (2 * s)) == 0) sdata[tid] += sdata[tid + s];
    __syncthreads();
  }
  if (tid == 0) g_odata[blockIdx.x] = sdata[0];
}

template <class T>
void launchSampleReduce(int size, int threads, int blocks, T *in, T *out) {
    switch (threads) {
        case 128:
            sampleReduce<T, 128, false><<<blocks, threads, 64>>>(in, out, size);
            break;
        case 64:
            sampleReduce<T, 64, true><<<blocks, threads, 64>>>(in, out, size);
            break;
    }
}

template <class T>
__device__ void warpReduce(volatile T *sdata, unsigned int tid) {
    sdata[tid] += sdata[tid + 32]; __syncwarp();
    if (tid < 16) sdata[tid] += sdata[tid + 16]; __syncwarp();
    if (tid < 8) sdata[tid] += sdata[tid + 8]; __syncwarp();
    if (tid < 4) sdata[tid] += sdata[tid + 4]; __syncwarp();
    if (tid < 2) sdata[tid] += sdata[tid + 2]; __syncwarp();
    if (tid < 1) sdata[tid] += sdata[tid + 1]; __syncwarp();
}

template <unsigned int blockSize = 128>
__global__ void sampleHarris(int *g_idata, int *g_odata, unsigned int n) {
    __shared__ int sdata[blockSize];
    unsigned int tid = threadIdx.x;
    unsigned int i = blockIdx.x * (blockSize * 2) + tid;
    unsigned int gridSize = blockSize * 2 * gridDim.x;
    sdata[tid] = 0;
    while (i < n) { sdata[tid] += g_idata[i] + (i + blockSize < n ? g_idata[i + blockSize] : 0); i += gridSize; }
    __syncthreads();
    if (blockSize >= 256) { if (tid < 128) { sdata[tid] += sdata[tid + 128]; } __syncthreads(); }
    if (blockSize >= 128) { if (tid < 64) { sdata[tid] += sdata[tid + 64]; } __syncthreads(); }
    if (tid < 32) warpReduce(sdata, tid);
    if (tid == 0) g_odata[blockIdx.x] = sdata[0];
}

__global__ void sampleCooperative(const float *in, float *out, unsigned int n) {
    cg::thread_block cta = cg::this_thread_block();
    cg::thread_block_tile<32> tile = cg::tiled_partition<32>(cta);
    __shared__ double sdata[32];
    double beta = 0;
    for (unsigned int i = blockIdx.x * blockDim.x + cta.thread_rank(); i < n; i += gridDim.x * cta.size()) {
        beta += in[i];
    }
    for (int offset = tile.size() / 2; offset > 0; offset /= 2) beta += tile.shfl_down(beta, offset);
    if (tile.thread_rank() == 0) sdata[tile.meta_group_rank()] = beta;
    cg::sync(cta);
    if (cta.thread_rank() == 0) {
        double sum = 0.0;
        for (unsigned int w = 0; w < tile.meta_group_size(); ++w) sum += sdata[w];
        out[blockIdx.x] = (float)sum;
    }
}

inline __device__ unsigned int scan1Inclusive(unsigned int idata, volatile unsigned int *s_Data, unsigned int size, cg::thread_block cta) {
    unsigned int pos = 2 * threadIdx.x - (threadIdx.x & (size - 1));
    s_Data[pos] = 0;
    pos += size;
    s_Data[pos] = idata;
    for (unsigned int offset = 1; offset < size; offset <<= 1) {
        cg::sync(cta);
        unsigned int t = s_Data[pos] + s_Data[pos - offset];
        cg::sync(cta);
        s_Data[pos] = t;
    }
    return s_Data[pos];
}

inline __device__ unsigned int scan1Exclusive(unsigned int idata, volatile unsigned int *s_Data, unsigned int size, cg::thread_block cta) {
    return scan1Inclusive(idata, s_Data, size, cta) - idata;
}

inline __device__ uint4 scan4Inclusive(uint4 idata4, volatile unsigned int *s_Data, unsigned int size, cg::thread_block cta) {
    idata4.y += idata4.x;
    idata4.z += idata4.y;
    idata4.w += idata4.z;
    unsigned int oval = scan1Exclusive(idata4.w, s_Data, size / 4, cta);
    idata4.x += oval;
    idata4.y += oval;
    idata4.z += oval;
    idata4.w += oval;
    return idata4;
}

inline __device__ uint4 scan4Exclusive(uint4 idata4, volatile unsigned int *s_Data, unsigned int size, cg::thread_block cta) {
    uint4 odata4 = scan4Inclusive(idata4, s_Data, size, cta);
    odata4.x -= idata4.x;
    odata4.y -= idata4.y;
    odata4.z -= idata4.z;
    odata4.w -= idata4.w;
    return odata4;
}

__global__ void sampleScan(uint4 *d_Dst, uint4 *d_Src, unsigned int size) {
    cg::thread_block cta = cg::this_thread_block();
    __shared__ unsigned int s_Data[2 * 128];
    unsigned int pos = blockIdx.x * blockDim.x + threadIdx.x;
    uint4 idata4 = d_Src[pos];
    uint4 odata4 = scan4Exclusive(idata4, s_Data, size, cta);
    d_Dst[pos] = odata4;
}

template <int BLOCK_SIZE>
__global__ void sampleMatrixMul(float *C, float *A, float *B, int wA, int wB) {
    int bx = blockIdx.x;
    int by = blockIdx.y;
    int tx = threadIdx.x;
    int ty = threadIdx.y;
    int aBegin = wA * BLOCK_SIZE * by;
    int aEnd = aBegin + wA - 1;
    int aStep = BLOCK_SIZE;
    int bBegin = BLOCK_SIZE * bx;
    int bStep = BLOCK_SIZE * wB;
    float Csub = 0;
    for (int a = aBegin, b = bBegin; a <= aEnd; a += aStep, b += bStep) {
        __shared__ float As[BLOCK_SIZE][BLOCK_SIZE];
        __shared__ float Bs[BLOCK_SIZE][BLOCK_SIZE];
        As[ty][tx] = A[a + wA * ty + tx];
        Bs[ty][tx] = B[b + wB * ty + tx];
        __syncthreads();
#pragma unroll
        for (int k = 0; k < BLOCK_SIZE; ++k) {
            Csub += As[ty][k] * Bs[k][tx];
        }
        __syncthreads();
    }
    int c = wB * BLOCK_SIZE * by + BLOCK_SIZE * bx;
    C[c + wB * ty + tx] = Csub;
}

int MatrixMultiply(int argc, char **argv, int block_size, const dim3 &dimsA) {
    if (block_size == 16) {
        sampleMatrixMul<16><<<grid, threads, 0, stream>>>(d_C, d_A, d_B, dimsA.x, dimsB.x);
    } else {
        sampleMatrixMul<32><<<grid, threads, 0, stream>>>(d_C, d_A, d_B, dimsA.x, dimsB.x);
    }
    return EXIT_SUCCESS;
}
