// A histogram: each pixel adds 1 to the counter of its grey level, as one operation that nothing interrupts.
// lanescope: problem = histogram, bins = 8, n = 32, block = 32
__global__ void histogram(const unsigned char* in, unsigned* counts, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;

    if (i < n) {
        atomicAdd(&counts[in[i]], 1u);
    }
}
