// One body for both, made by a macro.
#define EXTREME(NAME, BETTER, START)                                                              \
  __device__ double NAME##Of(double a, double b) { return BETTER ? a : b; }                       \
  __global__ void NAME##OfDoubles(const double* in, double* out, int n) {                         \
    __shared__ double best[64];                                                                   \
    double mine = START;                                                                          \
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)       \
      mine = NAME##Of(mine, in[i]);                                                               \
    best[threadIdx.x] = mine;                                                                     \
    __syncthreads();                                                                              \
    for (int h = 32; h > 0; h /= 2) {                                                             \
      if (threadIdx.x < h) best[threadIdx.x] = NAME##Of(best[threadIdx.x], best[threadIdx.x + h]); \
      __syncthreads();                                                                            \
    }                                                                                             \
    if (threadIdx.x == 0) out[blockIdx.x] = best[0];                                              \
  }
EXTREME(min, a < b, 1e300)
EXTREME(max, a > b, -1e300)
