// Vector addition in which neighbouring threads take elements that lie apart. The sums are right.
// lanescope: problem = map, reference = a[i] + b[i], n = 64, block = 32
__global__ void add(const float* a, const float* b, float* out, int n)
{
    int i = threadIdx.x * gridDim.x + blockIdx.x;

    if (i < n) {
        out[i] = a[i] + b[i];
    }
}
