// Vector addition: each thread adds one pair of elements.
// lanescope: problem = map, reference = a[i] + b[i], n = 8, block = 8
__global__ void add(const float* a, const float* b, float* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;

    if (i < n) {
        out[i] = a[i] + b[i];
    }
}
