// Four independent accumulators, so that four products are under way.
__global__ void dotOfFour(const double* __restrict__ u, const double* __restrict__ w, double* __restrict__ part, int n) {
  const int tid = threadIdx.x, width = blockDim.x;
  double acc[4] = {0, 0, 0, 0};
  int i = blockIdx.x * width * 4 + tid;
  #pragma unroll
  for (int j = 0; j < 4; ++j, i += width) {
    if (i < n) acc[j] = fma(u[i], w[i], acc[j]);
  }
  extern __shared__ double cache[];
  cache[tid] = (acc[0] + acc[1]) + (acc[2] + acc[3]);
  for (int live = width / 2; live; live >>= 1) {
    __syncthreads();
    if (tid < live) cache[tid] += cache[tid + live];
  }
  if (tid == 0) part[blockIdx.x] = cache[0];
}
