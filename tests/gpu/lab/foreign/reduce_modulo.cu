// The version everybody writes first: neighbours add up, then neighbours of neighbours.
__global__ void reduceModulo(const int *g_in, int *g_out, unsigned int n) {
    __shared__ int buf[64];
    const unsigned int tid = threadIdx.x;
    const unsigned int gid = blockIdx.x * 64 + tid;
    buf[tid] = gid < n ? g_in[gid] : 0;
    __syncthreads();
    for (unsigned int step = 1; step < 64; step <<= 1) {
        if (tid % (step << 1) == 0) buf[tid] += buf[tid + step];
        __syncthreads();
    }
    if (!tid) g_out[blockIdx.x] = buf[0];
}
