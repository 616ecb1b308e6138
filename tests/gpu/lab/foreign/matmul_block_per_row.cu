// A block computes one row of C; it brings the row of A into shared memory first.
__global__ void blockPerRow(const float *A, const float *B, float *C, int n)
{
    extern __shared__ float rowOfA[];
    for (int k = threadIdx.x; k < n; k += blockDim.x) rowOfA[k] = A[blockIdx.x * n + k];
    __syncthreads();
    for (int c = threadIdx.x; c < n; c += blockDim.x) {
        float s = 0.f;
        for (int k = 0; k < n; ++k) s += rowOfA[k] * B[k * n + c];
        C[blockIdx.x * n + c] = s;
    }
}
