// out[i] = a[i] * a[i], by two blocks however many elements there are.
// lanescope: problem = map, kernel = squares, reference = a[i] * a[i], n = 64, block = 32, grid = 2
__global__ void squares(const float* a, float* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = a[i] * a[i];    // the elements behind the last thread stay as they are
}
