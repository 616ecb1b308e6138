// SPDX-License-Identifier: Apache-2.0
#include "tests/gpu/backend/hand_written.h"

// The kernels of gpu/kernels/reduce as a CUDA programmer writes them, with pointers: what the plain
// build is held against.

namespace {

__global__ void dotGlobalByHand(const float* a, const float* b, float* products, long long n) {
  const long long stride = (long long)gridDim.x * blockDim.x;
  long long i = (long long)blockIdx.x * blockDim.x + threadIdx.x;
  while (i < n) {
    products[i] = a[i] * b[i];
    i += stride;
  }
}

__global__ void dotSharedByHand(const float* a, const float* b, float* partial, long long n) {
  __shared__ float cache[1024];
  const long long stride = (long long)gridDim.x * blockDim.x;
  long long i = (long long)blockIdx.x * blockDim.x + threadIdx.x;
  float sum = 0.0f;
  while (i < n) {
    sum = fmaf(a[i], b[i], sum);
    i += stride;
  }
  cache[threadIdx.x] = sum;
  __syncthreads();
  for (unsigned half = blockDim.x / 2; half > 0; half /= 2) {
    if (threadIdx.x < half) cache[threadIdx.x] += cache[threadIdx.x + half];
    __syncthreads();
  }
  if (threadIdx.x == 0) partial[blockIdx.x] = cache[0];
}

}  // namespace

void launchByHand(bool shared, unsigned grid, unsigned block, const float* a, const float* b,
                  float* out, long long n) {
  if (shared) {
    dotSharedByHand<<<grid, block>>>(a, b, out, n);
  } else {
    dotGlobalByHand<<<grid, block>>>(a, b, out, n);
  }
}
