// The steps from a map to a matrix product that GPU Puzzles (Rush, 2022) teaches, as CUDA.
#define TPB 8
#define TPB_MAX_CONV 8

__global__ void puzzleMap(const float* a, float* out) {
  int i = threadIdx.x;
  out[i] = a[i] + 10;
}

__global__ void puzzleZip(const float* a, const float* b, float* out) {
  int i = threadIdx.x;
  out[i] = a[i] + b[i];
}

__global__ void puzzleGuard(const float* a, float* out, int size) {
  int i = threadIdx.x;
  if (i < size) out[i] = a[i] + 10;
}

__global__ void puzzleMap2D(const float* a, float* out, int size) {
  int row = threadIdx.y;
  int column = threadIdx.x;
  if (row < size && column < size) out[row * size + column] = a[row * size + column] + 10;
}

__global__ void puzzleBroadcast(const float* a, const float* b, float* out, int size) {
  int row = threadIdx.y;
  int column = threadIdx.x;
  if (row < size && column < size) out[row * size + column] = a[row] + b[column];
}

__global__ void puzzleBlocks(const float* a, float* out, int size) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < size) out[i] = a[i] + 10;
}

__global__ void puzzleBlocks2D(const float* a, float* out, int size) {
  int row = blockIdx.y * blockDim.y + threadIdx.y;
  int column = blockIdx.x * blockDim.x + threadIdx.x;
  if (row < size && column < size) out[row * size + column] = a[row * size + column] + 10;
}

__global__ void puzzleShared(const float* a, float* out, int size) {
  __shared__ float shared[TPB];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int local = threadIdx.x;
  if (i < size) shared[local] = a[i];
  __syncthreads();
  if (i < size) out[i] = shared[local] + 10;
}

__global__ void puzzlePooling(const float* a, float* out, int size) {
  __shared__ float shared[TPB];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int local = threadIdx.x;
  if (i < size) shared[local] = a[i];
  __syncthreads();
  if (i >= size) return;
  float sum = shared[local];
  if (i >= 1) sum += shared[local - 1];
  if (i >= 2) sum += shared[local - 2];
  out[i] = sum;
}

__global__ void puzzleDot(const float* a, const float* b, float* out, int size) {
  __shared__ float shared[TPB];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int local = threadIdx.x;
  shared[local] = i < size ? a[i] * b[i] : 0.0f;
  __syncthreads();
  if (local == 0) {
    float sum = 0;
    for (int j = 0; j < TPB; ++j) sum += shared[j];
    out[0] = sum;
  }
}

__global__ void puzzleConvolution(const float* a, const float* b, float* out, int aSize, int bSize) {
  __shared__ float sharedA[TPB_MAX_CONV * 2];
  __shared__ float sharedB[TPB_MAX_CONV];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int local = threadIdx.x;
  sharedA[local] = i < aSize ? a[i] : 0.0f;
  int next = i + TPB_MAX_CONV;
  sharedA[local + TPB_MAX_CONV] = next < aSize ? a[next] : 0.0f;
  if (local < bSize) sharedB[local] = b[local];
  __syncthreads();
  if (i >= aSize) return;
  float sum = 0;
  for (int j = 0; j < bSize; ++j) sum += sharedA[local + j] * sharedB[j];
  out[i] = sum;
}

__global__ void puzzlePrefixSum(const float* a, float* out, int size) {
  __shared__ float cache[TPB];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int local = threadIdx.x;
  cache[local] = i < size ? a[i] : 0.0f;
  __syncthreads();
  for (int step = 1; step < TPB; step *= 2) {
    if (local % (2 * step) == 0) cache[local] += cache[local + step];
    __syncthreads();
  }
  if (local == 0) out[blockIdx.x] = cache[0];
}

__global__ void puzzleAxisSum(const float* a, float* out, int size) {
  __shared__ float cache[TPB];
  int local = threadIdx.x;
  int batch = blockIdx.y;
  cache[local] = local < size ? a[batch * size + local] : 0.0f;
  __syncthreads();
  for (int step = TPB / 2; step > 0; step /= 2) {
    if (local < step) cache[local] += cache[local + step];
    __syncthreads();
  }
  if (local == 0) out[batch] = cache[0];
}

__global__ void puzzleMatmul(const float* a, const float* b, float* out, int size) {
  __shared__ float sharedA[3][3];
  __shared__ float sharedB[3][3];
  int row = blockIdx.y * blockDim.y + threadIdx.y;
  int column = blockIdx.x * blockDim.x + threadIdx.x;
  int y = threadIdx.y;
  int x = threadIdx.x;
  float sum = 0;
  for (int k = 0; k < size; k += 3) {
    sharedA[y][x] = row < size && k + x < size ? a[row * size + k + x] : 0.0f;
    sharedB[y][x] = column < size && k + y < size ? b[(k + y) * size + column] : 0.0f;
    __syncthreads();
    for (int j = 0; j < 3; ++j) sum += sharedA[y][j] * sharedB[j][x];
    __syncthreads();
  }
  if (row < size && column < size) out[row * size + column] = sum;
}
