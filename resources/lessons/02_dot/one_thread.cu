// A dot product in which all threads multiply and one of them adds.
// lanescope: problem = dot, output = one, n = 16, block = 16, grid = 1
constexpr int kThreads = 16;

__global__ void dot(const float* a, const float* b, float* result, int n)
{
    __shared__ float products[kThreads];

    int i = threadIdx.x;
    products[i] = a[i] * b[i];
    __syncthreads();                    // every product is there before thread 0 reads it

    if (i == 0) {
        float sum = products[0];
        for (int j = 1; j < n; ++j) {
            sum += products[j];
        }
        result[0] = sum;
    }
}
