// C = A * B, one thread an element.
__global__ void matmulPlain(const float *A, const float *B, float *C, int N)
{
    int row = blockIdx.y * blockDim.y + threadIdx.y;
    int col = blockIdx.x * blockDim.x + threadIdx.x;
    if (row < N && col < N) {
        float sum = 0.0f;
        for (int k = 0; k < N; k++) {
            sum += A[row * N + k] * B[k * N + col];
        }
        C[row * N + col] = sum;
    }
}

// The same with one-dimensional blocks.
__global__ void matmulFlat(const float *A, const float *B, float *C, int N)
{
    int id = blockIdx.x * blockDim.x + threadIdx.x;
    if (id >= N * N) return;
    const float *a = A + id / N * N, *b = B + id % N;
    float sum = 0.0f;
    for (int k = 0; k < N; ++k, ++a, b += N) sum += *a * *b;
    C[id] = sum;
}
