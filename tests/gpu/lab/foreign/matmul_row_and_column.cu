// Exercise: one thread computes a whole row, one thread a whole column.
__global__ void wholeRow(const float *A, const float *B, float *C, int n) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r < n)
    for (int c = 0; c < n; ++c) {
      float s = 0;
      for (int i = 0; i < n; ++i) s += A[r * n + i] * B[i * n + c];
      C[r * n + c] = s;
    }
}
__global__ void wholeColumn(const float *A, const float *B, float *C, int n) {
  int c = blockIdx.x * blockDim.x + threadIdx.x;
  if (c >= n) return;
  for (int r = 0; r < n; ++r) {
    double s = 0;
    for (int i = 0; i < n; ++i) s += (double)A[r * n + i] * B[i * n + c];
    C[r * n + c] = s;
  }
}
