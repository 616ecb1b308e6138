// Homework 0: it does not have to be fast.
__global__ void sumAlone(const float A[], float B[], int len)
{
	float s = 0;
	for (int k = 0; k < len; k++)
		s += A[k];
	B[0] = s;
}

__global__ void productsAlone(const float A[], const float B[], float C[], int len)
{
	int k = blockIdx.x * blockDim.x + threadIdx.x;
	if (k >= len) return;
	C[k] = A[k] * B[k];
}
