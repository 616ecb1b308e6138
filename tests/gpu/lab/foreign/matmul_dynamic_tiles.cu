// Both tiles in one dynamic array, their edge is the block's.
__global__ void tilesInOneArray(const float *a, const float *b, float *c, int width)
{
  extern __shared__ float both[];
  const int edge = blockDim.x;
  float *as = both;
  float *bs = both + edge * edge;
  const int r = threadIdx.y, q = threadIdx.x;
  const int row = blockIdx.y * edge + r, col = blockIdx.x * edge + q;
  float acc = 0;
  for (int t = 0; t < width; t += edge) {
    as[r * edge + q] = a[row * width + t + q];
    bs[r * edge + q] = b[(t + r) * width + col];
    __syncthreads();
    for (int e = 0; e < edge; ++e) acc += as[r * edge + e] * bs[e * edge + q];
    __syncthreads();
  }
  c[row * width + col] = acc;
}
