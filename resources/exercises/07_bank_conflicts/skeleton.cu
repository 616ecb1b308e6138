// A matrix on its side: out[row, column] = a[column, row], by tiles of 32 by 32 in shared memory.
// lanescope: problem = free, kernel = transpose, size a = (n, n), size out = (n, n), reference = a[column, row]
// lanescope: n = 32, block = 4 * 8, block-y = 32, grid = n / 32, grid-y = n / 32
__global__ void transpose(const float* a, float* out, int n)
{
    __shared__ float tile[32][32];

    int column = blockIdx.x * 32 + threadIdx.x;
    int row = blockIdx.y * 32 + threadIdx.y;
    tile[threadIdx.y][threadIdx.x] = a[row * n + column];
    __syncthreads();                    // the tile is whole before another thread reads it

    column = blockIdx.y * 32 + threadIdx.x;
    row = blockIdx.x * 32 + threadIdx.y;
    out[row * n + column] = tile[threadIdx.x][threadIdx.y];
}
