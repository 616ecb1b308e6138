// Pointers, vectors and conversions in every form that a kernel may have.
#define BLOCK 64
typedef float real;

struct Pair {
    float first;
    int count;
};

__device__ float warpSum(float v) {
  for (int o = 16; o > 0; o >>= 1) v += __shfl_down_sync(0xffffffff, v, o);
  return v;
}

template <typename T> __device__ T twice(const T* p, int i) { return p[i] * 2 + *(p + i); }

__device__ void halve(float* out, const float *in, int n) {
  for (int i = 0; i < n; ++i) *out++ = 0.5 * in[i];
}

__device__ const float* rowOf(const float* a, int row, int width);

__device__ float unused(const float* x) { return sqrtf(x[0]); }

// out[t] = 2.5 a[t], by a pointer that walks, one that is returned, and a cast.
__global__ void __launch_bounds__(BLOCK, 2) walk(const float* __restrict__ a, float* out, int n)
{
  const float *row = rowOf(a, threadIdx.x, 1), *end = a + n;
  real x = 0.0, *q = out;
  q += threadIdx.x;
  if (row < end) {
    x += *row;
    x += 0.25 * row[0] * 2;
  }
  *q = x + *(row - 0);
}

__device__ const float* rowOf(const float* a, int row, int width) { return &a[row * width]; }

// out = a in reverse order, four at a time.
__global__ void vectors(const float* a, float* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const int count = n / 4;
  if (i >= count) return;
  float4 v = reinterpret_cast<const float4*>(a)[i];
  float4* to = (float4*)out;
  to[count - 1 - i] = make_float4(v.w, v.z, v.y, v.x);
  if (to[count - 1 - i].x != ((const float4*)a)[i].w) out[0] = -1.0f;
}

// A histogram of whole numbers, whose values are indices, conditions and data at once.
__global__ void wholeNumbers(const int* values, unsigned int* bins, int* negatives, float* mean, int n) {
  __shared__ int total;
  __shared__ unsigned int local[8];
  extern __shared__ float shifted[];
  if (threadIdx.x == 0) total = 0;
  if (threadIdx.x < 8) local[threadIdx.x] = 0;
  __syncthreads();
  for (int i = threadIdx.x; i < n; i += blockDim.x) {
    int v = values[i];
    shifted[threadIdx.x] = (float)v / 2;
    if (v < 0) {
      atomicAdd(negatives, 1);
      v = ~v + 1;
    }
    if (v & 1) v++;
    atomicAdd(&local[(v >> 1) & 7], 1u);
    atomicAdd(&total, (int)(shifted[threadIdx.x] * 2.0));
  }
  __syncthreads();
  if (threadIdx.x < 8 && local[threadIdx.x]) atomicAdd(bins + threadIdx.x, local[threadIdx.x]);
  if (threadIdx.x == 0) mean[0] = (double)total / n;
}

// Sums of four neighbours, in registers that a function is handed.
__global__ void registers(const float* a, float* out, float scale) {
  float mine[4] = {0.0f}, *at = mine;
  const int t = threadIdx.x;
  for (int i = 0; i < 4; ++i) at[i] = a[4 * t + i] * scale;
  halve(mine, mine, 4);
  Pair pair = {0.0f, 0};
  for (float each : mine) { pair.first += each; pair.count += each > 1.0f ? 1 : 0; }
  float smallest = fminf(fminf(mine[0], mine[1]), min(mine[2], mine[3]));
  out[t] = t % 2 == 0 ? pair.first : -a[4 * t] + smallest;
  out[t] -= twice(a, t);
  const float all = warpSum(pair.count);
  if (t == 0) out[blockDim.x] = all;
}
