// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <type_traits>

#include "simt/bulk_copy.h"
#include "simt/memory_barrier.h"

// Instructions that CUDA C++ lacks, by the names that libcu++ gives them in cuda::ptx or would give
// them; device/ptx.cuh has the same for a GPU. What an asynchronous instruction does is done when
// the call returns, so that nothing is left to be waited for.

namespace lanescope::simt {

/// A thread's part of wgmma, which its whole warp computes together. `a`: four elements of TF32;
/// null where A is described by `descriptorOfA`.
void multiplyInWarp(std::span<float> sums, const unsigned* a, std::uint64_t descriptorOfA,
                    std::uint64_t descriptorOfB, bool accumulates, int line);
/// Waits at a named barrier of the block until `threads` threads have come to it.
void waitAtBarrier(unsigned number, unsigned threads, int line);

namespace ptx {

// NOLINTBEGIN(readability-identifier-naming): the names are those of libcu++ and of the PTX ISA.

/// A number that is part of an instruction.
template <int N>
using n32_t = std::integral_constant<int, N>;

/// An instruction without an effect here.
inline void noEffect() {
  touch(current.thread->line);
}

inline std::uint32_t cvta_to_shared(const SharedOperand& address) {
  return offsetOf(address);
}

inline void mbarrier_init(const SharedOperand& barrier, unsigned count) {
  initializeBarrier(barrier, count);
}
inline void fence_mbarrier_init() {
  noEffect();
}
inline void mbarrier_arrive_expect_tx(const SharedOperand& barrier, unsigned bytes) {
  expectBytes(barrier, bytes);
}
inline void mbarrier_arrive(const SharedOperand& barrier, unsigned rank) {
  arriveAt(barrier, rank);
}
inline bool mbarrier_try_wait_parity(const SharedOperand& barrier, unsigned parity) {
  return isPhaseOver(barrier, parity);
}

inline void prefetch_tensormap(const TensorMap& /*map*/) {
  noEffect();
}
inline void cp_async_bulk_tensor(const SharedOperand& to, const TensorMap& from, int column,
                                 int row, const SharedOperand& barrier, unsigned ranks) {
  copyTile(to, from, column, row, barrier, ranks);
}
inline void cp_async_bulk_tensor(const SharedOperand& to, const TensorMap& from, int column,
                                 int row, const SharedOperand& barrier) {
  copyTile(to, from, column, row, barrier, 1U << current.clusterRank);
}

inline void barrier_sync(unsigned number, unsigned threads, int line = __builtin_LINE()) {
  waitAtBarrier(number, threads, line);
}

template <int kRegisters>
void setmaxnreg_inc(n32_t<kRegisters>) {
  noEffect();
}
template <int kRegisters>
void setmaxnreg_dec(n32_t<kRegisters>) {
  noEffect();
}

template <class... Operands>
void wgmma_fence(const Operands&...) {
  noEffect();
}
inline void wgmma_commit_group() {
  noEffect();
}
template <int kPending>
void wgmma_wait_group(n32_t<kPending>) {
  noEffect();
}
/// Of TF32; A is in registers.
template <int kCount>
void wgmma_mma_async(float (&sums)[kCount], const unsigned (&a)[4], std::uint64_t b,
                     bool accumulates, int line = __builtin_LINE()) {
  multiplyInWarp(sums, a, 0, b, accumulates, line);
}
/// Of bfloat16.
template <int kCount>
void wgmma_mma_async(float (&sums)[kCount], std::uint64_t a, std::uint64_t b, bool accumulates,
                     int line = __builtin_LINE()) {
  multiplyInWarp(sums, nullptr, a, b, accumulates, line);
}

// NOLINTEND(readability-identifier-naming)

}  // namespace ptx
}  // namespace lanescope::simt
