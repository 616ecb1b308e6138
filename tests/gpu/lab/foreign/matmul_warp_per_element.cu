// A warp computes one element of C: its lanes share the sum over k.
__global__ void warpPerElement(const float *A, const float *B, float *C, int n)
{
    int warp = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
    int lane = threadIdx.x % 32;
    if (warp >= n * n) return;
    int row = warp / n, col = warp % n;
    float s = 0;
    for (int k = lane; k < n; k += 32) s += A[row * n + k] * B[k * n + col];
    for (int o = 16; o > 0; o >>= 1) s += __shfl_xor_sync(0xffffffff, s, o);
    if (lane == 0) C[row * n + col] = s;
}
