// Dot product, first lab of the course. Every block leaves one number, the host adds them up.
#include <stdio.h>
#define THREADS 128
#define CHECK(x) do { cudaError_t e = (x); if (e != cudaSuccess) printf("%s\n", cudaGetErrorString(e)); } while (0)

__global__ void partialDot(float *x, float *y, float *blockSums, int n)
{
	__shared__ float products[THREADS];
	int me = threadIdx.x;
	float mySum = 0;
	for (int i = blockIdx.x * blockDim.x + me; i < n; i += gridDim.x * blockDim.x)
		mySum = mySum + x[i] * y[i];
	products[me] = mySum;
	__syncthreads();
	int half = THREADS / 2;
	while (half != 0) {
		if (me < half)
			products[me] += products[me + half];
		__syncthreads();
		half = half / 2;
	}
	if (me == 0)
		blockSums[blockIdx.x] = products[0];
}
