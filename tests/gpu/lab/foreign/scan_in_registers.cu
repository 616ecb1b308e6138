// Hillis and Steele; the value that is read stays in a register until everybody has read.
#define SECTION 256
__global__ void registerScan(const int *X, int *Y, unsigned int N) {
  __shared__ int XY[SECTION];
  unsigned int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < N) { XY[threadIdx.x] = X[i]; } else { XY[threadIdx.x] = 0; }
  for (unsigned int stride = 1; stride < blockDim.x; stride *= 2) {
    __syncthreads();
    int temp;
    if (threadIdx.x >= stride) temp = XY[threadIdx.x] + XY[threadIdx.x - stride];
    __syncthreads();
    if (threadIdx.x >= stride) XY[threadIdx.x] = temp;
  }
  if (i < N) Y[i] = XY[threadIdx.x];
}
