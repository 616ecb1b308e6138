#define FULL_MASK 0xffffffffu

template <typename T>
__inline__ __device__ T sumOfWarp(T val) {
  #pragma unroll
  for (int delta = warpSize / 2; delta > 0; delta /= 2)
    val += __shfl_down_sync(FULL_MASK, val, delta);
  return val;
}

template <typename T>
__inline__ __device__ T sumOfBlock(T val) {
  static __shared__ T perWarp[32];
  int lane = threadIdx.x % warpSize;
  int wid = threadIdx.x / warpSize;
  val = sumOfWarp(val);
  if (lane == 0) perWarp[wid] = val;
  __syncthreads();
  val = (threadIdx.x < blockDim.x / warpSize) ? perWarp[lane] : T(0);
  if (wid == 0) val = sumOfWarp(val);
  return val;
}

__global__ void shuffleSum(const float* in, float* out, int N) {
  float sum = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < N; i += blockDim.x * gridDim.x) sum += in[i];
  sum = sumOfBlock(sum);
  if (threadIdx.x == 0) out[blockIdx.x] = sum;
}
