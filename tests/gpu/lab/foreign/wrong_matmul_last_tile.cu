// FAULT: n / T tiles; where T does not divide n, the last part of every sum is missing.
#define T 16
__global__ void lastTileMissing(const float *A, const float *B, float *C, int n)
{
    __shared__ float a[T][T], b[T][T];
    int x = threadIdx.x, y = threadIdx.y;
    int i = blockIdx.y * T + y, j = blockIdx.x * T + x;
    float sum = 0;
    for (int p = 0; p < n / T; p++) {
        a[y][x] = i < n ? A[i * n + p * T + x] : 0;
        b[y][x] = j < n ? B[(p * T + y) * n + j] : 0;
        __syncthreads();
        for (int k = 0; k < T; k++) sum += a[y][k] * b[k][x];
        __syncthreads();
    }
    if (i < n && j < n) C[i * n + j] = sum;
}
