// One thread adds all products by Kahan's summation: what an addition has lost is added by the next one.
// lanescope: problem = dot, n = 17, block = 1, grid = 1
__global__ void kahan(const float* a, const float* b, float* partial, int n)
{
    float sum = 0.0f;
    float lost = 0.0f;                     // how much too large the sum is
    for (int i = 0; i < n; ++i) {
        const float term = a[i] * b[i] - lost;
        const float next = sum + term;     // its last digits do not fit in a float
        lost = (next - sum) - term;        // what was added, less what should have been
        sum = next;
    }
    partial[blockIdx.x] = sum;
}
