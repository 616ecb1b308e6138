// SPDX-License-Identifier: Apache-2.0

// The words of CUDA C++ as far as a front end must know them: it parses a kernel behind this text
// and never compiles it. Declared are the words that the recorded builds of a kernel have
// (trace/record/cuda_functions.inl, atomics.h, math_functions.h, simt/device_functions.h), and
// those that have a sentence of their own where a kernel uses them.

#define __CUDACC__ 1
#define __CUDA_ARCH__ 900
#define __global__ __attribute__((annotate("lanescope:global")))
#define __device__ __attribute__((annotate("lanescope:device")))
#define __host__
#define __shared__ __attribute__((annotate("lanescope:shared")))
#define __constant__ __attribute__((annotate("lanescope:constant")))
#define __managed__ __attribute__((annotate("lanescope:managed")))
#define __forceinline__ inline
#define __noinline__
#define __launch_bounds__(...)
#define __grid_constant__
#define __align__(bytes) __attribute__((aligned(bytes)))
#define LANESCOPE_TAKES_BARE __attribute__((annotate("lanescope:bare")))

using size_t = decltype(sizeof(0));
using ptrdiff_t = decltype((char*)0 - (char*)0);
using int8_t = signed char;
using int16_t = short;
using int32_t = int;
using int64_t = long;
using uint8_t = unsigned char;
using uint16_t = unsigned short;
using uint32_t = unsigned;
using uint64_t = unsigned long;
using uintptr_t = unsigned long;
using uint = unsigned;
using uchar = unsigned char;
using ulong = unsigned long;
namespace std {
using ::int32_t;
using ::int64_t;
using ::ptrdiff_t;
using ::size_t;
using ::uint32_t;
using ::uint64_t;
using ::uint8_t;
}  // namespace std
#define NULL 0
#define INT_MAX 2147483647
#define INT_MIN (-2147483647 - 1)
#define UINT_MAX 4294967295U
#define LLONG_MAX 9223372036854775807LL
#define LLONG_MIN (-9223372036854775807LL - 1)
#define FLT_MAX 3.402823466e+38F
#define FLT_MIN 1.175494351e-38F
#define FLT_EPSILON 1.192092896e-07F
#define DBL_MAX 1.7976931348623158e+308
#define INFINITY (__builtin_inff())
#define NAN (__builtin_nanf(""))

struct uint3 {
  unsigned x, y, z;
};
struct dim3 {
  unsigned x, y, z;
  constexpr dim3(unsigned ofX = 1, unsigned ofY = 1, unsigned ofZ = 1) : x(ofX), y(ofY), z(ofZ) {}
};
extern const uint3 threadIdx;
extern const uint3 blockIdx;
extern const dim3 blockDim;
extern const dim3 gridDim;
extern const int warpSize;

#define LANESCOPE_VECTORS(scalar, name)                         \
  struct __attribute__((aligned(2 * sizeof(scalar)))) name##2 { \
    scalar x, y;                                                \
  };                                                            \
  name##2 make_##name##2(scalar x, scalar y);
#define LANESCOPE_WIDE_VECTORS(scalar, name)                    \
  LANESCOPE_VECTORS(scalar, name)                               \
  struct __attribute__((aligned(4 * sizeof(scalar)))) name##4 { \
    scalar x, y, z, w;                                          \
  };                                                            \
  name##4 make_##name##4(scalar x, scalar y, scalar z, scalar w);
LANESCOPE_WIDE_VECTORS(float, float)
LANESCOPE_WIDE_VECTORS(int, int)
LANESCOPE_WIDE_VECTORS(unsigned, uint)
LANESCOPE_VECTORS(double, double)
LANESCOPE_VECTORS(long long, longlong)

void __syncthreads();
int __syncthreads_count(int predicate);
int __syncthreads_and(int predicate);
int __syncthreads_or(int predicate);
void __syncwarp(unsigned mask = 0xffffffffU);
void __threadfence();
void __threadfence_block();
void __threadfence_system();
void __nanosleep(unsigned nanoseconds);
void cudaGridDependencySynchronize();
void cudaTriggerProgrammaticLaunchCompletion();

#define LANESCOPE_SHUFFLES(T)                                                 \
  T __shfl_sync(unsigned mask, T value, int source, int width = 32);          \
  T __shfl_up_sync(unsigned mask, T value, unsigned delta, int width = 32);   \
  T __shfl_down_sync(unsigned mask, T value, unsigned delta, int width = 32); \
  T __shfl_xor_sync(unsigned mask, T value, int lanes, int width = 32);       \
  unsigned __match_any_sync(unsigned mask, T value);                          \
  unsigned __match_all_sync(unsigned mask, T value, int* allEqual);
