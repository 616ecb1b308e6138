/* a block of 16 x 16 threads, as the image labs have it */
__global__ void squareBlockSum(float *a, float *b, int n)
{
  __shared__ float tile[16][16];
  int tx = threadIdx.x, ty = threadIdx.y;
  int t = ty * blockDim.x + tx;
  int i = blockIdx.x * (blockDim.x * blockDim.y) + t;
  tile[ty][tx] = (i < n) ? a[i] : 0;
  __syncthreads();
  for (int s = 8; s > 0; s /= 2) {          /* columns */
    if (tx < s) tile[ty][tx] += tile[ty][tx + s];
    __syncthreads();
  }
  for (int s = 8; s > 0; s /= 2) {          /* rows of column 0 */
    if (ty < s && tx == 0) tile[ty][0] += tile[ty + s][0];
    __syncthreads();
  }
  if (t == 0) b[blockIdx.x] = tile[0][0];
}
