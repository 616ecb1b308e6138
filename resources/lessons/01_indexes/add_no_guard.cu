// Vector addition without the condition i < n: right only where the threads are exactly as many as the elements.
// lanescope: problem = map, reference = a[i] + b[i], n = 10, block = 4
__global__ void add(const float* a, const float* b, float* out)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;

    out[i] = a[i] + b[i];
}
