// Sklansky's network: in step k the upper half of each group of 2^(k+1) adds the last element of its lower half.
__global__ void sklansky(const float* in, float* out, int n) {
  extern __shared__ float v[];
  const unsigned i = threadIdx.x;
  v[i] = (i < n) ? in[i] : 0.0f;
  __syncthreads();
  for (unsigned k = 0; (1u << k) < blockDim.x; ++k) {
    if (i >> k & 1u) v[i] += v[(i >> k << k) - 1];
    __syncthreads();
  }
  if (i < n) out[i] = v[i];
}
