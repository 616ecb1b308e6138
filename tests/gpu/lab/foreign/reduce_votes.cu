// Does the largest element by bits: from the highest bit on, a warp votes which lanes are still in the race.
__global__ void maxByVotes(const int *in, int *out, int n)
{
    __shared__ int winner[4];
    const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
    int v = 0;
    for (int i = threadIdx.x + blockIdx.x * blockDim.x; i < n; i += blockDim.x * gridDim.x) v = max(v, in[i]);
    bool alive = true;
    for (int bit = 30; bit >= 0; --bit) {
        const unsigned have = __ballot_sync(0xffffffff, alive && (v >> bit & 1));
        if (have != 0 && !(v >> bit & 1)) alive = false;
    }
    const unsigned left = __ballot_sync(0xffffffff, alive);
    const int best = __shfl_sync(0xffffffff, v, __ffs(left) - 1);
    if (lane == 0) winner[warp] = best;
    __syncthreads();
    if (threadIdx.x == 0) {
        int all = winner[0];
        for (int w = 1; w < blockDim.x / 32; ++w) all = all < winner[w] ? winner[w] : all;
        out[blockIdx.x] = all;
    }
}
