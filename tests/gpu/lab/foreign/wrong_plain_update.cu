// FAULT: += on one element by many threads is no atomic operation.
__global__ void plainUpdate(const int *x, int *result, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) *result += x[i];
}
