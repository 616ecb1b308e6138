// Loads the next tiles while it multiplies the present ones.
#define T 8
__global__ void twoBuffers(const float *a, const float *b, float *c, int n)
{
  __shared__ float sa[2][T][T];
  __shared__ float sb[2][T][T];
  int x = threadIdx.x, y = threadIdx.y;
  int r = blockIdx.y * T + y, q = blockIdx.x * T + x;
  sa[0][y][x] = a[r * n + x];
  sb[0][y][x] = b[y * n + q];
  __syncthreads();
  float sum = 0;
  int now = 0;
  for (int k0 = T; k0 <= n; k0 += T) {
    if (k0 < n) {
      sa[now ^ 1][y][x] = a[r * n + k0 + x];
      sb[now ^ 1][y][x] = b[(k0 + y) * n + q];
    }
    for (int k = 0; k < T; ++k) sum += sa[now][y][k] * sb[now][k][x];
    __syncthreads();
    now ^= 1;
  }
  c[r * n + q] = sum;
}
