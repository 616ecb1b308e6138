// The scan in place as a GPU before 2017 ran it: the threads of a warp all read, and then all write.
// lanescope: problem = scan, n = 19, block = n, grid = 1
__global__ void scan(const float* in, float* out)
{
    __shared__ float x[64];

    int i = threadIdx.x;
    x[i] = in[i];
    __syncthreads();

    for (int d = 1; d < blockDim.x; d *= 2) {
        float before = i >= d ? x[i - d] : 0.0f;
        __syncwarp();                   // all threads of the warp have read
        x[i] += before;
        __syncthreads();                // this round is written before the next one reads it
    }
    out[i] = x[i];
}