LANESCOPE_SHUFFLES(int)
LANESCOPE_SHUFFLES(unsigned)
LANESCOPE_SHUFFLES(long long)
LANESCOPE_SHUFFLES(unsigned long long)
LANESCOPE_SHUFFLES(float)
LANESCOPE_SHUFFLES(double)
unsigned __ballot_sync(unsigned mask, int predicate);
int __any_sync(unsigned mask, int predicate);
int __all_sync(unsigned mask, int predicate);
unsigned __activemask();
#define LANESCOPE_REDUCES(T)                   \
  T __reduce_add_sync(unsigned mask, T value); \
  T __reduce_min_sync(unsigned mask, T value); \
  T __reduce_max_sync(unsigned mask, T value);
LANESCOPE_REDUCES(int)
LANESCOPE_REDUCES(unsigned)
unsigned __reduce_and_sync(unsigned mask, unsigned value);
unsigned __reduce_or_sync(unsigned mask, unsigned value);
unsigned __reduce_xor_sync(unsigned mask, unsigned value);

using lanescope_ull = unsigned long long;
#define LANESCOPE_ATOMIC(function, T) T function(T* to, T operand);
LANESCOPE_ATOMIC(atomicAdd, int)
LANESCOPE_ATOMIC(atomicAdd, unsigned)
LANESCOPE_ATOMIC(atomicAdd, lanescope_ull)
LANESCOPE_ATOMIC(atomicAdd, float)
LANESCOPE_ATOMIC(atomicAdd, double)
LANESCOPE_ATOMIC(atomicSub, int)
LANESCOPE_ATOMIC(atomicSub, unsigned)
LANESCOPE_ATOMIC(atomicExch, int)
LANESCOPE_ATOMIC(atomicExch, unsigned)
LANESCOPE_ATOMIC(atomicExch, lanescope_ull)
LANESCOPE_ATOMIC(atomicExch, float)
#define LANESCOPE_EXTREME(function)     \
  LANESCOPE_ATOMIC(function, int)       \
  LANESCOPE_ATOMIC(function, unsigned)  \
  LANESCOPE_ATOMIC(function, long long) \
  LANESCOPE_ATOMIC(function, lanescope_ull)
LANESCOPE_EXTREME(atomicMin)
LANESCOPE_EXTREME(atomicMax)
LANESCOPE_ATOMIC(atomicInc, unsigned)
LANESCOPE_ATOMIC(atomicDec, unsigned)
#define LANESCOPE_BITWISE(function)    \
  LANESCOPE_ATOMIC(function, int)      \
  LANESCOPE_ATOMIC(function, unsigned) \
  LANESCOPE_ATOMIC(function, lanescope_ull)
LANESCOPE_BITWISE(atomicAnd)
LANESCOPE_BITWISE(atomicOr)
LANESCOPE_BITWISE(atomicXor)
int atomicCAS(int* to, int compare, int value);
unsigned atomicCAS(unsigned* to, unsigned compare, unsigned value);
lanescope_ull atomicCAS(lanescope_ull* to, lanescope_ull compare, lanescope_ull value);

template <class T>
T __ldg(const T* from);
template <class T>
T __ldcs(const T* from);
template <class T>
T __ldcg(const T* from);
void __pipeline_memcpy_async(void* to, const void* from, size_t bytes);
void __pipeline_commit();
void __pipeline_wait_prior(size_t prior);

LANESCOPE_TAKES_BARE int __popc(unsigned x);
LANESCOPE_TAKES_BARE int __popcll(unsigned long long x);
LANESCOPE_TAKES_BARE int __clz(int x);
LANESCOPE_TAKES_BARE int __clzll(long long x);
LANESCOPE_TAKES_BARE int __ffs(int x);
LANESCOPE_TAKES_BARE int __ffsll(long long x);
LANESCOPE_TAKES_BARE unsigned __brev(unsigned x);
LANESCOPE_TAKES_BARE unsigned long long __brevll(unsigned long long x);
int __float_as_int(float x);
unsigned __float_as_uint(float x);
float __int_as_float(int x);
float __uint_as_float(unsigned x);
float __ull2float_rn(unsigned long long x);
unsigned __float2uint_rn(float x);

#define LANESCOPE_OF_TWO(T) \
  T min(T x, T y);          \
  T max(T x, T y);
LANESCOPE_OF_TWO(int)
LANESCOPE_OF_TWO(unsigned)
LANESCOPE_OF_TWO(long)
LANESCOPE_OF_TWO(unsigned long)
LANESCOPE_OF_TWO(long long)
LANESCOPE_OF_TWO(unsigned long long)
LANESCOPE_OF_TWO(float)
LANESCOPE_OF_TWO(double)
unsigned min(int x, unsigned y);
unsigned min(unsigned x, int y);
unsigned max(int x, unsigned y);
unsigned max(unsigned x, int y);
double min(float x, double y);
double min(double x, float y);
double max(float x, double y);
double max(double x, float y);
float fminf(float x, float y);
float fmaxf(float x, float y);
float __fmul_rn(float x, float y);
float __fdiv_rn(float x, float y);
float fmaf(float x, float y, float z);
float fma(float x, float y, float z);
double fma(double x, double y, double z);

