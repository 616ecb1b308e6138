// 32 x 32 elements a block, 2 x 2 a thread, by outer products from registers.
enum { BM = 32, BN = 32, BK = 8, TM = 2, TN = 2 };

__global__ void registerTile(const float *A, const float *B, float *C, int N)
{
    __shared__ float As[BK][BM];
    __shared__ float Bs[BK][BN];
    const int tid = threadIdx.y * blockDim.x + threadIdx.x;   // 16 x 16 threads
    A += blockIdx.y * BM * N;
    B += blockIdx.x * BN;
    C += blockIdx.y * BM * N + blockIdx.x * BN;

    float acc[TM][TN] = {{0.0f}};
    for (int k0 = 0; k0 < N; k0 += BK) {
        As[tid % BK][tid / BK] = A[tid / BK * N + tid % BK];
        Bs[tid / BN][tid % BN] = B[tid / BN * N + tid % BN];
        __syncthreads();
        for (int k = 0; k < BK; ++k) {
            float a[TM], b[TN];
            for (int i = 0; i < TM; ++i) a[i] = As[k][threadIdx.y * TM + i];
            for (int j = 0; j < TN; ++j) b[j] = Bs[k][threadIdx.x * TN + j];
            for (int i = 0; i < TM; ++i)
                for (int j = 0; j < TN; ++j)
                    acc[i][j] += a[i] * b[j];
        }
        __syncthreads();
        A += BK;
        B += BK * N;
    }
    for (int i = 0; i < TM; ++i)
        for (int j = 0; j < TN; ++j)
            C[(threadIdx.y * TM + i) * N + threadIdx.x * TN + j] = acc[i][j];
}
