// SPDX-License-Identifier: Apache-2.0
#include "kernels/kernel.h"

// Kernels that try the tensor memory accelerator, its barriers and wgmma.

namespace lanescope::kernels::emulated {

namespace cg = cooperative_groups;

// NOLINTBEGIN(readability-static-accessed-through-instance): as one writes it with CUDA's own
// Copies one tile of `words` words to all blocks of the cluster whose bit is set in `ranks`,
// `shift` words from the beginning of their shared memory. Each of them hands out what it has got,
// once it has waited for it if `waits` is not 0.
__global__ void copyTile(const __grid_constant__ TensorMap matrix, Global<float> out, int column,
                         int row, int words, int ranks, int shift, int waits) {
  __shared__ Array<unsigned long long, 1> filled;
  auto tiles = dynamicTiles<float>();
  const cg::cluster_group cluster = cg::this_cluster();
  const unsigned rank = cluster.block_rank();
  if (threadIdx.x == 0) {
    ptx::prefetch_tensormap(matrix);
    ptx::mbarrier_init(&filled[0], 1U);
    ptx::fence_mbarrier_init();
  }
  cluster.sync();
  const bool isFilled = (ranks >> rank & 1) != 0;
  if (threadIdx.x == 0 && isFilled) ptx::mbarrier_arrive_expect_tx(&filled[0], 4U * words);
  if (threadIdx.x == 0 && rank == 0) {
    ptx::cp_async_bulk_tensor(&tiles[shift], matrix, column, row, &filled[0], ranks);
  }
  if (isFilled) {
    if (waits != 0) waitFor(filled, 0, 0);
    for (int i = threadIdx.x; i < words; i += blockDim.x) {
      out[blockIdx.x * words + i] = tiles[shift + i];
    }
  }
  cluster.sync();
}
// NOLINTEND(readability-static-accessed-through-instance)
LANESCOPE_KERNEL(copyTile)

// Hands numbers from warp 0 to warp 1, `rounds` of them, through one element.
__global__ void handOverByBarriers(Global<int> sums, int rounds) {
  __shared__ Array<unsigned long long, 2> barriers;  // filled, emptied
  __shared__ Array<int, 32> handed;
  const unsigned lane = threadIdx.x % 32;
  if (threadIdx.x == 0) {
    ptx::mbarrier_init(&barriers[0], 32U);
    ptx::mbarrier_init(&barriers[1], 32U);
  }
  __syncthreads();
  int sum = 0;
  for (int round = 0; round < rounds; ++round) {
    if (threadIdx.x < 32) {
      waitFor(barriers, 1, round % 2 == 0 ? 1 : 0);
      handed[lane] = (round + 1) * (int)(lane + 1);
      ptx::mbarrier_arrive(&barriers[0], 0U);
    } else {
      waitFor(barriers, 0, round % 2);
      sum += handed[31 - lane];
      ptx::mbarrier_arrive(&barriers[1], 0U);
    }
  }
  if (threadIdx.x >= 32) sums[lane] = sum;
}
LANESCOPE_KERNEL(handOverByBarriers)

// Waits at an mbarrier for `arrivals` threads, of which one comes; uninitialized for 0.
__global__ void waitAtMemoryBarrier(Global<int> out, int arrivals) {
  __shared__ Array<unsigned long long, 1> barrier;
  if (threadIdx.x == 0 && arrivals > 0) ptx::mbarrier_init(&barrier[0], (unsigned)arrivals);
  __syncthreads();
  if (threadIdx.x == 0) ptx::mbarrier_arrive(&barrier[0], 0U);
  waitFor(barrier, 0, 0);
  out[threadIdx.x] = 1;
}
LANESCOPE_KERNEL(waitAtMemoryBarrier)

// Pairs of warps exchange numbers at barriers of their own; `threads` come to each.
__global__ void exchangeInPairs(Global<int> out, int first, int threads) {
  __shared__ Array<int, 128> numbers;
  const unsigned barrier = first + threadIdx.x / 64;
  for (int round = 0; round < 3; ++round) {
    numbers[threadIdx.x] = (int)threadIdx.x + round;
    ptx::barrier_sync(barrier, (unsigned)threads);
    const int other = numbers[threadIdx.x ^ 63];
    ptx::barrier_sync(barrier, (unsigned)threads);
    if (round == 2) out[threadIdx.x] = other;
  }
}
LANESCOPE_KERNEL(exchangeInPairs)

// c, 64×128, = a·b + a·b of TF32, with a, 64×8, in registers and b, 8×128, in shared memory; handed
// out once it has waited for it if `waits` is not 0.
__global__ void multiplyTf32(Global<const float> a, Global<const float> b, Global<float> c,
                             int waits) {
  auto tile = dynamicTiles<float>();
  for (int i = threadIdx.x; i < 8 * 128; i += blockDim.x) {
    const int k = i / 128;
    const int n = i % 128;
    tile[n * 32 + ((k / 4) ^ n % 8) * 4 + k % 4] = b[i];
  }
  __syncthreads();
  const unsigned lane = threadIdx.x % 32;
  const unsigned row = threadIdx.x / 32 * 16 + lane / 4;
  unsigned ofA[4];
  for (unsigned i = 0; i < 4; ++i) {
    ofA[i] = __float_as_uint(a[(row + i % 2 * 8) * 8 + lane % 4 + i / 2 * 4]);
  }
  float sums[64];
  for (float& sum : sums) sum = 1000.0f;
  const auto ofB = tileDescriptor(ptx::cvta_to_shared(&tile[0]), 8 * 128, 0);
  ptx::wgmma_fence();
  ptx::wgmma_mma_async(sums, ofA, ofB, false);
  ptx::wgmma_mma_async(sums, ofA, ofB, true);
  ptx::wgmma_commit_group();
  if (waits != 0) ptx::wgmma_wait_group(ptx::n32_t<0>{});
  for (unsigned i = 0; i < 64; ++i) {
    c[(row + i / 2 % 2 * 8) * 128 + i / 4 * 8 + lane % 4 * 2 + i % 2] = sums[i];
  }
}
LANESCOPE_KERNEL(multiplyTf32)

// c, 64×128, = a·b of bfloat16, a 64×16 and b 16×128, both in shared memory. `swizzle`: bits 62 and
// 63 of b's descriptor; `far`: bytes from b's tiles to the place that the descriptor names.
__global__ void multiplyBf16(Global<const float> a, Global<const float> b, Global<float> c,
                             int swizzle, int far) {
  constexpr int kTilesOfB = 64 * 32;  // words before them
  auto tiles = dynamicTiles<float>();
  const auto pairOf = [](float low, float high) {
    return __uint_as_float(__float_as_uint(low) >> 16 | (__float_as_uint(high) & 0xffff0000U));
  };
  for (int i = threadIdx.x; i < 64 * 8; i += blockDim.x) {
    const int m = i / 8;
    const int pair = i % 8;
    tiles[m * 32 + ((pair / 4) ^ m % 8) * 4 + pair % 4] =
        pairOf(a[m * 16 + 2 * pair], a[m * 16 + 2 * pair + 1]);
  }
  for (int i = threadIdx.x; i < 16 * 64; i += blockDim.x) {
    const int k = i / 64;
    const int pair = i % 64;
    tiles[kTilesOfB + pair / 32 * 16 * 32 + k * 32 + ((pair % 32 / 4) ^ k % 8) * 4 + pair % 4] =
        pairOf(b[k * 128 + 2 * pair], b[k * 128 + 2 * pair + 1]);
  }
  __syncthreads();
  float sums[64] = {};
  const unsigned address = ptx::cvta_to_shared(&tiles[0]);
  const auto ofA = tileDescriptor(address, 8 * 128, 0);
  auto ofB = tileDescriptor(address + 4 * kTilesOfB + far, 8 * 128, 16 * 128);
  ofB = (ofB & ~(3ULL << 62)) | (unsigned long long)swizzle << 62;
  ptx::wgmma_mma_async(sums, ofA, ofB, true);
  ptx::wgmma_commit_group();
  ptx::wgmma_wait_group(ptx::n32_t<0>{});
  const unsigned lane = threadIdx.x % 32;
  const unsigned row = threadIdx.x / 32 * 16 + lane / 4;
  for (unsigned i = 0; i < 64; ++i) {
    c[(row + i / 2 % 2 * 8) * 128 + i / 4 * 8 + lane % 4 * 2 + i % 2] = sums[i];
  }
}
LANESCOPE_KERNEL(multiplyBf16)

}  // namespace lanescope::kernels::emulated
