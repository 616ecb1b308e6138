// FAULT: no barrier behind the multiplication: fast warps load the next tile over the one that slow warps still read.
#define T 16
__global__ void oneBarrierTooFew(const float *A, const float *B, float *C, int n)
{
    __shared__ float a[T][T], b[T][T];
    int x = threadIdx.x, y = threadIdx.y;
    int i = blockIdx.y * T + y, j = blockIdx.x * T + x;
    float sum = 0;
    for (int p = 0; p < n; p += T) {
        a[y][x] = A[i * n + p + x];
        b[y][x] = B[(p + y) * n + j];
        __syncthreads();
        for (int k = 0; k < T; k++) sum += a[y][k] * b[k][x];
    }
    C[i * n + j] = sum;
}
