// Walks the array by pointers, sums in double.
__global__ void pointerWalk(const float *first, float *sums, int count) {
  const float *p = first + blockIdx.x * blockDim.x + threadIdx.x;
  const float *const end = first + count;
  const int stride = gridDim.x * blockDim.x;
  double total = 0.0;
  while (p < end) {
    total += *p;
    p += stride;
  }
  __shared__ double totals[96];
  double *mine = &totals[threadIdx.x];
  *mine = total;
  __syncthreads();
  if (threadIdx.x == 0) {
    for (const double *q = totals + 1; q != totals + blockDim.x; ++q) total += *q;
    sums[blockIdx.x] = (float)total;
  }
}
