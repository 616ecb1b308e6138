// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "simt/bulk_copy.h"
#include "simt/memory_barrier.h"
#include "simt/tensor/lane_product.h"

// Instructions that CUDA C++ lacks, by the names that libcu++ gives them in cuda::ptx or would give
// them; device/ptx.cuh has the same for a GPU. What an asynchronous instruction does is done when
// a thread waits for it and not before: a bulk copy when one asks its barrier in vain, a product at
// the wait that covers it.

namespace lanescope::simt {

/// A thread's part of wgmma, which its whole warp computes together at the wait for it.
void issueProduct(const LaneProduct& product);
void commitProducts(int line);
/// Waits for the thread's groups of products but the last `prior`.
void waitForProducts(std::size_t prior, int line);
/// What has no effect here but on the record.
void noteGroup(trace::GroupForm form, std::size_t value, int line);
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
void setmaxnreg_inc(n32_t<kRegisters>, int line = __builtin_LINE()) {
  noteGroup(trace::GroupForm::setRegisters, kRegisters, line);
}
template <int kRegisters>
void setmaxnreg_dec(n32_t<kRegisters>, int line = __builtin_LINE()) {
  noteGroup(trace::GroupForm::setRegisters, kRegisters, line);
}

inline void wgmma_fence(int line = __builtin_LINE()) {
  noteGroup(trace::GroupForm::fenceProducts, 0, line);
}
/// The writes to these registers, which are operands of a product, are complete then.
template <int kCount>
void wgmma_fence(const unsigned (&/*operands*/)[kCount][4], int line = __builtin_LINE()) {
  wgmma_fence(line);
}
template <int kCount, int kMore>
void wgmma_fence(const unsigned (&/*operands*/)[kCount][4], const unsigned (&/*more*/)[kMore][4],
                 int line = __builtin_LINE()) {
  wgmma_fence(line);
}
inline void wgmma_commit_group(int line = __builtin_LINE()) {
  commitProducts(line);
}
template <int kPending>
void wgmma_wait_group(n32_t<kPending>, int line = __builtin_LINE()) {
  waitForProducts(kPending, line);
}
/// Of TF32; A is in registers.
template <int kCount>
void wgmma_mma_async(float (&sums)[kCount], const unsigned (&a)[4], std::uint64_t b,
                     bool accumulates, int line = __builtin_LINE()) {
  issueProduct({sums, accumulates, std::to_array(a), 0, b, line});
}
/// Of bfloat16.
template <int kCount>
void wgmma_mma_async(float (&sums)[kCount], std::uint64_t a, std::uint64_t b, bool accumulates,
                     int line = __builtin_LINE()) {
  issueProduct({sums, accumulates, {}, a, b, line});
}

// NOLINTEND(readability-identifier-naming)

}  // namespace ptx
}  // namespace lanescope::simt
