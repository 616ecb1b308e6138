#define TILE 16
#define COARSE 4
// A thread computes COARSE elements of a row of C, one tile apart.
__global__ void coarseColumns(const float *M, const float *N, float *P, int width)
{
    __shared__ float Ms[TILE][TILE], Ns[TILE][TILE];
    int tx = threadIdx.x, ty = threadIdx.y;
    int row = blockIdx.y * TILE + ty;
    int colStart = blockIdx.x * TILE * COARSE + tx;
    float value[COARSE];
    for (int c = 0; c < COARSE; ++c) value[c] = 0.0f;
    for (int ph = 0; ph < width / TILE; ++ph) {
        Ms[ty][tx] = M[row * width + ph * TILE + tx];
        for (int c = 0; c < COARSE; ++c) {
            int col = colStart + c * TILE;
            Ns[ty][tx] = N[(ph * TILE + ty) * width + col];
            __syncthreads();
            for (int k = 0; k < TILE; ++k) value[c] += Ms[ty][k] * Ns[k][tx];
            __syncthreads();
        }
    }
    for (int c = 0; c < COARSE; ++c) P[row * width + colStart + c * TILE] = value[c];
}
