// One thread adds all elements by Kahan's summation: what an addition has lost is added by the next one.
// lanescope: problem = sum, n = 17, block = 1, grid = 1
__global__ void kahan(const float* in, float* partial, int n)
{
    float sum = 0.0f;
    float lost = 0.0f;                     // what sum is too large by
    for (int i = 0; i < n; ++i) {
        const float term = in[i] - lost;
        const float next = sum + term;     // its last digits do not fit in a float
        lost = (next - sum) - term;        // what was added, less what should have been
        sum = next;
    }
    partial[blockIdx.x] = sum;
}
