// FAULT: row and column of B are exchanged; the product is that with B transposed.
__global__ void transposedB(const float *A, const float *B, float *C, int n)
{
    int row = blockIdx.y * blockDim.y + threadIdx.y;
    int col = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= n || col >= n) return;
    float sum = 0;
    for (int k = 0; k < n; ++k) sum += A[row * n + k] * B[col * n + k];
    C[row * n + col] = sum;
}
