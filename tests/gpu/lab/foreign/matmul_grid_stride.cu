#define IDX(r, c, ld) ((r) * (ld) + (c))
/* grid-stride loop over the elements of C; loads go through the read-only cache */
__global__ void gridStrideProduct(const float *A, const float *B, float *C, int wA, int hA, int wB)
{
	for (int e = blockIdx.x * blockDim.x + threadIdx.x; e < hA * wB; e += gridDim.x * blockDim.x) {
		const int r = e / wB, c = e - r * wB;
		float sum = 0.0f;
		#pragma unroll 4
		for (int k = 0; k < wA; ++k)
			sum = fmaf(__ldg(&A[IDX(r, k, wA)]), __ldg(&B[IDX(k, c, wB)]), sum);
		C[IDX(r, c, wB)] = sum;
	}
}
