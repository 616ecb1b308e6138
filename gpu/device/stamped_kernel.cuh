// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "device/plain_kernel.cuh"

// The stamped build of a kernel that copies tiles in bulk: the plain one, but each warp of the
// grid's first block also notes when it has waited for what, and when it begins copies and products
// (values/stamp.h). Nothing is noted at each copy, since they are short, nor between the fence of
// products and the wait for them, so that the tensor cores are kept busy as before. The notes
// change the times; the host measures by how much.

namespace lanescope::kernels::stamped {

using namespace plain;  // NOLINT(google-build-using-namespace): all but the names below

using values::StampKind;

/// Set before each launch. Each translation unit has its own.
static __constant__ backend::DeviceRecorder recorder;

/// The number of each warp's next stamp. In the blocks that are not stamped it is past the last
/// one.
__device__ __forceinline__ unsigned* nextStamps() {
  __shared__ unsigned next[32];
  return next;
}

/// Returns the lower half of the multiprocessor's clock, at this place among the other
/// instructions.
__device__ __forceinline__ unsigned cycles() {
  unsigned now = 0;
  asm volatile("mov.u32 %0, %%clock;" : "=r"(now)::"memory");
  return now;
}

/// The warp's first lane notes: the others of the warp that copies are elsewhere meanwhile.
__device__ __forceinline__ void stamp(StampKind kind, unsigned begin, unsigned end,
                                      unsigned barrier = 0, unsigned pending = 0) {
  const unsigned warp = threadIdx.x / 32;
  const unsigned i = nextStamps()[warp];
  if (i >= values::kStampsPerWarp || threadIdx.x % 32 != 0) return;
  nextStamps()[warp] = i + 1;
  reinterpret_cast<uint4*>(recorder.stamps)[warp * values::kStampsPerWarp + i] =
      make_uint4(begin, end, barrier, static_cast<unsigned>(kind) | pending << 16);
}
__device__ __forceinline__ void stamp(StampKind kind, unsigned barrier = 0) {
  const unsigned now = cycles();
  stamp(kind, now, now, barrier);
}

namespace ptx {

using namespace plain::ptx;

/// Comes before all stamps, and before the block waits for its barriers' initialization.
__device__ __forceinline__ void fence_mbarrier_init() {
  const unsigned first = blockIdx.x == 0 && blockIdx.y == 0 ? 0 : values::kStampsPerWarp;
  for (unsigned warp = 0; warp < 32; ++warp) nextStamps()[warp] = first;
  plain::ptx::fence_mbarrier_init();
}
__device__ __forceinline__ void mbarrier_arrive_expect_tx(unsigned long long* barrier,
                                                          unsigned bytes) {
  stamp(StampKind::expected, cvta_to_shared(barrier));
  plain::ptx::mbarrier_arrive_expect_tx(barrier, bytes);
}
/// Waits without a limit.
__device__ __forceinline__ bool mbarrier_try_wait_parity(unsigned long long* barrier,
                                                         unsigned parity) {
  const unsigned begin = cycles();
  while (!plain::ptx::mbarrier_try_wait_parity(barrier, parity)) {
  }
  stamp(StampKind::waited, begin, cycles(), cvta_to_shared(barrier));
  return true;
}
template <class... Operands>
__device__ __forceinline__ void wgmma_fence(Operands&... operands) {
  stamp(StampKind::fenced);
  plain::ptx::wgmma_fence(operands...);
}
template <int kPending>
__device__ __forceinline__ void wgmma_wait_group(n32_t<kPending> pending) {
  const unsigned begin = cycles();
  plain::ptx::wgmma_wait_group(pending);
  stamp(StampKind::awaited, begin, cycles(), 0, kPending);
}

}  // namespace ptx

namespace cooperative_groups {

class cluster_group : public plain::cooperative_groups::cluster_group {
 public:
  static __device__ __forceinline__ void sync() {
    const unsigned begin = cycles();
    plain::cooperative_groups::cluster_group::sync();
    stamp(StampKind::met, begin, cycles());
  }
};

__device__ __forceinline__ cluster_group this_cluster() {
  return {};
}

}  // namespace cooperative_groups

/// Hides the block's barrier.
__device__ __forceinline__ void __syncthreads() {
  const unsigned begin = cycles();
  ::__syncthreads();
  stamp(StampKind::synchronized, begin, cycles());
}

namespace {

/// Without external linkage, since each translation unit has its own recorder.
struct SetStamps {
  static constexpr bool kMayOverlap = false;
  static cudaError_t prepare(const backend::DeviceRecorder& value, cudaStream_t stream) {
    return cudaMemcpyToSymbolAsync(recorder, &value, sizeof value, 0, cudaMemcpyHostToDevice,
                                   stream);
  }
};

}  // namespace
}  // namespace lanescope::kernels::stamped

#undef LANESCOPE_INSTANCE
#define LANESCOPE_INSTANCE(name, symbol, ...)                                                  \
  [[maybe_unused]] static const bool symbol##Registered =                                      \
      ::lanescope::backend::stampedEntries()                                                   \
          .emplace(name, ::lanescope::backend::EntryOf<                                        \
                             &__VA_ARGS__, ::lanescope::kernels::stamped::SetStamps>::entry()) \
          .second;
