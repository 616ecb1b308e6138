// An exclusive scan, in one block: each element becomes the sum of all before it.
// lanescope: problem = exclusive-scan, n = 64, block = n, grid = 1
__global__ void exclusiveScan(const float* in, float* out, int n)
{
    __shared__ float sums[1024];

    int i = threadIdx.x;
    sums[i] = i > 0 ? in[i - 1] : 0.0f; // the element before, which makes the scan exclusive
    __syncthreads();                    // every element is there before another thread reads it

    for (int distance = 1; distance < n; distance *= 2) {
        float before = i >= distance ? sums[i - distance] : 0.0f;
        __syncthreads();                // every thread has read before one of them writes
        sums[i] += before;
        __syncthreads();                // this step's sums are there before the next step reads them
    }
    out[i] = sums[i];
}
