// Two that are easy to believe: one thread does it all, or every thread adds up all that is before it.
__global__ void scanAlone(const float *in, float *out, int n) {
  float sum = 0.f;
  for (const float *stop = in + n; in != stop; ) {
    sum += *in++;
    *out++ = sum;
  }
}

__global__ void scanQuadratic(const float *in, float *out, int n) {
  int me = blockDim.x * blockIdx.x + threadIdx.x;
  if (me < n) {
    float sum = 0.f;
    for (int j = 0; j < me; ++j) sum += in[j];
    out[me] = sum;
  }
}
