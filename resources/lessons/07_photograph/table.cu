// A table of new grey levels, 0 to 7, for a photograph of 32 pixels. sums[i] is the number of pixels of at most grey level i.
// lanescope: problem = map, n = 8, block = 8, darkest = 3, pixels = 32
// lanescope: reference = floor(7.0 * max(sums[i] - 3, 0) / 29 + 0.5)
__global__ void makeTable(const float* sums, float* table, int n, int darkest, int pixels)
{
    int level = blockIdx.x * blockDim.x + threadIdx.x;

    if (level < n) {
        float brighter = max(sums[level] - darkest, 0.0f);
        table[level] = rintf(7.0f * brighter / (pixels - darkest));
    }
}
