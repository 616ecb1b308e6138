// Four neighbouring elements of C a thread; B and C move by 16 bytes.
__global__ void fourColumns(const float* __restrict__ A, const float* __restrict__ B, float* __restrict__ C, int M, int N, int K)
{
    const int col = (blockIdx.x * blockDim.x + threadIdx.x) * 4;
    const int row = blockIdx.y * blockDim.y + threadIdx.y;
    if (row >= M || col >= N) return;
    float4 acc = make_float4(0.f, 0.f, 0.f, 0.f);
    for (int k = 0; k < K; ++k) {
        const float a = A[row * K + k];
        const float4 b = *reinterpret_cast<const float4*>(B + k * N + col);
        acc.x += a * b.x;
        acc.y += a * b.y;
        acc.z += a * b.z;
        acc.w += a * b.w;
    }
    *reinterpret_cast<float4*>(&C[row * N + col]) = acc;
}
