// The scans of the third document: Hillis and Steele with the barrier that it lacks there, and Blelloch.
#include "cuda_runtime.h"
#include "device_launch_parameters.h"
#include <stdio.h>

#define BlockSize 1
#define ThreadSize 19
#define ArraySize (BlockSize*ThreadSize)

__device__ void __syncthreads();
__global__ void seedScan(int *b, int *a)
{
     __shared__ int x[ThreadSize];

     int id = blockIdx.x * blockDim.x + threadIdx.x;
     x[threadIdx.x] = a[id];
     __syncthreads();

     for (int d = 1; d<blockDim.x; d <<= 1)
     {
         int own = x[threadIdx.x];
         if (threadIdx.x >= d) {
              own += x[threadIdx.x - d];
         }
         __syncthreads();
         x[threadIdx.x] = own;
         __syncthreads();
     }

     b[threadIdx.x] = x[threadIdx.x];
}

__global__ void seedScanBlelloch(float *g_odata, const float *g_idata, int n)
{
    extern __shared__ float temp[];
    int thid = threadIdx.x;
    int offset = 1;
    temp[2*thid] = g_idata[2*thid];
    temp[2*thid+1] = g_idata[2*thid+1];
    for (int d = n>>1; d > 0; d >>= 1)
    {
        __syncthreads();
        if (thid < d)
        {
            int ai = offset*(2*thid+1)-1;
            int bi = offset*(2*thid+2)-1;
            temp[bi] += temp[ai];
        }
        offset *= 2;
    }
    if (thid == 0) { temp[n - 1] = 0; }
    for (int d = 1; d < n; d *= 2)
    {
        offset >>= 1;
        __syncthreads();
        if (thid < d)
        {
            int ai = offset*(2*thid+1)-1;
            int bi = offset*(2*thid+2)-1;
            float t = temp[ai];
            temp[ai] = temp[bi];
            temp[bi] += t;
        }
    }
    __syncthreads();
    g_odata[2*thid] = temp[2*thid];
    g_odata[2*thid+1] = temp[2*thid+1];
}
