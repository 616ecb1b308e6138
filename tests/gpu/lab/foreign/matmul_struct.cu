// The matrices are structures, as in the programming guide.
typedef struct {
    int width;
    int height;
    float* elements;
} Matrix;

__global__ void structProduct(const Matrix A, const Matrix B, Matrix C)
{
    int row = blockIdx.y * blockDim.y + threadIdx.y;
    int col = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= A.height || col >= B.width) return;
    float value = 0;
    for (int e = 0; e < A.width; ++e)
        value += A.elements[row * A.width + e] * B.elements[e * B.width + col];
    C.elements[row * C.width + col] = value;
}