#define LANESCOPE_MATH(function) \
  float function##f(float x);    \
  float function(float x);       \
  double function(double x);     \
  double function(int x);
LANESCOPE_MATH(sqrt)
LANESCOPE_MATH(rsqrt)
LANESCOPE_MATH(cbrt)
LANESCOPE_MATH(exp)
LANESCOPE_MATH(exp2)
LANESCOPE_MATH(exp10)
LANESCOPE_MATH(expm1)
LANESCOPE_MATH(log)
LANESCOPE_MATH(log2)
LANESCOPE_MATH(log10)
LANESCOPE_MATH(log1p)
LANESCOPE_MATH(sin)
LANESCOPE_MATH(cos)
LANESCOPE_MATH(tan)
LANESCOPE_MATH(asin)
LANESCOPE_MATH(acos)
LANESCOPE_MATH(atan)
LANESCOPE_MATH(sinh)
LANESCOPE_MATH(cosh)
LANESCOPE_MATH(tanh)
LANESCOPE_MATH(erf)
LANESCOPE_MATH(erfc)
LANESCOPE_MATH(floor)
LANESCOPE_MATH(ceil)
LANESCOPE_MATH(round)
LANESCOPE_MATH(trunc)
LANESCOPE_MATH(rint)
LANESCOPE_MATH(fabs)
float __expf(float x);
float __exp10f(float x);
float __logf(float x);
float __log2f(float x);
float __log10f(float x);
float __sinf(float x);
float __cosf(float x);
float __tanf(float x);
#define LANESCOPE_MATH_OF_TWO(function) \
  float function##f(float x, float y);  \
  float function(float x, float y);     \
  double function(double x, double y);  \
  double function(float x, double y);   \
  double function(double x, float y);   \
  double function(float x, int y);      \
  double function(double x, int y);     \
  double function(int x, int y);
LANESCOPE_MATH_OF_TWO(pow)
LANESCOPE_MATH_OF_TWO(fmod)
LANESCOPE_MATH_OF_TWO(atan2)
LANESCOPE_MATH_OF_TWO(hypot)
LANESCOPE_MATH_OF_TWO(fdim)
LANESCOPE_MATH_OF_TWO(copysign)
int abs(int x);
long long abs(long long x);
float abs(float x);
double abs(double x);

int printf(const char* format, ...);
LANESCOPE_TAKES_BARE void assert(bool condition);
void __trap();
#define LANESCOPE_REFUSED __attribute__((annotate("lanescope:refused")))
LANESCOPE_REFUSED void* malloc(size_t bytes);
LANESCOPE_REFUSED void free(void* at);
LANESCOPE_REFUSED void* memcpy(void* to, const void* from, size_t n);
LANESCOPE_REFUSED void* memset(void* at, int value, size_t n);
LANESCOPE_REFUSED long long clock64();
LANESCOPE_REFUSED long clock();
LANESCOPE_REFUSED unsigned long long __globaltimer();
LANESCOPE_REFUSED void __brkpt();
LANESCOPE_REFUSED void __prof_trigger(int counter);

namespace cooperative_groups {
class thread_block {
 public:
  void sync() const;
  unsigned thread_rank() const;
  unsigned size() const;
  unsigned num_threads() const;
};
thread_block this_thread_block();
template <unsigned kSize>
class thread_block_tile {
 public:
  void sync() const;
  unsigned thread_rank() const;
  unsigned size() const;
  unsigned num_threads() const;
  unsigned meta_group_rank() const;
  unsigned meta_group_size() const;
  template <class T>
  T shfl(T value, int source) const;
  template <class T>
  T shfl_up(T value, unsigned delta) const;
  template <class T>
  T shfl_down(T value, unsigned delta) const;
  template <class T>
  T shfl_xor(T value, unsigned lanes) const;
  int any(int predicate) const;
  int all(int predicate) const;
  unsigned ballot(int predicate) const;
};
template <unsigned kSize, class Parent>
thread_block_tile<kSize> tiled_partition(const Parent& parent);
template <class Group>
void sync(const Group& group);
#define LANESCOPE_FUNCTOR(name) \
  template <class T = void>     \
  struct name {};
LANESCOPE_FUNCTOR(plus)
LANESCOPE_FUNCTOR(less)
LANESCOPE_FUNCTOR(greater)
LANESCOPE_FUNCTOR(bit_and)
LANESCOPE_FUNCTOR(bit_or)
LANESCOPE_FUNCTOR(bit_xor)
template <class Tile, class T, class Op>
T reduce(const Tile& tile, T value, Op op);
template <class Tile, class T, class Op = plus<>>
T inclusive_scan(const Tile& tile, T value, Op op = {});
class cluster_group {
 public:
  unsigned block_rank() const;
  unsigned num_blocks() const;
  void sync() const;
  template <class T>
  T* map_shared_rank(T* array, unsigned rank) const;
};
cluster_group this_cluster();
}  // namespace cooperative_groups
