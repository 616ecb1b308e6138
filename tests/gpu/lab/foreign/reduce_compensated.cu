// Kahan's sum in every thread, then a tree that carries both parts.
struct Pair { float sum, lost; };

__device__ void add(Pair &p, float x)
{
    float y = x - p.lost;
    float t = p.sum + y;
    p.lost = (t - p.sum) - y;
    p.sum = t;
}

__global__ void kahan(const float *in, float *out, int n)
{
    __shared__ float sums[64], lost[64];
    Pair mine;
    mine.sum = 0;
    mine.lost = 0;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) add(mine, in[i]);
    sums[threadIdx.x] = mine.sum;
    lost[threadIdx.x] = mine.lost;
    __syncthreads();
    for (int h = 32; h > 0; h >>= 1) {
        if (threadIdx.x < h) {
            add(mine, sums[threadIdx.x + h]);
            add(mine, -lost[threadIdx.x + h]);
            sums[threadIdx.x] = mine.sum;
            lost[threadIdx.x] = mine.lost;
        }
        __syncthreads();
    }
    if (threadIdx.x == 0) out[blockIdx.x] = mine.sum - mine.lost;
}
