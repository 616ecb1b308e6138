// What a class writes: algorithms in the ways that people spell them, with pointers that advance, vectors and functors.
#define CEIL_DIV(M, N) (((M) + (N)-1) / (N))
template <const int BM, const int BN, const int BK, const int TM, const int TN>
__global__ void practiceProduct(int M, int N, int K, float alpha, const float *A, const float *B, float beta, float *C) {
  const uint cRow = blockIdx.y;
  const uint cCol = blockIdx.x;
  const int threadCol = threadIdx.x % (BN / TN);
  const int threadRow = threadIdx.x / (BN / TN);
  __shared__ float As[BM * BK];
  __shared__ float Bs[BK * BN];
  A += cRow * BM * K;
  B += cCol * BN;
  C += cRow * BM * N + cCol * BN;
  const uint innerRowA = threadIdx.x / (BK / 4);
  const uint innerColA = threadIdx.x % (BK / 4);
  const uint innerRowB = threadIdx.x / (BN / 4);
  const uint innerColB = threadIdx.x % (BN / 4);
  float threadResults[TM * TN] = {0.0};
  float regM[TM] = {0.0};
  float regN[TN] = {0.0};
  for (uint bkIdx = 0; bkIdx < K; bkIdx += BK) {
    float4 tmp = reinterpret_cast<const float4 *>(&A[innerRowA * K + innerColA * 4])[0];
    As[(innerColA * 4 + 0) * BM + innerRowA] = tmp.x;
    As[(innerColA * 4 + 1) * BM + innerRowA] = tmp.y;
    As[(innerColA * 4 + 2) * BM + innerRowA] = tmp.z;
    As[(innerColA * 4 + 3) * BM + innerRowA] = tmp.w;
    reinterpret_cast<float4 *>(&Bs[innerRowB * BN + innerColB * 4])[0] =
        reinterpret_cast<const float4 *>(&B[innerRowB * N + innerColB * 4])[0];
    __syncthreads();
    A += BK;
    B += BK * N;
    for (uint dotIdx = 0; dotIdx < BK; ++dotIdx) {
      for (uint i = 0; i < TM; ++i) regM[i] = As[dotIdx * BM + threadRow * TM + i];
      for (uint i = 0; i < TN; ++i) regN[i] = Bs[dotIdx * BN + threadCol * TN + i];
      for (uint m = 0; m < TM; ++m)
        for (uint n = 0; n < TN; ++n)
          threadResults[m * TN + n] += regM[m] * regN[n];
    }
    __syncthreads();
  }
  for (uint m = 0; m < TM; m += 1) {
    for (uint n = 0; n < TN; n += 4) {
      float4 tmp = reinterpret_cast<float4 *>(&C[(threadRow * TM + m) * N + threadCol * TN + n])[0];
      tmp.x = alpha * threadResults[m * TN + n] + beta * tmp.x;
      tmp.y = alpha * threadResults[m * TN + n + 1] + beta * tmp.y;
      tmp.z = alpha * threadResults[m * TN + n + 2] + beta * tmp.z;
      tmp.w = alpha * threadResults[m * TN + n + 3] + beta * tmp.w;
      reinterpret_cast<float4 *>(&C[(threadRow * TM + m) * N + threadCol * TN + n])[0] = tmp;
    }
  }
}
void run() { practiceProduct<64, 64, 8, 8, 4><<<1, 128>>>(M, N, K, alpha, A, B, beta, C); }
__global__ void practiceTranspose(float *odata, const float *idata) {
  __shared__ float tile[32][32 + 1];
  int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 32 + threadIdx.y, width = gridDim.x * 32;
  for (int j = 0; j < 32; j += 8) tile[threadIdx.y + j][threadIdx.x] = idata[(y + j) * width + x];
  __syncthreads();
  x = blockIdx.y * 32 + threadIdx.x; y = blockIdx.x * 32 + threadIdx.y;
  for (int j = 0; j < 32; j += 8) odata[(y + j) * width + x] = tile[threadIdx.x][threadIdx.y + j];
}
__global__ void practiceBitonic(const int *in, int *values, int N) {
  extern __shared__ int shared[];
  const unsigned int tid = threadIdx.x;
  shared[tid] = in[tid];
  __syncthreads();
  for (unsigned int k = 2; k <= N; k *= 2)
    for (unsigned int j = k / 2; j > 0; j /= 2) {
      unsigned int ixj = tid ^ j;
      if (ixj > tid) {
        if ((tid & k) == 0) { if (shared[tid] > shared[ixj]) { int t = shared[tid]; shared[tid] = shared[ixj]; shared[ixj] = t; } }
        else { if (shared[tid] < shared[ixj]) { int t = shared[tid]; shared[tid] = shared[ixj]; shared[ixj] = t; } }
      }
      __syncthreads();
    }
  values[tid] = shared[tid];
}
__global__ void practiceSparse(int rows, const int *ptr, const int *col, const float *val, const float *x, float *y) {
  int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row < rows) {
    float dot = 0;
    int begin = ptr[row], end = ptr[row + 1];
    for (int j = begin; j < end; j++) dot += val[j] * x[col[j]];
    y[row] = dot;
  }
}
__global__ void practiceStencil(const float *in, float *out, int n) {
  __shared__ float temp[256 + 2 * 3];
  int g = threadIdx.x + blockIdx.x * blockDim.x, l = threadIdx.x + 3;
  temp[l] = in[g];
  if (threadIdx.x < 3) { temp[l - 3] = g >= 3 ? in[g - 3] : 0.f; temp[l + 256] = g + 256 < n ? in[g + 256] : 0.f; }
  __syncthreads();
  float result = 0;
  for (int offset = -3; offset <= 3; offset++) result += temp[l + offset];
  out[g] = result / 7;
}
__global__ void practiceExtremes(const int *in, int *lo, int *hi, unsigned long long *count, int n) {
  int mn = INT_MAX, mx = INT_MIN;
  for (int i = threadIdx.x; i < n; i += blockDim.x) { mn = min(mn, in[i]); mx = max(mx, in[i]); }
  for (int d = 16; d; d >>= 1) { mn = min(mn, __shfl_xor_sync(~0u, mn, d)); mx = max(mx, __shfl_xor_sync(0xffffffffu, mx, d)); }
  if ((threadIdx.x & 31) == 0) { atomicMin(lo, mn); atomicMax(hi, mx); atomicAdd(count, 1ull); }
  unsigned ballot = __ballot_sync(0xffffffff, in[threadIdx.x] > 0);
  if (threadIdx.x == 0) *count += __popc(ballot);
}
struct Op { __device__ float operator()(float a, float b) const { return a > b ? a : b; } };
template <class F> __device__ float apply(F f, const float* x, int n) { float r = x[0]; for (int i = 1; i < n; ++i) r = f(r, x[i]); return r; }
__global__ void practiceFunctor(const float* x, float* y, int n) { y[0] = apply(Op(), x, n); Op op; y[1] = op(x[0], 3); }
__device__ bool isLastBlock(unsigned int *counter) {
  __shared__ bool last;
  if (threadIdx.x == 0) last = atomicInc(counter, gridDim.x) == gridDim.x - 1;
  __syncthreads();
  return last;
}
__global__ void practiceLastBlock(const float* a, float* partial, unsigned int* counter) {
  partial[blockIdx.x] = a[blockIdx.x]; __threadfence();
  if (isLastBlock(counter) && threadIdx.x == 0) { double s = 0; for (int i = 0; i < gridDim.x; ++i) s += partial[i]; partial[0] = s; }
}
