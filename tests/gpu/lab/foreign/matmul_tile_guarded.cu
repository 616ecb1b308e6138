#define TILE_WIDTH 16
// Any shape: what is outside of a matrix counts as zero.
__global__ void guardedTiles(float* M, float* N, float* P, int m, int n, int k) {
  __shared__ float Mds[TILE_WIDTH][TILE_WIDTH];
  __shared__ float Nds[TILE_WIDTH][TILE_WIDTH];
  int bx = blockIdx.x; int by = blockIdx.y;
  int tx = threadIdx.x; int ty = threadIdx.y;
  int Row = by * TILE_WIDTH + ty;
  int Col = bx * TILE_WIDTH + tx;
  float Pvalue = 0;
  for (int ph = 0; ph < (k + TILE_WIDTH - 1) / TILE_WIDTH; ++ph) {
    Mds[ty][tx] = (Row < m && ph * TILE_WIDTH + tx < k) ? M[Row * k + ph * TILE_WIDTH + tx] : 0.0f;
    Nds[ty][tx] = (ph * TILE_WIDTH + ty < k && Col < n) ? N[(ph * TILE_WIDTH + ty) * n + Col] : 0.0f;
    __syncthreads();
    for (int i = 0; i < TILE_WIDTH; ++i) Pvalue += Mds[ty][i] * Nds[i][tx];
    __syncthreads();
  }
  if (Row < m && Col < n) P[Row * n + Col] = Pvalue;
}
