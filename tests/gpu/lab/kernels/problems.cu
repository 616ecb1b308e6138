// Kernels of the problems map, histogram, stencil and free, and of several launches.

__global__ void saxpy(int n, float alpha, const float* x, float* y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = alpha * x[i] + y[i];
}

__global__ void saxpyOfVectors(int n4, float alpha, const float4* x, float4* y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n4) return;
  float4 a = x[i];
  float4 b = y[i];
  y[i] = make_float4(alpha * a.x + b.x, alpha * a.y + b.y, alpha * a.z + b.z, alpha * a.w + b.w);
}

__global__ void manyNumbers(const double* in, double* out, unsigned n, double factor, bool negate,
                            long long shift) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  double by = negate ? -factor : factor;
  out[i] = by * in[i] + shift;
}

__global__ void splitSigns(const float* in, float* positive, float* negative, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  positive[i] = fmaxf(in[i], 0.0f);
  negative[i] = fminf(in[i], 0.0f);
}

__global__ void histogramGlobalAtomics(const unsigned char* in, unsigned* counts, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) atomicAdd(&counts[in[i]], 1u);
}

__global__ void histogramSharedAtomics(const unsigned char* in, unsigned* counts, int n) {
  __shared__ unsigned own[256];
  for (int b = threadIdx.x; b < 256; b += blockDim.x) own[b] = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
    atomicAdd(&own[in[i]], 1u);
  }
  __syncthreads();
  for (int b = threadIdx.x; b < 256; b += blockDim.x) atomicAdd(&counts[b], own[b]);
}

__global__ void histogramOfBlocks(const int* in, unsigned* parts, int n, int bins) {
  for (int b = threadIdx.x; b < bins; b += blockDim.x) parts[blockIdx.x * bins + b] = 0;
  __syncthreads();
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) atomicAdd(&parts[blockIdx.x * bins + in[i]], 1u);
}
__global__ void mergeHistograms(const unsigned* parts, unsigned* counts, int bins, int partCount) {
  int b = threadIdx.x;
  if (b >= bins) return;
  unsigned sum = 0;
  for (int p = 0; p < partCount; ++p) sum += parts[p * bins + b];
  counts[b] = sum;
}

#define RADIUS 3
__global__ void stencilWithHalo(const float* in, float* out, int n) {
  __shared__ float tile[64 + 2 * RADIUS];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int local = threadIdx.x + RADIUS;
  tile[local] = i < n ? in[i] : 0.0f;
  if (threadIdx.x < RADIUS) {
    int before = i - RADIUS;
    int behind = i + blockDim.x;
    tile[local - RADIUS] = before >= 0 ? in[before] : 0.0f;
    tile[local + blockDim.x] = behind < n ? in[behind] : 0.0f;
  }
  __syncthreads();
  if (i >= n) return;
  float sum = 0;
  for (int j = -RADIUS; j <= RADIUS; ++j) sum += tile[local + j];
  out[i] = sum;
}

__global__ void weightedStencil(const float* in, const float* weights, float* out, int n, int radius) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float sum = 0;
  for (int j = -radius; j <= radius; ++j) {
    int at = min(max(i + j, 0), n - 1);
    sum += in[at] * weights[j + radius];
  }
  out[i] = sum;
}

__global__ void fivePoints(const float* in, float* out, int height, int width) {
  int row = blockIdx.y * blockDim.y + threadIdx.y;
  int column = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= height || column >= width) return;
  float sum = in[row * width + column];
  if (row > 0) sum += in[(row - 1) * width + column];
  if (row + 1 < height) sum += in[(row + 1) * width + column];
  if (column > 0) sum += in[row * width + column - 1];
  if (column + 1 < width) sum += in[row * width + column + 1];
  out[row * width + column] = sum / 5;
}

__global__ void sumOfBlock(const float* in, float* partial, int n) {
  __shared__ float cache[64];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  cache[threadIdx.x] = i < n ? in[i] : 0.0f;
  __syncthreads();
  for (int step = blockDim.x / 2; step > 0; step /= 2) {
    if (threadIdx.x < step) cache[threadIdx.x] += cache[threadIdx.x + step];
    __syncthreads();
  }
  if (threadIdx.x == 0) partial[blockIdx.x] = cache[0];
}

__global__ void scanOfBlock(const float* in, float* out, float* sums, int n) {
  __shared__ float cache[64];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int local = threadIdx.x;
  cache[local] = i < n ? in[i] : 0.0f;
  for (int step = 1; step < blockDim.x; step *= 2) {
    __syncthreads();
    float left = local >= step ? cache[local - step] : 0.0f;
    __syncthreads();
    cache[local] += left;
  }
  if (i < n) out[i] = cache[local];
  if (local == blockDim.x - 1) sums[blockIdx.x] = cache[local];
}
__global__ void scanOneBlock(float* data, int n) {
  __shared__ float cache[64];
  int local = threadIdx.x;
  cache[local] = local < n ? data[local] : 0.0f;
  for (int step = 1; step < blockDim.x; step *= 2) {
    __syncthreads();
    float left = local >= step ? cache[local - step] : 0.0f;
    __syncthreads();
    cache[local] += left;
  }
  if (local < n) data[local] = cache[local];
}
__global__ void addOffsets(float* out, const float* sums, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && blockIdx.x > 0) out[i] += sums[blockIdx.x - 1];
}
// The reference of a stencil, as a loop of one thread.
__global__ void expectedStencil(const float* in, double* out, int n) {
  for (int i = 0; i < n; ++i) {
    double sum = 0;
    for (int j = -RADIUS; j <= RADIUS; ++j) {
      if (i + j >= 0 && i + j < n) sum += in[i + j];
    }
    out[i] = sum;
  }
}

// Adds the sum of its own block instead of that of the blocks before.
__global__ void addWrongOffsets(float* out, const float* sums, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] += sums[blockIdx.x];
}
// Adds without atomics.
__global__ void histogramWithoutAtomics(const unsigned char* in, unsigned* counts, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) counts[in[i]] += 1;
}
// Leaves the halo at the block's right edge out.
__global__ void stencilWithoutHalo(const float* in, float* out, int n) {
  __shared__ float tile[64 + 2 * RADIUS];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int local = threadIdx.x + RADIUS;
  tile[local] = i < n ? in[i] : 0.0f;
  if (threadIdx.x < RADIUS) {
    int before = i - RADIUS;
    tile[local - RADIUS] = before >= 0 ? in[before] : 0.0f;
    tile[local + blockDim.x] = 0.0f;
  }
  __syncthreads();
  if (i >= n) return;
  float sum = 0;
  for (int j = -RADIUS; j <= RADIUS; ++j) sum += tile[local + j];
  out[i] = sum;
}
// Forgets alpha for the last component.
__global__ void wrongSaxpyOfVectors(int n4, float alpha, const float4* x, float4* y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n4) return;
  float4 a = x[i];
  float4 b = y[i];
  y[i] = make_float4(alpha * a.x + b.x, alpha * a.y + b.y, alpha * a.z + b.z, a.w + b.w);
}
// Swaps the outputs' signs where the input is negative.
__global__ void wrongSplitSigns(const float* in, float* positive, float* negative, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  positive[i] = fmaxf(in[i], 0.0f);
  negative[i] = -fmaxf(in[i], 0.0f);
}
