// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cuda.h>

#include <cstdint>
#include <type_traits>

// Instructions that CUDA C++ has no words for, by the names that libcu++ gives them in cuda::ptx,
// or would give them; for the plain build, for nvcc only. After the PTX ISA, "mbarrier",
// "cp.async.bulk.tensor" and "wgmma". The last is of compute capability 9.0 alone (sm_90a); code
// for another one stops, and a plan that needs it says so.

namespace lanescope::kernels::plain {

/// A matrix as the tensor memory accelerator knows it (values::TensorTile).
using TensorMap = CUtensorMap;

namespace ptx {

#if !defined(__CUDA_ARCH__) || defined(__CUDA_ARCH_FEAT_SM90_ALL)
#define LANESCOPE_PTX(...) asm volatile(__VA_ARGS__)
#else
#define LANESCOPE_PTX(...) __trap()
#endif

/// A number that an instruction has built in.
template <int N>
using n32_t = std::integral_constant<int, N>;

/// Where something lies in the block's shared memory.
__device__ __forceinline__ unsigned cvta_to_shared(const void* address) {
  return static_cast<unsigned>(__cvta_generic_to_shared(address));
}

// Barriers in shared memory. Each phase ends when `count` threads have arrived and all bytes that
// they announced have come.
__device__ __forceinline__ void mbarrier_init(unsigned long long* barrier, unsigned count) {
  LANESCOPE_PTX("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(cvta_to_shared(barrier)), "r"(count)
                : "memory");
}
/// Between the barriers' start and their use by the cluster and by bulk copies.
__device__ __forceinline__ void fence_mbarrier_init() {
  LANESCOPE_PTX("fence.mbarrier_init.release.cluster;" ::: "memory");
}
__device__ __forceinline__ void mbarrier_arrive_expect_tx(unsigned long long* barrier,
                                                          unsigned bytes) {
  LANESCOPE_PTX(
      "mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(cvta_to_shared(barrier)),
      "r"(bytes)
      : "memory");
}
/// At the barrier which the block of this rank in the cluster has there. Not with
/// `.release.cluster`: that waits for all of the thread's stores, and there is nothing to release.
__device__ __forceinline__ void mbarrier_arrive(unsigned long long* barrier, unsigned rank) {
  LANESCOPE_PTX(
      "{\n"
      ".reg .b32 remote;\n"
      "mapa.shared::cluster.u32 remote, %0, %1;\n"
      "mbarrier.arrive.shared::cluster.b64 _, [remote];\n"
      "}" ::"r"(cvta_to_shared(barrier)),
      "r"(rank)
      : "memory");
}
/// Whether the phase of this parity is over; waits for it a while.
__device__ __forceinline__ bool mbarrier_try_wait_parity(unsigned long long* barrier,
                                                         unsigned parity) {
  unsigned over = 0;
  LANESCOPE_PTX(
      "{\n"
      ".reg .pred over;\n"
      "mbarrier.try_wait.parity.shared::cta.b64 over, [%1], %2;\n"
      "selp.u32 %0, 1, 0, over;\n"
      "}"
      : "=r"(over)
      : "r"(cvta_to_shared(barrier)), "r"(parity)
      : "memory");
  return over != 0;
}

/// Lets the first copies find what they need to know of the matrix.
__device__ __forceinline__ void prefetch_tensormap(const TensorMap& map) {
  LANESCOPE_PTX("prefetch.tensormap [%0];" ::"l"(&map) : "memory");
}
/// Copies the tile that begins at this column and row to the same place in the shared memory of all
/// blocks of the cluster that `ranks` has a bit for, and tells the barrier of each.
__device__ __forceinline__ void cp_async_bulk_tensor(void* to, const TensorMap& from, int column,
                                                     int row, unsigned long long* barrier,
                                                     unsigned ranks) {
  LANESCOPE_PTX(
      "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes"
      ".multicast::cluster [%0], [%1, {%2, %3}], [%4], %5;" ::"r"(cvta_to_shared(to)),
      "l"(&from), "r"(column), "r"(row), "r"(cvta_to_shared(barrier)),
      "h"(static_cast<std::uint16_t>(ranks))
      : "memory");
}
/// The same for the own block alone.
__device__ __forceinline__ void cp_async_bulk_tensor(void* to, const TensorMap& from, int column,
                                                     int row, unsigned long long* barrier) {
  LANESCOPE_PTX(
      "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes"
      " [%0], [%1, {%2, %3}], [%4];" ::"r"(cvta_to_shared(to)),
      "l"(&from), "r"(column), "r"(row), "r"(cvta_to_shared(barrier))
      : "memory");
}

/// Waits for the `threads` that come to the block's barrier of this number, from 0 to 15.
__device__ __forceinline__ void barrier_sync(unsigned number, unsigned threads) {
  LANESCOPE_PTX("barrier.sync %0, %1;" ::"r"(number), "r"(threads) : "memory");
}

/// From now on the warp group's threads have so many registers each.
template <int kRegisters>
__device__ __forceinline__ void setmaxnreg_inc(n32_t<kRegisters>) {
  LANESCOPE_PTX("setmaxnreg.inc.sync.aligned.u32 %0;" ::"n"(kRegisters));
}
template <int kRegisters>
__device__ __forceinline__ void setmaxnreg_dec(n32_t<kRegisters>) {
  LANESCOPE_PTX("setmaxnreg.dec.sync.aligned.u32 %0;" ::"n"(kRegisters));
}

// The product of a warp group.
/// Before the first one, and where registers of one have been written since.
__device__ __forceinline__ void wgmma_fence() {
  LANESCOPE_PTX("wgmma.fence.sync.aligned;" ::: "memory");
}
/// The same, and these registers, operands of some, are written by then.
template <int kCount, class... More>
__device__ __forceinline__ void wgmma_fence(unsigned (&operands)[kCount][4], More&... more) {
#pragma unroll
  for (int i = 0; i < kCount; ++i) {
    LANESCOPE_PTX(""
                  : "+r"(operands[i][0]), "+r"(operands[i][1]), "+r"(operands[i][2]),
                    "+r"(operands[i][3])::"memory");
  }
  wgmma_fence(more...);
}
__device__ __forceinline__ void wgmma_commit_group() {
  LANESCOPE_PTX("wgmma.commit_group.sync.aligned;" ::: "memory");
}
/// Until no more than kPending of the groups are unfinished.
template <int kPending>
__device__ __forceinline__ void wgmma_wait_group(n32_t<kPending>) {
  LANESCOPE_PTX("wgmma.wait_group.sync.aligned %0;" ::"n"(kPending) : "memory");
}

// The names and the operands of a thread's part of the result.
#define LANESCOPE_TEN(t)                                                                           \
  "%" #t "0, %" #t "1, %" #t "2, %" #t "3, %" #t "4, %" #t "5, %" #t "6, %" #t "7, %" #t "8, %" #t \
  "9, "
#define LANESCOPE_SIXTY                                                                         \
  "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, " LANESCOPE_TEN(1) LANESCOPE_TEN(2) LANESCOPE_TEN(3) \
      LANESCOPE_TEN(4) LANESCOPE_TEN(5)
#define LANESCOPE_NAMES_64 "{" LANESCOPE_SIXTY "%60, %61, %62, %63}"
#define LANESCOPE_NAMES_128                                                               \
  "{" LANESCOPE_SIXTY LANESCOPE_TEN(6) LANESCOPE_TEN(7) LANESCOPE_TEN(8) LANESCOPE_TEN(9) \
      LANESCOPE_TEN(10) LANESCOPE_TEN(11) "%120, %121, %122, %123, %124, %125, %126, %127}"
#define LANESCOPE_FOUR(i) "+f"(d[i]), "+f"(d[(i) + 1]), "+f"(d[(i) + 2]), "+f"(d[(i) + 3])
#define LANESCOPE_SIXTEEN(i) \
  LANESCOPE_FOUR(i), LANESCOPE_FOUR((i) + 4), LANESCOPE_FOUR((i) + 8), LANESCOPE_FOUR((i) + 12)
#define LANESCOPE_OPERANDS_64 \
  LANESCOPE_SIXTEEN(0), LANESCOPE_SIXTEEN(16), LANESCOPE_SIXTEEN(32), LANESCOPE_SIXTEEN(48)
#define LANESCOPE_OPERANDS_128                                                                \
  LANESCOPE_OPERANDS_64, LANESCOPE_SIXTEEN(64), LANESCOPE_SIXTEEN(80), LANESCOPE_SIXTEEN(96), \
      LANESCOPE_SIXTEEN(112)

// d, 64 rows of the result, becomes d + a·b, or a·b where it does not accumulate. b lies in shared
// memory and so does a where it is bfloat16: each is given by its descriptor (warp_group.h), a's
// rows along k, b's rows across k. TF32's a is in registers, and b's rows, or rather the columns,
// are along k.
#define LANESCOPE_WGMMA_BF16(columns, registers, a_, b_, accumulates_)                   \
  __device__ __forceinline__ void wgmma_mma_async(float(&d)[registers], std::uint64_t a, \
                                                  std::uint64_t b, bool accumulates) {   \
    LANESCOPE_PTX(                                                                       \
        "{\n"                                                                            \
        ".reg .pred p;\n"                                                                \
        "setp.ne.u32 p, " accumulates_                                                   \
        ", 0;\n"                                                                         \
        "wgmma.mma_async.sync.aligned.m64n" #columns                                     \
        "k16.f32.bf16.bf16 " LANESCOPE_NAMES_##registers ", " a_ ", " b_                 \
                                                         ", p, 1, 1, 0, 1;\n"            \
                                                         "}"                             \
        : LANESCOPE_OPERANDS_##registers                                                 \
        : "l"(a), "l"(b), "r"(static_cast<unsigned>(accumulates)));                      \
  }
#define LANESCOPE_WGMMA_TF32(columns, registers, a_, b_, accumulates_)                         \
  __device__ __forceinline__ void wgmma_mma_async(float(&d)[registers], const unsigned(&a)[4], \
                                                  std::uint64_t b, bool accumulates) {         \
    LANESCOPE_PTX(                                                                             \
        "{\n"                                                                                  \
        ".reg .pred p;\n"                                                                      \
        "setp.ne.u32 p, " accumulates_                                                         \
        ", 0;\n"                                                                               \
        "wgmma.mma_async.sync.aligned.m64n" #columns                                           \
        "k8.f32.tf32.tf32 " LANESCOPE_NAMES_##registers ", {" a_ "}, " b_                      \
                                                        ", p, 1, 1;\n"                         \
                                                        "}"                                    \
        : LANESCOPE_OPERANDS_##registers                                                       \
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b),                                  \
          "r"(static_cast<unsigned>(accumulates)));                                            \
  }
LANESCOPE_WGMMA_BF16(128, 64, "%64", "%65", "%66")
LANESCOPE_WGMMA_BF16(256, 128, "%128", "%129", "%130")
LANESCOPE_WGMMA_TF32(128, 64, "%64, %65, %66, %67", "%68", "%69")
LANESCOPE_WGMMA_TF32(256, 128, "%128, %129, %130, %131", "%132", "%133")
#undef LANESCOPE_WGMMA_TF32
#undef LANESCOPE_WGMMA_BF16
#undef LANESCOPE_OPERANDS_128
#undef LANESCOPE_OPERANDS_64
#undef LANESCOPE_SIXTEEN
#undef LANESCOPE_FOUR
#undef LANESCOPE_NAMES_128
#undef LANESCOPE_NAMES_64
#undef LANESCOPE_SIXTY
#undef LANESCOPE_TEN
#undef LANESCOPE_PTX

}  // namespace ptx
}  // namespace lanescope::kernels::plain
