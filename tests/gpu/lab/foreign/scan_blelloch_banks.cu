// Work-efficient exclusive scan whose indices step over the banks.
#define LOG_BANKS 5
#define PAD(i) ((i) + ((i) >> LOG_BANKS))

__global__ void paddedBlelloch(const int *in, int *out, int n)
{
  extern __shared__ int s[];
  const int t = threadIdx.x;
  const int ai = t, bi = t + n / 2;
  s[PAD(ai)] = in[ai];
  s[PAD(bi)] = in[bi];

  int offset = 1;
  for (int d = n >> 1; d > 0; d >>= 1, offset <<= 1) {
    __syncthreads();
    if (t < d) {
      int i = offset * (2 * t + 1) - 1;
      int j = offset * (2 * t + 2) - 1;
      s[PAD(j)] += s[PAD(i)];
    }
  }
  if (t == 0) s[PAD(n - 1)] = 0;
  for (int d = 1; d < n; d *= 2) {
    offset >>= 1;
    __syncthreads();
    if (t < d) {
      int i = PAD(offset * (2 * t + 1) - 1);
      int j = PAD(offset * (2 * t + 2) - 1);
      int keep = s[i];
      s[i] = s[j];
      s[j] += keep;
    }
  }
  __syncthreads();
  out[ai] = s[PAD(ai)];
  out[bi] = s[PAD(bi)];
}
