/* exclusive scan = inclusive scan, stored one place further on */
__global__ void shiftedStore(float *din, float *dout, int n)
{
  __shared__ float a[128], b[128];
  float *src = a, *dst = b;
  int t = threadIdx.x;
  src[t] = t < n ? din[t] : 0;
  __syncthreads();
  for (int d = 1; d < 128; d *= 2) {
    dst[t] = src[t];
    if (t - d >= 0) dst[t] += src[t - d];
    __syncthreads();
    float *swap = src; src = dst; dst = swap;
  }
  if (t + 1 < n) dout[t + 1] = src[t];
  if (t == 0) dout[0] = 0;
}
