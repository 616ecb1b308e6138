// Keeps B's tile transposed; a column more keeps the banks apart.
template <int T>
__global__ void transposedTile(const float* A, const float* B, float* C, int n)
{
    __shared__ float sA[T][T];
    __shared__ float sBt[T][T + 1];
    const int x = threadIdx.x, y = threadIdx.y;
    const int i = blockIdx.y * T + y, j = blockIdx.x * T + x;
    float c = 0.0f;
    for (int p = 0; p < n / T; ++p)
    {
        sA[y][x] = A[i * n + p * T + x];
        sBt[x][y] = B[(p * T + y) * n + j];
        __syncthreads();
#pragma unroll
        for (int k = 0; k < T; ++k) c += sA[y][k] * sBt[x][k];
        __syncthreads();
    }
    C[i * n + j] = c;
}
template __global__ void transposedTile<16>(const float*, const float*, float*, int);
