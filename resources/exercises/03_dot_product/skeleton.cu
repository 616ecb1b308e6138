// A dot product: each block leaves one number, the sum of its products, and the host adds these.
// lanescope: problem = dot, kernel = dot, n = 64, block = 64
// lanescope: grid = (n + block - 1) / block
__global__ void dot(const float* a, const float* b, float* partial, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) partial[blockIdx.x] = a[i] * b[i];   // all threads of a block store to one element
}
