// One element a thread: out[i] = 2 * a[i] + b[i].
// lanescope: problem = map, kernel = combine, reference = 2 * a[i] + b[i], n = 32, block = 32
__global__ void combine(const float* a, const float* b, float* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = 2.0f * a[i] + b[i];        // n = 33 has threads that have no element
}
