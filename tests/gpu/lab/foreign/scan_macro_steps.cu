// One warp, no barrier of the block; every step is a line of a macro.
#define STEP(d)                         \
  {                                     \
    int t = lane >= d ? w[lane - d] : 0; \
    __syncwarp();                       \
    w[lane] += t;                       \
    __syncwarp();                       \
  }
__global__ void warpOnlyScan(const int* in, int* out, int n) {
  __shared__ int w[32];
  const int lane = threadIdx.x;
  w[lane] = lane < n ? in[lane] : 0;
  __syncwarp();
  STEP(1) STEP(2) STEP(4) STEP(8) STEP(16)
  if (lane < n) out[lane] = w[lane];
}
