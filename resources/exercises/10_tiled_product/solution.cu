// A matrix product C = A * B by tiles of 16 by 16. A is m x k and B is k x n, both row by row.
// lanescope: problem = matmul, kernel = matmul, n = 32, tile = 16
__global__ void matmul(const float* a, const float* b, float* c, int m, int n, int k)
{
    __shared__ float tileA[16][16];
    __shared__ float tileB[16][16];

    int y = threadIdx.y;
    int x = threadIdx.x;
    int row = blockIdx.y * 16 + y;
    int column = blockIdx.x * 16 + x;

    float sum = 0.0f;
    for (int first = 0; first < k; first += 16) {
        tileA[y][x] = row < m && first + x < k ? a[row * k + first + x] : 0.0f;
        tileB[y][x] = first + y < k && column < n ? b[(first + y) * n + column] : 0.0f;
        __syncthreads();                // both tiles are whole before another thread reads them
        for (int i = 0; i < 16; ++i) sum += tileA[y][i] * tileB[i][x];
        __syncthreads();                // every thread has read before one of them writes the next tile
    }
    if (row < m && column < n) c[row * n + column] = sum;
}
