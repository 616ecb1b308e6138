// The new photograph: each pixel gets the grey level that the table has for its old one.
// lanescope: problem = map, n = 32, block = 32, reference = in[i] < 3 ? 0 : in[i] < 4 ? 4 : in[i] < 5 ? 6 : 7
__constant__ unsigned char table[8] = {0, 0, 0, 4, 6, 7, 7, 7};

__global__ void lookUp(const unsigned char* in, unsigned char* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;

    if (i < n) {
        out[i] = table[in[i]];
    }
}
