// SPDX-License-Identifier: Apache-2.0
#include <fstream>
#include <string>

#include "tests/gpu/simt/kernel_lines.h"

#include "kernels/kernel.h"

// Kernels that try one thing each. Where a test expects a finding, the line ends in "HERE: name".

int lanescope::tests::lineOf(const std::string& place) {
  std::ifstream file(__FILE__);
  int number = 0;
  for (std::string line; std::getline(file, line);) {
    ++number;
    if (line.ends_with("// HERE: " + place)) return number;
  }
  return 0;
}

namespace lanescope::kernels::emulated {

__global__ void whereAmI(Global<int> out) {
  const unsigned block = blockIdx.x + gridDim.x * (blockIdx.y + gridDim.y * blockIdx.z);
  const unsigned thread = threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
  const unsigned threads = blockDim.x * blockDim.y * blockDim.z;
  out[block * threads + thread] = (int)(1000000 * threadIdx.z + 10000 * threadIdx.y + threadIdx.x +
                                        100000000 * blockIdx.z + 1000 * blockIdx.y);
}
LANESCOPE_KERNEL(whereAmI)

// Every thread hands its number on to the next one, `rounds` times.
__global__ void rotate(Global<int> out, int rounds) {
  __shared__ Array<int, kMaxBlock> even;
  __shared__ Array<int, kMaxBlock> odd;
  const unsigned left = (threadIdx.x + blockDim.x - 1) % blockDim.x;

  even[threadIdx.x] = (int)(blockIdx.x * 10000 + threadIdx.x);
  __syncthreads();
  for (int round = 0; round < rounds; ++round) {
    if (round % 2 == 0) {
      odd[threadIdx.x] = even[left];
    } else {
      even[threadIdx.x] = odd[left];
    }
    __syncthreads();
  }
  out[blockIdx.x * blockDim.x + threadIdx.x] =
      rounds % 2 == 0 ? even[threadIdx.x].get() : odd[threadIdx.x].get();
}
LANESCOPE_KERNEL(rotate)

__global__ void reverseDynamic(Global<double> data) {
  auto cache = dynamicShared<double>();
  __shared__ Array<int, 1> count;
  if (threadIdx.x == 0) {
    count[0] = (int)blockDim.x;
  }
  cache[threadIdx.x] = data[threadIdx.x];
  __syncthreads();
  data[threadIdx.x] = cache[count[0] - 1 - threadIdx.x];
}
LANESCOPE_KERNEL(reverseDynamic)

__global__ void readUnwritten(Global<float> out) {
  __shared__ Array<float, 4> never;
  out[threadIdx.x] = never[threadIdx.x];
}
LANESCOPE_KERNEL(readUnwritten)

// Two arrays that one line declares are two arrays.
__global__ void twoOnALine(Global<int> out) {
  __shared__ Array<int, 8> a, b;
  a[threadIdx.x] = 1;
  b[threadIdx.x] = 2;
  out[threadIdx.x] = a[threadIdx.x] * 10 + b[threadIdx.x];
}
LANESCOPE_KERNEL(twoOnALine)

// An index that is an element itself.
__global__ void gather(Global<int> out, Global<const int> from, Global<const int> where) {
  const int found = from[where[threadIdx.x]];  // HERE: gatherLoad
  out[threadIdx.x] = found;                    // HERE: gatherStore
}
LANESCOPE_KERNEL(gather)

__global__ void storeAt(Global<int> out, long long index, int thread) {
  if ((int)threadIdx.x == thread) {
    out[index] = 7;  // HERE: storeAt
  }
}
LANESCOPE_KERNEL(storeAt)

__global__ void loadSharedAt(Global<int> out, long long index) {
  __shared__ Array<int, 16> cache;
  out[threadIdx.x] = cache[index];  // HERE: loadSharedAt
}
LANESCOPE_KERNEL(loadSharedAt)

__global__ void outOfBoundsFrom(Global<int> out, int firstBlock) {
  for (int i = 0; i < 2000; ++i) {
    out[blockIdx.x] += 1;
  }
  if ((int)blockIdx.x >= firstBlock) {
    out[-1 - (int)blockIdx.x] = 1;  // HERE: outOfBoundsFrom
  }
}
LANESCOPE_KERNEL(outOfBoundsFrom)

__global__ void barrierInBranch(int threads) {
  if ((int)threadIdx.x < threads) {
    __syncthreads();  // HERE: barrierInBranch
  }
}
LANESCOPE_KERNEL(barrierInBranch)

__global__ void twoBarriers(int threads) {
  __syncthreads();
  if ((int)threadIdx.x < threads) {  // NOLINT(bugprone-branch-clone): two lines are the point
    __syncthreads();                 // HERE: barrierA
  } else {
    __syncthreads();  // HERE: barrierB
  }
}
LANESCOPE_KERNEL(twoBarriers)

__global__ void endlessBarriers() {
  for (;;) {
    __syncthreads();  // HERE: endlessBarriers
  }
}
LANESCOPE_KERNEL(endlessBarriers)

__global__ void endlessAccesses(Global<int> out, int thread) {
  while ((int)threadIdx.x == thread) {
    out[0] += 1;  // HERE: endlessAccesses
  }
}
LANESCOPE_KERNEL(endlessAccesses)

__global__ void endlessNothing(Global<int> out, int block) {
  out[blockIdx.x] = 1;  // HERE: endlessNothing
  volatile int one = 1;
  while ((int)blockIdx.x == block && one == 1) {
  }
}
LANESCOPE_KERNEL(endlessNothing)

// Long, but not for ever.
__global__ void patient(Global<int> out, long long accesses) {
  for (long long i = 0; i < accesses; ++i) {
    out[threadIdx.x] = (int)i;
  }
}
LANESCOPE_KERNEL(patient)

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Winfinite-recursion"
#endif
/// Needs `depth` frames of some 64 bytes.
__attribute__((noinline)) int recurse(int depth) {
  volatile int frame[8] = {depth};
  return depth == 0 ? 0 : recurse(depth - 1) + frame[0] - depth + 1;
}

__global__ void deep(Global<int> out, int depth) {
  __syncthreads();
  out[threadIdx.x] = recurse(depth);
  __syncthreads();
}
LANESCOPE_KERNEL(deep)
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic pop
#endif

// The sanitizer would end the program before the processor can trap.
__attribute__((no_sanitize("undefined"))) __global__ void divide(Global<int> out, int divisor) {
  out[threadIdx.x] = 1;  // HERE: divide
  out[threadIdx.x] = 100 / divisor;
}
LANESCOPE_KERNEL(divide)

__global__ void wildPointer(Global<int> out, long long address) {
  out[0] = 1;  // HERE: wildPointer
  *reinterpret_cast<volatile int*>(address) = 1;
}
LANESCOPE_KERNEL(wildPointer)

template <int Line>
void declareMuch(Global<int> out) {
  __shared__ Array<float, 12000> cache;
  cache[threadIdx.x] = 1.0f;
  out[threadIdx.x] = Line;
}
__global__ void tooMuchShared(Global<int> out) {
  declareMuch<1>(out);
  declareMuch<2>(out);
  declareMuch<3>(out);
  declareMuch<4>(out);
  declareMuch<5>(out);
}
LANESCOPE_KERNEL(tooMuchShared)

// Returns before its warp is done with it, from thread `end` on.
__global__ void shuffleAfterReturn(Global<int> out, int end) {
  const int i = (int)threadIdx.x;
  if (i >= end) return;
  out[i] = __shfl_down_sync(0xffffffffu, i, 1);  // HERE: shuffleAfterReturn
}
LANESCOPE_KERNEL(shuffleAfterReturn)

__global__ void warpAgainstBlock(int thread) {
  if ((int)threadIdx.x == thread) {
    __syncthreads();  // HERE: blockAgainstWarp
  }
  __syncwarp();  // HERE: warpAgainstBlock
  __syncthreads();
}
LANESCOPE_KERNEL(warpAgainstBlock)

__global__ void twoMasks(Global<int> out) {
  if (threadIdx.x < 16) {
    out[threadIdx.x] = (int)__ballot_sync(0xffffffffu, 1);
  } else {
    out[threadIdx.x] = (int)__ballot_sync(0xffff0001u, 1);  // HERE: otherMask
  }
}
LANESCOPE_KERNEL(twoMasks)

__global__ void maskWithoutSelf(Global<int> out, unsigned mask) {
  out[threadIdx.x] = __any_sync(mask, 1);  // HERE: maskWithoutSelf
}
LANESCOPE_KERNEL(maskWithoutSelf)

__global__ void endlessWarp() {
  for (;;) {
    __syncwarp();  // HERE: endlessWarp
  }
}
LANESCOPE_KERNEL(endlessWarp)

// Every block but the last waits for the one after it.
__global__ void waitForLater(Global<volatile int> flags) {
  if (threadIdx.x == 0) {
    while (blockIdx.x + 1 < gridDim.x && flags[blockIdx.x + 1] == 0) {  // HERE: waitForLater
    }
    flags[blockIdx.x] = 1;
  }
}
LANESCOPE_KERNEL(waitForLater)

__global__ void waitForNobody(Global<volatile int> flags, int thread) {
  while ((int)threadIdx.x == thread && flags[0] == 0) {  // HERE: waitForNobody
  }
}
LANESCOPE_KERNEL(waitForNobody)

__global__ void waitBeyond(Global<volatile int> flags) {
  while (flags[8] == 0) {  // HERE: waitBeyond
  }
}
LANESCOPE_KERNEL(waitBeyond)

// A list whose last link leads nowhere.
__global__ void followLinks(Global<const int> next) {
  for (int i = 0; i != -1;) {
    i = next[i];
  }
}
LANESCOPE_KERNEL(followLinks)

__global__ void waitAWhile(Global<volatile int> flags, Global<int> tries, int most) {
  int count = 0;
  while (count < most && flags[0] == 0) {
    ++count;
  }
  tries[blockIdx.x] = count;
}
LANESCOPE_KERNEL(waitAWhile)

// Three copies of an element each, a group each, and a wait for all but the last `prior`.
__global__ void waitForSome(Global<const int> in, Global<int> out, int groups, int prior) {
  __shared__ Array<int, 3> cache;
  for (int i = 0; i < 3; ++i) {
    cache[i] = -1;
  }
  for (int i = 0; i < 3; ++i) {
    __pipeline_memcpy_async(&cache[i], &in[i], 4);  // HERE: asyncCopy
    if (i < groups) {
      __pipeline_commit();
    }
  }
  if (prior >= 0) {
    __pipeline_wait_prior(prior);
  }
  for (int i = 0; i < 3; ++i) {
    out[3 * blockIdx.x + i] = cache[i];
  }
}
LANESCOPE_KERNEL(waitForSome)

__global__ void copyFrom(Global<const int> in, Global<int> out, long long from, long long to) {
  __shared__ Array<int, 4> cache;
  __pipeline_memcpy_async(&cache[to], &in[from], 4);  // HERE: copyFrom
  __pipeline_commit();
  __pipeline_wait_prior(0);
  out[0] = cache[0];
}
LANESCOPE_KERNEL(copyFrom)

// What only a GPU has, behind a barrier and in one thread.
__global__ void usesWhatIsMissing(Global<float> out, int what, int thread) {
  __shared__ Array<float, 64> cache;
  cache[threadIdx.x] = 1.0f;
  __syncthreads();
  if ((int)threadIdx.x == thread) {
    if (what == 0) {
      ptx::cp_async_bulk(&cache[0], &out[0], 64, 0);
    } else if (what == 1) {
      float sums[64] = {};
      ptx::wgmma_mma_async(sums, std::uint64_t{0}, std::uint64_t{0}, true);
    } else {
      Cublas::dot(64);
    }
  }
  __syncthreads();
  out[threadIdx.x] = cache[threadIdx.x];
}
LANESCOPE_KERNEL(usesWhatIsMissing)

// The digits of the threads in the order of their turns.
__global__ void appendDigits(Global<long long> digits, int rounds) {
  for (int round = 0; round < rounds; ++round) {
    digits[0] = digits[0] * 10 + threadIdx.x + 1;
    __syncthreads();
  }
}
LANESCOPE_KERNEL(appendDigits)

// The same with the barrier of the warp.
__global__ void appendDigitsInWarp(Global<long long> digits, int rounds) {
  for (int round = 0; round < rounds; ++round) {
    digits[0] = digits[0] * 10 + threadIdx.x + 1;
    __syncwarp();
  }
}
LANESCOPE_KERNEL(appendDigitsInWarp)

namespace cg = cooperative_groups;
// NOLINTBEGIN(readability-static-accessed-through-instance): as one writes it with CUDA's own

__global__ void whichOfTheCluster(Global<int> ranks, Global<int> sizes) {
  const cg::cluster_group cluster = cg::this_cluster();
  const unsigned i = blockIdx.x + gridDim.x * blockIdx.y;
  ranks[i] = (int)cluster.block_rank();
  sizes[i] = (int)cluster.num_blocks();
}
LANESCOPE_KERNEL(whichOfTheCluster)

// Ends without the cluster's barrier: from this thread on, in the blocks from this one on.
__global__ void endBeforeTheCluster(int block, int thread) {
  const cg::cluster_group cluster = cg::this_cluster();
  if ((int)blockIdx.x >= block && (int)threadIdx.x >= thread) return;
  cluster.sync();  // HERE: endBeforeTheCluster
}
LANESCOPE_KERNEL(endBeforeTheCluster)

// The blocks need not stand on one line.
__global__ void meetOnTwoLines(Global<int> out) {
  const cg::cluster_group cluster = cg::this_cluster();
  if (cluster.block_rank() == 0) {  // NOLINT(bugprone-branch-clone): two lines are the point
    cluster.sync();
  } else {
    cluster.sync();
  }
  out[blockIdx.x] = 1;
}
LANESCOPE_KERNEL(meetOnTwoLines)

// Every block hands its number to the first one, with those barriers of three that `barriers` has.
__global__ void handToTheFirst(Global<int> out, int barriers) {
  __shared__ Array<int, 16> numbers;
  const cg::cluster_group cluster = cg::this_cluster();
  const unsigned rank = cluster.block_rank();
  const auto ofFirst = cluster.map_shared_rank(numbers, 0);
  if ((barriers & 1) != 0) {
    cluster.sync();
  }
  if (threadIdx.x == 0) {
    ofFirst[rank] = 10 + (int)rank;  // HERE: handedOver
  }
  if ((barriers & 2) != 0) {
    cluster.sync();
  }
  if (rank == 0 && threadIdx.x < cluster.num_blocks()) {
    out[threadIdx.x] = numbers[threadIdx.x];  // HERE: readByTheFirst
  }
  if ((barriers & 4) != 0) {
    cluster.sync();
  }
}
LANESCOPE_KERNEL(handToTheFirst)

__global__ void readOfRank(Global<int> out, int rank, long long index) {
  __shared__ Array<int, 16> numbers;
  const cg::cluster_group cluster = cg::this_cluster();
  if (threadIdx.x < 16) {
    numbers[threadIdx.x] = 1;
  }
  cluster.sync();
  const auto theirs = cluster.map_shared_rank(numbers, (unsigned)rank);  // HERE: mapOfRank
  out[blockIdx.x * blockDim.x + threadIdx.x] = theirs[index];            // HERE: readOfRank
  cluster.sync();
}
LANESCOPE_KERNEL(readOfRank)

// The first block waits for a flag that the last one sets, before the cluster's barrier or behind
// it.
__global__ void waitWithinTheCluster(Global<volatile int> flags, int isBehind) {
  const cg::cluster_group cluster = cg::this_cluster();
  const bool isLast = cluster.block_rank() + 1 == cluster.num_blocks();
  const unsigned mine = blockIdx.x / cluster.num_blocks();
  if (isLast && isBehind == 0 && threadIdx.x == 0) {
    flags[mine] = 1;
  }
  if (cluster.block_rank() == 0) {
    while (flags[mine] == 0) {  // HERE: waitWithinTheCluster
    }
  }
  cluster.sync();
  if (isLast && threadIdx.x == 0) {
    flags[mine] = 1;
  }
}
LANESCOPE_KERNEL(waitWithinTheCluster)
// NOLINTEND(readability-static-accessed-through-instance)

}  // namespace lanescope::kernels::emulated
