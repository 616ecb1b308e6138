// After the algorithms of CUDA by Example, chapters 4 to 7, and of NVIDIA's samples transpose, convolutionSeparable,
// MonteCarlo and nbody: functions of floating-point numbers, constant memory, structures, references.
#include <math.h>
#include <stdio.h>
#define DIM 32
#define SPEED 0.25f
#define TILE_DIM 16
#define RADIUS 2

struct cuComplex {
    float r;
    float i;
    __device__ cuComplex(float a, float b) : r(a), i(b) {}
    __device__ float magnitude2(void) { return r * r + i * i; }
    __device__ cuComplex operator*(const cuComplex& a) { return cuComplex(r*a.r - i*a.i, i*a.r + r*a.i); }
    __device__ cuComplex operator+(const cuComplex& a) { return cuComplex(r+a.r, i+a.i); }
};

__device__ int julia(int x, int y) {
    const float scale = 1.5;
    float jx = scale * (float)(DIM/2 - x)/(DIM/2);
    float jy = scale * (float)(DIM/2 - y)/(DIM/2);
    cuComplex c(-0.8, 0.156);
    cuComplex a(jx, jy);
    int i = 0;
    for (i=0; i<20; i++) {
        a = a * a + c;
        if (a.magnitude2() > 1000)
            return 0;
    }
    return 1;
}

__global__ void juliaSet(unsigned char *ptr) {
    // map from blockIdx to pixel position
    int x = blockIdx.x;
    int y = blockIdx.y;
    int offset = x + y * gridDim.x;
    int juliaValue = julia(x, y);
    ptr[offset*4 + 0] = 255 * juliaValue;
    ptr[offset*4 + 1] = 0;
    ptr[offset*4 + 2] = 0;
    ptr[offset*4 + 3] = 255;
}

__global__ void ripple(const float *distances, float *heights, int ticks) {
    int x = threadIdx.x + blockIdx.x * blockDim.x;
    float d = sqrtf(distances[x]);
    float grey = 128.0f + 127.0f * cosf(d/10.0f - ticks/7.0f) / (d/10.0f + 1.0f);
    heights[x] = grey;
}

__global__ void blend_kernel(float *outSrc, const float *inSrc) {
    int x = threadIdx.x + blockIdx.x * blockDim.x;
    int y = threadIdx.y + blockIdx.y * blockDim.y;
    int offset = x + y * blockDim.x * gridDim.x;
    int left = offset - 1;
    int right = offset + 1;
    if (x == 0) left++;
    if (x == DIM-1) right--;
    int top = offset - DIM;
    int bottom = offset + DIM;
    if (y == 0) top += DIM;
    if (y == DIM-1) bottom -= DIM;
    outSrc[offset] = inSrc[offset] + SPEED * (inSrc[top] + inSrc[bottom] + inSrc[left] + inSrc[right] - inSrc[offset]*4);
}

__constant__ float d_Kernel[2 * RADIUS + 1] = {0.0625f, 0.25f, 0.375f, 0.25f, 0.0625f};

__global__ void convolutionRow(float *d_Dst, const float *d_Src, int n) {
    __shared__ float s_Data[64 + 2 * RADIUS];
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    s_Data[threadIdx.x + RADIUS] = i < n ? d_Src[i] : 0;
    if (threadIdx.x < RADIUS) {
        s_Data[threadIdx.x] = i >= RADIUS ? d_Src[i - RADIUS] : 0;
        s_Data[threadIdx.x + blockDim.x + RADIUS] = i + blockDim.x < n ? d_Src[i + blockDim.x] : 0;
    }
    __syncthreads();
    float sum = 0;
#pragma unroll
    for (int j = -RADIUS; j <= RADIUS; j++) sum += d_Kernel[RADIUS - j] * s_Data[threadIdx.x + RADIUS + j];
    if (i < n) d_Dst[i] = sum;
}

__global__ void transposeNoBankConflicts(float *odata, const float *idata, int width, int height) {
    __shared__ float tile[TILE_DIM][TILE_DIM + 1];
    int xIndex = blockIdx.x * TILE_DIM + threadIdx.x;
    int yIndex = blockIdx.y * TILE_DIM + threadIdx.y;
    int index_in = xIndex + yIndex * width;
    xIndex = blockIdx.y * TILE_DIM + threadIdx.x;
    yIndex = blockIdx.x * TILE_DIM + threadIdx.y;
    int index_out = xIndex + yIndex * height;
    tile[threadIdx.y][threadIdx.x] = idata[index_in];
    __syncthreads();
    odata[index_out] = tile[threadIdx.x][threadIdx.y];
}

__device__ inline float cnd(float d) {
    const float A1 = 0.31938153f, A2 = -0.356563782f, A3 = 1.781477937f, A4 = -1.821255978f, A5 = 1.330274429f;
    const float RSQRT2PI = 0.39894228040143267793994605993438f;
    float K = 1.0f / (1.0f + 0.2316419f * fabsf(d));
    float value = RSQRT2PI * expf(-0.5f * d * d) * (K * (A1 + K * (A2 + K * (A3 + K * (A4 + K * A5)))));
    if (d > 0) value = 1.0f - value;
    return value;
}

__device__ inline void priceOf(float &call, float S, float X, float T, float R, float V) {
    float sqrtT = sqrtf(T);
    float d1 = (logf(S / X) + (R + 0.5f * V * V) * T) / (V * sqrtT);
    float d2 = d1 - V * sqrtT;
    call = S * cnd(d1) - X * expf(-R * T) * cnd(d2);
}

__global__ void blackScholes(float *call, const float *price, const float *strike, int n) {
    const int i = blockDim.x * blockIdx.x + threadIdx.x;
    if (i < n) priceOf(call[i], price[i], strike[i], 1.0f, 0.02f, 0.30f);
}

__device__ void order(int &x, int &y) {
    if (x > y) { int t = x; x = y; y = t; }
}

__global__ void oddEvenSort(const int *in, int *values, int n) {
    __shared__ int s[64];
    const int i = threadIdx.x;
    s[i] = in[i];
    __syncthreads();
    for (int round = 0; round < n; ++round) {
        int first = 2 * i + (round & 1);
        if (first + 1 < n) order(s[first], s[first + 1]);
        __syncthreads();
    }
    values[i] = s[i];
}

struct Slice { const float *from; int count; };

__device__ float sumOf(Slice slice) {
    float sum = 0;
    for (int i = 0; i < slice.count; ++i) sum += slice.from[i];
    return sum;
}

__global__ void sumsOfSlices(const float *in, float *out, int n) {
    if (in == NULL || n <= 0) return;
    Slice slice;
    slice.from = in + threadIdx.x * 4;
    slice.count = 4;
    auto twice = [](float x) { return 2 * x; };
    out[threadIdx.x] = twice(sumOf(slice));
}

__global__ void talk(const float *in, float *out, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        out[i] = in[i];
        printf("Hello from block %d, thread %d: %.1f\n", blockIdx.x, threadIdx.x, in[i]);
    }
}
