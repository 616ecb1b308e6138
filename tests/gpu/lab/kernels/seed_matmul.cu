// The matrix products of the second-last document: one thread an element, and square tiles that are declared in the loop.
#define BLOCK_SIZE 16

__global__ void seedMatrix0(float *_C, const float *_A, const float *_B, int _wa, int _wb)
{
    float sum = 0;
    int row = blockIdx.y * blockDim.y + threadIdx.y;
    int col = blockIdx.x * blockDim.x + threadIdx.x;
    for (int i = 0; i < _wa; ++i)
    {
        sum += _A[row * _wa + i] * _B[i * _wb + col];
    }
    _C[row * _wb + col] = sum;
}

__global__ void seedMatrix1(float *_C, const float *_A, const float *_B, int _wa, int _wb)
{
    int bx = blockIdx.x;
    int by = blockIdx.y;
    int tx = threadIdx.x;
    int ty = threadIdx.y;

    int aBegin = _wa * (by * BLOCK_SIZE);
    int aEnd = aBegin + _wa - 1;
    int aStep = BLOCK_SIZE;
    int bBegin = BLOCK_SIZE * bx;
    int bStep = BLOCK_SIZE * _wb;

    float cSub = 0;
    for (int a = aBegin, b = bBegin; a <= aEnd; a += aStep, b += bStep)
    {
        __shared__ float As[BLOCK_SIZE][BLOCK_SIZE];
        __shared__ float Bs[BLOCK_SIZE][BLOCK_SIZE];
        As[ty][tx] = _A[a + _wa * ty + tx];
        Bs[ty][tx] = _B[b + _wb * ty + tx];
        __syncthreads();
        for (int k = 0; k < BLOCK_SIZE; ++k)
        {
            cSub += As[ty][k] * Bs[k][tx];
        }
        __syncthreads();
    }
    int cIndex = (by * BLOCK_SIZE + ty) * _wb + (bx * BLOCK_SIZE + tx);
    _C[cIndex] = cSub;
}
