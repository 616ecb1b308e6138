// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "lab/front_end/front_end.h"

// The words of CUDA's device code, after the CUDA C++ Programming Guide, chapters "C++ Language
// Extensions" and "Cooperative Groups", and the CUDA Math API: which of them a kernel may use, and
// with what sentence the others are refused. The manual's table tells the same.

namespace lanescope::lab {
namespace {

struct Word {
  const char* word;
  const char* body;          ///< of a kernel that uses it
  const char* refusal = "";  ///< a part of the sentence; empty: the word is taken
  const char* before = "";   ///< what stands before the kernel
};

std::ostream& operator<<(std::ostream& out, const Word& word) {
  return out << word.word;
}

constexpr const char* kGroups = "namespace cg = cooperative_groups;\n";

const Word kWords[] = {
    // Functions and variables
    {"__global__", "f[0] = 1;"},
    {"__device__", "f[0] = g(f[1]);", "", "__device__ float g(float x) { return x; }\n"},
    {"__host__", "f[0] = g(f[1]);", "", "__host__ __device__ float g(float x) { return x; }\n"},
    {"__forceinline__", "f[0] = g(f[1]);", "",
     "__device__ __forceinline__ float g(float x) { return x; }\n"},
    {"__noinline__", "f[0] = g(f[1]);", "",
     "__device__ __noinline__ float g(float x) { return x; }\n"},
    {"__shared__", "__shared__ float s[32]; s[threadIdx.x] = f[0];"},
    {"extern __shared__", "extern __shared__ float s[]; s[threadIdx.x] = f[0];"},
    {"shared arrays of several dimensions",
     "__shared__ float s[32][33]; s[threadIdx.x][1] = f[0];"},
    {"shared variables", "__shared__ int s; s = i[0]; __syncthreads(); i[1] = s;"},
    {"shared arrays of structures", "__shared__ P s[4]; s[0].x = f[0];", "Arrays of 'P'",
     "struct P { float x; };\n"},
    {"__constant__", "f[0] = c[threadIdx.x % 2];", "", "__constant__ float c[2] = {1, 2};\n"},
    {"constant arrays without values", "f[0] = c[0];", "has no values",
     "__constant__ float c[2];\n"},
    {"variables of the device", "total += 1;", "The global variable 'total'",
     "__device__ float total;\n"},
    {"constants of the device", "f[0] = c;", "", "__device__ const float c = 2;\n"},
    {"__managed__", "f[0] = c;", "The global variable 'c'", "__managed__ float c;\n"},
    {"__inline__", "f[0] = g(f[1]);", "",
     "template <class T> __inline__ __device__ T g(T x) { return x; }\n"},
    {"macros for these words", "f[0] = g(f[1]);", "",
     "#define HD __host__ __device__ inline\nHD float g(float x) { return x; }\n"},
    {"__restrict__", "f[0] = g(f);", "",
     "__device__ float g(const float* __restrict__ x) { return x[0]; }\n"},
    {"__launch_bounds__", "f[0] = 1;", "",
     "__global__ void __launch_bounds__(256, 2) other(float* f) { f[0] = 1; }\n"},
    {"__grid_constant__", "f[0] = 1;", "",
     "__global__ void other(float* f, const __grid_constant__ int m) { f[0] = m; }\n"},
    {"#pragma unroll", "\n#pragma unroll\nfor (int j = 0; j < 4; ++j) f[j] = 1;"},
    {"volatile", "volatile float* p = f; p[0] += p[1];"},
    // Vectors
    {"float2", "float2 x = make_float2(f[0], f[1]); f[2] = x.x + x.y;"},
    {"float3", "float3 x; f[0] = x.x;", "unknown type name 'float3'"},
    {"float4", "float4 x = v[0]; f[0] = x.w;"},
    {"int2", "int2 x = make_int2(i[0], 1); i[1] = x.y;"},
    {"int4", "int4 x = make_int4(i[0], 1, 2, 3); i[1] = x.w;"},
    {"uint4", "uint4 x = make_uint4(u[0], 1, 2, 3); u[1] = x.z;"},
    {"double2", "double2 x = make_double2(d[0], 1); d[1] = x.y;"},
    {"dim3", "dim3 x(1, 2); i[0] = x.y;"},
    {"half", "half x;", "unknown type name 'half'"},
    {"__half", "__half x;", "Numbers of 16 bits"},
    {"__nv_bfloat16", "__nv_bfloat16 x;", "Numbers of 16 bits"},
    {"short arrays", "", "Arrays of 'short'", "__global__ void o(short* s) { s[0] = 1; }\n"},
    {"reinterpret_cast to vectors", "float4 x = reinterpret_cast<float4*>(f)[0]; f[4] = x.y;"},
    {"reinterpret_cast to unsigned numbers",
     "atomicAdd((unsigned*)i, (unsigned)i[1]); atomicMax((int*)u, 3);"},
    {"reinterpret_cast to other numbers", "((int*)f)[0] = 1;", "the numbers must have the same"},
    // Built-in variables
    {"threadIdx", "f[threadIdx.x] = threadIdx.y + threadIdx.z;"},
    {"blockIdx", "f[blockIdx.x] = blockIdx.y + blockIdx.z;"},
    {"blockDim", "f[0] = blockDim.x * blockDim.y * blockDim.z;"},
    {"gridDim", "f[0] = gridDim.x * gridDim.y * gridDim.z;"},
    {"warpSize", "f[threadIdx.x % warpSize] = 1;"},
    // Fences and barriers
    {"__syncthreads", "__syncthreads(); f[0] = 1;"},
    {"__syncthreads_count", "i[0] = __syncthreads_count(i[1] > 0);"},
    {"__syncthreads_and", "i[0] = __syncthreads_and(i[1] > 0);"},
    {"__syncthreads_or", "i[0] = __syncthreads_or(i[1] > 0);"},
    {"__syncwarp", "__syncwarp(); f[0] = 1;"},
    {"__threadfence", "f[0] = 1; __threadfence();"},
    {"__threadfence_block", "f[0] = 1; __threadfence_block();"},
    {"__threadfence_system", "f[0] = 1; __threadfence_system();"},
    {"__nanosleep", "__nanosleep(100); f[0] = 1;"},
    {"cudaGridDependencySynchronize", "cudaGridDependencySynchronize(); f[0] = 1;"},
    {"cudaTriggerProgrammaticLaunchCompletion",
     "f[0] = 1; cudaTriggerProgrammaticLaunchCompletion();"},
    // The warp
    {"__shfl_sync", "f[0] = __shfl_sync(0xffffffff, f[1], 0);"},
    {"__shfl_up_sync", "f[0] = __shfl_up_sync(0xffffffff, f[1], 1);"},
    {"__shfl_down_sync", "f[0] = __shfl_down_sync(0xffffffff, f[1], 1);"},
    {"__shfl_xor_sync", "f[0] = __shfl_xor_sync(0xffffffff, f[1], 1, 16);"},
    {"__shfl_down", "f[0] = __shfl_down(f[1], 1);", "undeclared identifier '__shfl_down'"},
    {"__ballot_sync", "u[0] = __ballot_sync(0xffffffff, i[0] > 0);"},
    {"__any_sync", "i[0] = __any_sync(0xffffffff, i[0] > 0);"},
    {"__all_sync", "i[0] = __all_sync(0xffffffff, i[0] > 0);"},
    {"__activemask", "u[0] = __activemask();"},
    {"__match_any_sync", "u[0] = __match_any_sync(0xffffffff, i[0]);"},
    {"__match_all_sync", "int all; u[0] = __match_all_sync(0xffffffff, i[0], &all);"},
    {"__reduce_add_sync", "i[0] = __reduce_add_sync(0xffffffff, i[1]);"},
    {"__reduce_min_sync", "i[0] = __reduce_min_sync(0xffffffff, i[1]);"},
    {"__reduce_max_sync", "u[0] = __reduce_max_sync(0xffffffff, u[1]);"},
    {"__reduce_or_sync", "u[0] = __reduce_or_sync(0xffffffff, threadIdx.x);"},
    // Atomics
    {"atomicAdd", "atomicAdd(&f[0], f[1]); atomicAdd(i, 1); atomicAdd(&d[0], 1.0);"},
    {"atomicSub", "atomicSub(&i[0], 1);"},
    {"atomicExch", "f[1] = atomicExch(&f[0], 2.0f);"},
    {"atomicMin", "atomicMin(&i[0], i[1]);"},
    {"atomicMax", "atomicMax(&u[0], 7u);"},
    {"atomicInc", "u[1] = atomicInc(&u[0], 5u);"},
    {"atomicDec", "u[1] = atomicDec(&u[0], 5u);"},
    {"atomicCAS", "i[1] = atomicCAS(&i[0], 0, 1);"},
    {"atomicAnd", "atomicAnd(&u[0], 3u);"},
    {"atomicOr", "atomicOr(&u[0], 3u);"},
    {"atomicXor", "atomicXor(&u[0], 3u);"},
    {"atomicAdd_block", "atomicAdd_block(&i[0], 1);", "undeclared identifier 'atomicAdd_block'"},
    // Memory
    {"__ldg", "f[0] = __ldg(&f[1]) + __ldg(f + 2);"},
    {"__ldcs", "f[0] = __ldcs(&f[1]);"},
    {"__ldcg", "f[0] = __ldcg(&f[1]);"},
    {"__pipeline_memcpy_async",
     "__shared__ float s[32]; __pipeline_memcpy_async(&s[0], &f[0], sizeof(float));"},
    {"__pipeline_commit", "__pipeline_commit();"},
    {"__pipeline_wait_prior", "__pipeline_wait_prior(0);"},
    {"malloc", "float* p = (float*)malloc(8);", "'malloc'"},
    {"free", "free(f);", "'free'"},
    {"memcpy", "memcpy(f, f + 4, 16);", "'memcpy'"},
    {"memset", "memset(f, 0, 16);", "'memset'"},
    {"new", "int* p = new int;", "'new'"},
    {"delete", "delete f;", "'delete'"},
    {"tex1Dfetch", "f[0] = tex1Dfetch(f, 1);", "Textures and surfaces"},
    {"tex2D", "f[0] = tex2D(f, 1, 2);", "Textures and surfaces"},
    {"surf2Dwrite", "surf2Dwrite(f, 1, 2);", "Textures and surfaces"},
    {"texture<>", "", "Textures and surfaces", "texture<float> t;\n"},
    {"cudaTextureObject_t", "cudaTextureObject_t t;", "Textures and surfaces"},
    // Time, printing and ends
    {"printf", "printf(\"%f %d\\n\", f[0], n);"},
    {"assert", "assert(n > 0); f[0] = 1;"},
    {"__trap", "if (n < 0) __trap();"},
    {"clock64", "f[0] = clock64();", "'clock64'"},
    {"clock", "f[0] = clock();", "'clock'"},
    {"__brkpt", "__brkpt();", "'__brkpt'"},
    {"__prof_trigger", "__prof_trigger(1);", "'__prof_trigger'"},
    {"asm", "asm(\"nop;\");", "Inline assembly"},
    {"dynamic parallelism", "other<<<1, 32>>>(f);", "A kernel cannot launch kernels",
     "__global__ void other(float* f) { f[0] = 1; }\n"},
    {"cudaDeviceSynchronize", "cudaDeviceSynchronize();", "A kernel cannot wait for the device"},
    // Mathematics
    {"sqrtf", "f[0] = sqrtf(f[1]);"},
    {"sqrt", "d[0] = sqrt(d[1]); f[0] = sqrt(f[1]);"},
    {"rsqrtf", "f[0] = rsqrtf(f[1]);"},
    {"cbrtf", "f[0] = cbrtf(f[1]);"},
    {"expf", "f[0] = expf(f[1]);"},
    {"exp", "d[0] = exp(d[1]);"},
    {"exp2f", "f[0] = exp2f(f[1]);"},
    {"logf", "f[0] = logf(f[1]);"},
    {"log2f", "f[0] = log2f(f[1]);"},
    {"log10f", "f[0] = log10f(f[1]);"},
    {"sinf", "f[0] = sinf(f[1]);"},
    {"cosf", "f[0] = cosf(f[1]);"},
    {"tanf", "f[0] = tanf(f[1]);"},
    {"tanhf", "f[0] = tanhf(f[1]);"},
    {"atan2f", "f[0] = atan2f(f[1], f[2]);"},
    {"powf", "f[0] = powf(f[1], 2.0f);"},
    {"pow", "d[0] = pow(d[1], 3);"},
    {"fmodf", "f[0] = fmodf(f[1], 2.0f);"},
    {"hypotf", "f[0] = hypotf(f[1], f[2]);"},
    {"erff", "f[0] = erff(f[1]);"},
    {"fabsf", "f[0] = fabsf(f[1]);"},
    {"fabs", "d[0] = fabs(d[1]);"},
    {"abs", "i[0] = abs(i[1]);"},
    {"floorf", "f[0] = floorf(f[1]);"},
    {"ceilf", "f[0] = ceilf(f[1]);"},
    {"roundf", "f[0] = roundf(f[1]);"},
    {"truncf", "f[0] = truncf(f[1]);"},
    {"rintf", "f[0] = rintf(f[1]);"},
    {"__expf", "f[0] = __expf(f[1]);"},
    {"__logf", "f[0] = __logf(f[1]);"},
    {"__sinf", "f[0] = __sinf(f[1]);"},
    {"__cosf", "f[0] = __cosf(f[1]);"},
    {"min", "i[0] = min(i[1], 3); f[0] = min(f[1], f[2]);"},
    {"max", "i[0] = max(i[1], n); f[0] = max(f[1], f[2]);"},
    {"fminf", "f[0] = fminf(f[1], f[2]);"},
    {"fmaxf", "f[0] = fmaxf(f[1], f[2]);"},
    {"fmaf", "f[0] = fmaf(f[1], f[2], f[3]);"},
    {"fma", "d[0] = fma(d[1], d[2], d[3]);"},
    {"__fmul_rn", "f[0] = __fmul_rn(f[1], f[2]);"},
    {"__fdividef", "f[0] = __fdividef(f[1], f[2]);", "undeclared identifier '__fdividef'"},
    {"__popc", "i[0] = __popc(u[0]);"},
    {"__clz", "i[0] = __clz(i[1]);"},
    {"__ffs", "i[0] = __ffs(i[1]);"},
    {"__brev", "u[0] = __brev(u[1]);"},
    {"__float_as_int", "i[0] = __float_as_int(f[0]);"},
    {"__int_as_float", "f[0] = __int_as_float(i[0]);"},
    {"sincosf", "float s, c; sincosf(f[0], &s, &c);", "undeclared identifier 'sincosf'"},
    {"curand_init", "curand_init(1, 2, 3, 0);", "cuRAND"},
    {"wmma", "wmma::load();", "The library wmma::"},
    // Cooperative groups and libcu++
    {"cg::this_thread_block", "cg::this_thread_block().sync(); f[0] = 1;", "", kGroups},
    {"cg::tiled_partition",
     "auto t = cg::tiled_partition<32>(cg::this_thread_block()); f[0] = t.thread_rank();", "",
     kGroups},
    {"cg::reduce",
     "auto t = cg::tiled_partition<32>(cg::this_thread_block()); f[0] = cg::reduce(t, f[1], "
     "cg::plus<float>());",
     "", kGroups},
    {"cg::inclusive_scan",
     "auto t = cg::tiled_partition<32>(cg::this_thread_block()); i[0] = cg::inclusive_scan(t, "
     "i[1]);",
     "", kGroups},
    {"cg::this_cluster",
     "__shared__ float s[4]; cg::cluster_group c = cg::this_cluster(); c.sync(); f[0] = "
     "c.map_shared_rank(s, 0)[1];",
     "", kGroups},
    {"cg::coalesced_threads", "auto t = cg::coalesced_threads();",
     "no member named 'coalesced_threads'", kGroups},
    {"cg::this_grid", "cg::this_grid().sync();", "no member named 'this_grid'", kGroups},
    {"cg::memcpy_async", "cg::memcpy_async(f, f, f, 4);", "no member named 'memcpy_async'",
     kGroups},
    {"cuda::barrier", "cuda::barrier<1> b;", "The library cuda::"},
    {"cuda::pipeline", "cuda::pipeline<1> p;", "The library cuda::"},
    {"cuda::atomic_ref", "cuda::atomic_ref<int> a(i[0]);", "The library cuda::"},
    {"#include <thrust/…>", "", "No file can be included", "#include <thrust/sort.h>\n"},
    {"#include <cub/…>", "", "No file can be included", "#include <cub/cub.cuh>\n"},
    // C++
    {"templates", "f[0] = g<float, 3>(f[1]);", "",
     "template <class T, int N> __device__ T g(T x) { return x * N; }\n"},
    {"structures", "P p{f[0], 2}; f[1] = p.x * p.n;", "", "struct P { float x; int n; };\n"},
    {"pointers in structures", "P p{f}; f[1] = p.x[2];", "", "struct P { float* x; };\n"},
    {"arrays as parameters", "f[0] = g(f);", "",
     "__device__ float g(const float x[], int y[2] = nullptr) { return x[0]; }\n"
     "__global__ void o(float x[16]) { x[0] = 1; }\n"},
    {"explicit instantiations", "f[0] = 1;", "",
     "template <int N> __global__ void o(float* x) { x[0] = N; }\n"
     "template __global__ void o<16>(float*);\n"},
    {"structures as parameters of a kernel", "", "neither a number nor a pointer",
     "struct P { float x; };\n__global__ void o(P p, float* f) { f[0] = p.x; }\n"},
    {"references to elements", "g(f[0], f[1]);", "",
     "__device__ void g(float& x, float& y) { x += y; }\n"},
    {"pointers compared", "if (f != nullptr && f != NULL && f < f + n) f[0] = 1;"},
    {"lambda functions", "auto g = [](float x) { return 2 * x; }; f[0] = g(f[1]);"},
    {"lambda functions of auto", "auto g = [](auto x) { return x; }; f[0] = 1;",
     "A lambda function"},
    {"range-based for", "float a[3] = {1, 2, 3}; for (float x : a) f[0] += x;"},
    {"enum", "f[0] = kTwo;", "", "enum { kOne, kTwo };\n"},
    {"namespace", "f[0] = a::g(f[1]);", "",
     "namespace a { __device__ float g(float x) { return x; } }\n"},
    {"typedef and using", "real x = f[0]; number m = 3; f[1] = x * m;", "",
     "typedef float real;\nusing number = int;\n"},
    {"constexpr", "constexpr int m = 3; f[m] = kHalf;", "", "constexpr float kHalf = 0.5f;\n"},
    {"static const arrays", "static const int a[2] = {1, 2}; f[a[threadIdx.x % 2]] = 1;"},
    {"#define", "f[N] = TWICE(n);", "", "#define N 4\n#define TWICE(x) ((x) * 2)\n"},
    {"#if", "f[0] = g(f[1]);", "",
     "#if __CUDA_ARCH__ >= 800\n__device__ float g(float x) { return x; }\n#endif\n"},
    {"recursion", "i[0] = g(n);", "",
     "__device__ int g(int n) { return n < 2 ? n : g(n - 1) + g(n - 2); }\n"},
    {"switch", "switch (i[0]) { case 1: f[0] = 1; break; default: f[0] = 2; }"},
    {"goto", "if (n < 0) goto end; f[0] = 1; end:;"},
    {"function pointers", "float (*p)(float) = g; f[0] = p(f[1]);", "known only at run time",
     "__device__ float g(float x) { return x; }\n"},
    {"virtual functions", "f[0] = 1;", "A virtual function",
     "struct S { virtual int g() { return 1; } };\n"},
    {"try and throw", "throw 1;", "cannot"},
    {"thread_local", "thread_local int x; f[0] = x;", "thread_local"},
    {"std::vector", "std::vector<int> x;", "'vector'"},
};

class CudaWords : public testing::TestWithParam<Word> {};

TEST_P(CudaWords, AreTakenOrRefusedWithASentence) {
  const Word& word = GetParam();
  const std::string text = std::string("#include <cooperative_groups.h>\n") + word.before +
                           "__global__ void k(float* f, double* d, int* i, unsigned* u, "
                           "unsigned long long* l, float4* v, int n) {\n" +
                           word.body + "\n}\n";
  const Rewritten result = rewrite(text);
  if (*word.refusal == '\0') {
    EXPECT_FALSE(result.hasError());
    for (const Problem& problem : result.problems) EXPECT_FALSE(problem.isError) << problem.message;
    return;
  }
  std::string all;
  for (const Problem& problem : result.problems) all += problem.message + '\n';
  EXPECT_TRUE(result.hasError());
  EXPECT_NE(all.find(word.refusal), std::string::npos) << all;
}

TEST_P(CudaWords, StandInTheManual) {
  std::ostringstream manual;
  manual << std::ifstream(std::string(LANESCOPE_SOURCE_DIR) + "/resources/manual/own-kernels.md")
                .rdbuf();
  const std::string text = manual.str();
  const std::size_t refused = text.find("### Refused");
  ASSERT_NE(refused, std::string::npos);
  const std::size_t taken = text.find("### Taken");
  ASSERT_LT(taken, refused);
  const bool isTaken = *GetParam().refusal == '\0';
  const std::string part = isTaken ? text.substr(taken, refused - taken) : text.substr(refused);
  EXPECT_NE(part.find(GetParam().word), std::string::npos);
}

INSTANTIATE_TEST_SUITE_P(All, CudaWords, testing::ValuesIn(kWords));

}  // namespace
}  // namespace lanescope::lab
