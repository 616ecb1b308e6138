// A scan of one block after Brent and Kung, in place. The block must be a power of two.
// Up: a tree of sums, as for one sum. Down: the sums of the tree complete the places between them.
// lanescope: problem = scan, n = 8, block = 8, grid = 1
constexpr int kBlock = 8;

__global__ void scan(const float* in, float* out)
{
    __shared__ float x[kBlock];

    int i = threadIdx.x;
    int n = kBlock;
    x[i] = in[i];

    for (int d = 1; d < n; d *= 2) {            // up: x[right] becomes the sum of 2*d elements
        __syncthreads();                        // what the last round wrote is there
        int right = (i + 1) * 2 * d - 1;
        if (right < n) {
            x[right] += x[right - d];
        }
    }
    for (int d = n / 4; d > 0; d /= 2) {        // down: x[middle] gets all that lies before its d elements
        __syncthreads();
        int middle = (i + 1) * 2 * d + d - 1;
        if (middle < n) {
            x[middle] += x[middle - d];
        }
    }
    __syncthreads();
    out[i] = x[i];
}
