// A scan by one thread: each sum is the one before it plus the next element.
// lanescope: problem = scan, n = 8, block = 1, grid = 1
__global__ void scan(const float* in, float* out, int n)
{
    out[0] = in[0];
    for (int i = 1; i < n; ++i) {
        out[i] = out[i - 1] + in[i];
    }
}
