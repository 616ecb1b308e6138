// The kernels of puzzles.cu, each with one fault.
#define TPB 8

// Adds 11.
__global__ void wrongMap(const float* a, float* out) {
  int i = threadIdx.x;
  out[i] = a[i] + 11;
}

// Reads b at the mirrored place.
__global__ void wrongZip(const float* a, const float* b, float* out) {
  int i = threadIdx.x;
  out[i] = a[i] + b[blockDim.x - 1 - i];
}

// Has no guard.
__global__ void wrongGuard(const float* a, float* out, int size) {
  int i = threadIdx.x;
  out[i] = a[i] + 10;
}

// Takes columns for rows, of what is not symmetric.
__global__ void wrongMap2D(const float* a, float* out, int size) {
  int row = threadIdx.y;
  int column = threadIdx.x;
  if (row < size && column < size) out[row * size + column] = a[column * size + row] + 10;
}

// Adds the row's element twice.
__global__ void wrongBroadcast(const float* a, const float* b, float* out, int size) {
  int row = threadIdx.y;
  int column = threadIdx.x;
  if (row < size && column < size) out[row * size + column] = a[row] + a[column] + 0 * b[0];
}

// Forgets the block's number.
__global__ void wrongBlocks(const float* a, float* out, int size) {
  int i = threadIdx.x;
  if (i < size) out[i] = a[i] + 10;
}

// Lets a row be as long as the grid instead of the matrix.
__global__ void wrongBlocks2D(const float* a, float* out, int size) {
  int row = blockIdx.y * blockDim.y + threadIdx.y;
  int column = blockIdx.x * blockDim.x + threadIdx.x;
  if (row < size && column < size) out[row * size + column] = a[column] + 10;
}

// Reads another thread's element without a barrier.
__global__ void wrongShared(const float* a, float* out, int size) {
  __shared__ float shared[TPB];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int local = threadIdx.x;
  if (i < size) shared[local] = a[i];
  if (i < size) out[i] = shared[TPB - 1 - local] + 10;
}

// Leaves the element two places before out.
__global__ void wrongPooling(const float* a, float* out, int size) {
  __shared__ float shared[TPB];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int local = threadIdx.x;
  if (i < size) shared[local] = a[i];
  __syncthreads();
  if (i >= size) return;
  float sum = shared[local];
  if (i >= 1) sum += shared[local - 1];
  out[i] = sum;
}

// Leaves the last product out.
__global__ void wrongDot(const float* a, const float* b, float* out, int size) {
  __shared__ float shared[TPB];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int local = threadIdx.x;
  shared[local] = i < size ? a[i] * b[i] : 0.0f;
  __syncthreads();
  if (local == 0) {
    float sum = 0;
    for (int j = 0; j < TPB - 1; ++j) sum += shared[j];
    out[0] = sum;
  }
}

// Reads beyond the block's own part without loading it.
__global__ void wrongConvolution(const float* a, const float* b, float* out, int aSize, int bSize) {
  __shared__ float sharedA[TPB];
  __shared__ float sharedB[TPB];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int local = threadIdx.x;
  sharedA[local] = i < aSize ? a[i] : 0.0f;
  if (local < bSize) sharedB[local] = b[local];
  __syncthreads();
  if (i >= aSize) return;
  float sum = 0;
  for (int j = 0; j < bSize; ++j) {
    if (local + j < TPB) sum += sharedA[local + j] * sharedB[j];
  }
  out[i] = sum;
}

// Stops one step early.
__global__ void wrongPrefixSum(const float* a, float* out, int size) {
  __shared__ float cache[TPB];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int local = threadIdx.x;
  cache[local] = i < size ? a[i] : 0.0f;
  __syncthreads();
  for (int step = 1; step < TPB / 2; step *= 2) {
    if (local % (2 * step) == 0) cache[local] += cache[local + step];
    __syncthreads();
  }
  if (local == 0) out[blockIdx.x] = cache[0];
}

// Adds the first row for each batch.
__global__ void wrongAxisSum(const float* a, float* out, int size) {
  __shared__ float cache[TPB];
  int local = threadIdx.x;
  int batch = blockIdx.y;
  cache[local] = local < size ? a[local] : 0.0f;
  __syncthreads();
  for (int step = TPB / 2; step > 0; step /= 2) {
    if (local < step) cache[local] += cache[local + step];
    __syncthreads();
  }
  if (local == 0) out[batch] = cache[0];
}

// Multiplies the first tile alone.
__global__ void wrongMatmul(const float* a, const float* b, float* out, int size) {
  __shared__ float sharedA[3][3];
  __shared__ float sharedB[3][3];
  int row = blockIdx.y * blockDim.y + threadIdx.y;
  int column = blockIdx.x * blockDim.x + threadIdx.x;
  int y = threadIdx.y;
  int x = threadIdx.x;
  sharedA[y][x] = row < size && x < size ? a[row * size + x] : 0.0f;
  sharedB[y][x] = column < size && y < size ? b[y * size + column] : 0.0f;
  __syncthreads();
  float sum = 0;
  for (int j = 0; j < 3; ++j) sum += sharedA[y][j] * sharedB[j][x];
  if (row < size && column < size) out[row * size + column] = sum;
}
