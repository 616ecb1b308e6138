// A scan after Hillis and Steele, in one block: each element becomes the sum of itself and all before it.
// lanescope: problem = scan, kernel = scan, n = 64, block = n, grid = 1
__global__ void scan(const float* in, float* out, int n)
{
    __shared__ float sums[256];

    int i = threadIdx.x;
    sums[i] = in[i];
    __syncthreads();                    // every element is there before another thread reads it

    for (int distance = 1; distance < n; distance *= 2) {
        if (i >= distance) sums[i] += sums[i - distance];
        __syncthreads();                // this round's sums are there before the next round reads them
    }
    out[i] = sums[i];
}
