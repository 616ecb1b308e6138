// Three ways to one number by atomic operations; the number starts at the neutral element.
__global__ void everyThreadAdds(const int *a, int *answer, int n)
{
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) atomicAdd(answer, a[i]);
}

__global__ void everyBlockAdds(const int *a, int *answer, int n)
{
  __shared__ int s;
  if (threadIdx.x == 0) s = 0;
  __syncthreads();
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    atomicAdd(&s, a[i]);
  __syncthreads();
  if (threadIdx.x == 0) atomicAdd(answer, s);
}

__global__ void everyWarpTakesTheMinimum(const int *a, int *answer, int n)
{
  int low = INT_MAX;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x)
    if (a[i] < low) low = a[i];
  low = __reduce_min_sync(0xffffffff, low);
  if (threadIdx.x % 32 == 0) atomicMin(answer, low);
}
