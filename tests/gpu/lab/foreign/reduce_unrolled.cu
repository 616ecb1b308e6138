// Unrolled by the preprocessor.
#define STAGE(width)                                   \
  if (BLOCK_SIZE >= 2 * width) {                       \
    if (t < width) s[t] = sum = sum + s[t + width];    \
    __syncthreads();                                   \
  }

template <unsigned BLOCK_SIZE>
__global__ void unrolledSum(const float* in, float* out, unsigned n) {
  __shared__ float s[BLOCK_SIZE];
  unsigned t = threadIdx.x;
  float sum = 0.0f;
  for (unsigned i = blockIdx.x * BLOCK_SIZE + t; i < n; i += BLOCK_SIZE * gridDim.x) sum += in[i];
  s[t] = sum;
  __syncthreads();
  STAGE(512)
  STAGE(256)
  STAGE(128)
  STAGE(64)
  STAGE(32)
  STAGE(16)
  STAGE(8)
  STAGE(4)
  STAGE(2)
  STAGE(1)
  if (t == 0) out[blockIdx.x] = sum;
}

void sum(const float* in, float* out, unsigned n) { unrolledSum<256><<<(n + 255) / 256, 256>>>(in, out, n); }
