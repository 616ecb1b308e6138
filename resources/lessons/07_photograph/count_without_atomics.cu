// A histogram in which each thread reads a counter, adds 1 and writes it back. Counts get lost.
// lanescope: problem = histogram, bins = 8, n = 32, block = 32
__global__ void histogram(const unsigned char* in, unsigned* counts, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;

    unsigned count = counts[in[i]];
    __syncwarp();                       // a warp reads together, and then writes together
    counts[in[i]] = count + 1;
}
