// An exclusive scan by one thread: element i does not belong to sum i.
// lanescope: problem = exclusive-scan, n = 8, block = 1, grid = 1
__global__ void scan(const float* in, float* out, int n)
{
    out[0] = 0.0f;
    for (int i = 1; i < n; ++i) {
        out[i] = out[i - 1] + in[i - 1];
    }
}
