// The dot product of the first and of the fourth document: a tree in shared memory, the host's part included.
#include <stdio.h>
#include<iostream>
#include <cuda.h>
#include <cuda_runtime.h>
#define N 1024
#define threadsPerBlock 256

__global__ void seedDotOfN(float *d_a, float *d_b, float *d_c)
{
    __shared__ float partial[threadsPerBlock];
    int tid = threadIdx.x + blockIdx.x * blockDim.x;
    int index = threadIdx.x;

    float sum = 0;
    while (tid < N)
    {
        sum += d_a[tid] * d_b[tid];
        tid += blockDim.x * gridDim.x;
    }
    partial[index] = sum;
    __syncthreads();

    int i = blockDim.x / 2;
    while (i != 0) {
        if (index < i)
        {partial[index] += partial[index + i];}
        __syncthreads();
        i /= 2;
    }
    if (index == 0)
        d_c[blockIdx.x] = partial[0];
}

__global__ void seedProducts(float *a, float *b, float *c, int n) {
    int tid = blockIdx.x * blockDim.x + threadIdx.x;
    const int threads = blockDim.x, blocks = gridDim.x;
    while (tid < n) {
        c[tid] = a[tid] * b[tid];
        tid += threads * blocks;      // the next one is as many threads away as the grid has
    }
}

__global__ void seedDotInBuffer(const float *a, const float *b, float *c, int n)
{
    int tid = blockIdx.x * blockDim.x + threadIdx.x;
    __shared__ float buf[threadsPerBlock];
    buf[threadIdx.x] = 0;
    while (tid < n)
    {
        buf[threadIdx.x] += a[tid] * b[tid];
        tid += gridDim.x * blockDim.x;
    }
    __syncthreads();
    int i = blockDim.x / 2;
    while (i != 0)
    {
        if (threadIdx.x < i)
        {
            buf[threadIdx.x] += buf[threadIdx.x + i];
        }
        i = i / 2;
        __syncthreads();
    }
    if (threadIdx.x == 0)
    {
        c[blockIdx.x] = buf[0];
    }
}

int main(void)
{
    float *h_a, *d_a, h_c = 0;
    int blocks = (N + threadsPerBlock - 1) / threadsPerBlock;
    h_a = (float*)malloc(N * sizeof(float));
    cudaMalloc((void**)&d_a, N * sizeof(float));
    seedDotOfN << <blocks, threadsPerBlock >> >(d_a, d_a, d_a);
    for (int i = 0; i < blocks; i++) h_c += h_a[i];
    printf("%f\n", h_c);
    std::cout << h_c << std::endl;
    delete[] h_a;
}
