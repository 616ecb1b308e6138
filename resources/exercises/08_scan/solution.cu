// A scan after Hillis and Steele, in one block: each element becomes the sum of itself and all before it.
// lanescope: problem = scan, kernel = scan, n = 64, block = n, grid = 1
__global__ void scan(const float* in, float* out, int n)
{
    __shared__ float sums[2][256];

    int i = threadIdx.x;
    int now = 0;
    sums[now][i] = in[i];
    __syncthreads();                    // every element is there before another thread reads it

    for (int distance = 1; distance < n; distance *= 2) {
        float before = i >= distance ? sums[now][i - distance] : 0.0f;
        sums[1 - now][i] = sums[now][i] + before;
        now = 1 - now;
        __syncthreads();                // this round's sums are there before the next round reads them
    }
    out[i] = sums[now][i];
}
