// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "device/ptx.cuh"
#include "device/recorded_kernel.cuh"
#include "device/tensor_map.h"

// The instructions of device/ptx.cuh in the recorded build, for nvcc only.

namespace lanescope::kernels::recorded {

/// A matrix for bulk copies, and what the events tell of it.
struct TensorMap {
  CUtensorMap map;
  trace::TileSource source;
};

/// The launch's dynamic shared memory, aligned as tiles must be.
__device__ __forceinline__ unsigned char* tileBytes() {
  extern __shared__ __align__(1024) unsigned char dynamicTileBytes[];
  return dynamicTileBytes;
}

namespace ptx {

using plain::ptx::n32_t;

using BarrierPointer = trace::Pointer<unsigned long long, DeviceMemory>;

/// Whether the operand lies in its array; notes it where it does not.
template <class T>
__device__ __forceinline__ bool isThere(const trace::Pointer<T, DeviceMemory>& operand) {
  if (operand.place.address != nullptr) return true;
  note(trace::outOfBoundsEvent(operand.place));
  return false;
}

template <class T>
__device__ __forceinline__ unsigned cvta_to_shared(const trace::Pointer<T, DeviceMemory>& p) {
  return plain::ptx::cvta_to_shared(p.place.address);
}
__device__ __forceinline__ void prefetch_tensormap(const TensorMap& map) {
  plain::ptx::prefetch_tensormap(map.map);
}

__device__ __forceinline__ void mbarrier_init(const BarrierPointer& barrier, unsigned count) {
  if (!isThere(barrier)) return;
  note(trace::barrierEvent(trace::MbarrierForm::initialize, barrier.place, count));
  plain::ptx::mbarrier_init(barrier.place.address, count);
}
__device__ __forceinline__ void fence_mbarrier_init() {
  plain::ptx::fence_mbarrier_init();
}
__device__ __forceinline__ void mbarrier_arrive_expect_tx(const BarrierPointer& barrier,
                                                          unsigned bytes) {
  if (!isThere(barrier)) return;
  note(trace::barrierEvent(trace::MbarrierForm::expect, barrier.place, bytes));
  plain::ptx::mbarrier_arrive_expect_tx(barrier.place.address, bytes);
}
__device__ __forceinline__ void mbarrier_arrive(const BarrierPointer& barrier, unsigned rank) {
  if (!isThere(barrier)) return;
  note(trace::barrierEvent(trace::MbarrierForm::arrive, barrier.place, rank));
  plain::ptx::mbarrier_arrive(barrier.place.address, rank);
}
/// Only the wait that succeeds is noted.
__device__ __forceinline__ bool mbarrier_try_wait_parity(const BarrierPointer& barrier,
                                                         unsigned parity) {
  if (!isThere(barrier)) return true;
  if (!plain::ptx::mbarrier_try_wait_parity(barrier.place.address, parity)) return false;
  note(trace::barrierEvent(trace::MbarrierForm::wait, barrier.place, parity));
  return true;
}

template <class T>
__device__ __forceinline__ void cp_async_bulk_tensor(const trace::Pointer<T, DeviceMemory>& to,
                                                     const TensorMap& from, int column, int row,
                                                     const BarrierPointer& barrier,
                                                     unsigned ranks) {
  if (!isThere(to) || !isThere(barrier)) return;
  trace::noteBulkCopy(to.place, from.source, {row, column}, barrier.place, ranks, note);
  plain::ptx::cp_async_bulk_tensor(to.place.address, from.map, column, row, barrier.place.address,
                                   ranks);
}
template <class T>
__device__ __forceinline__ void cp_async_bulk_tensor(const trace::Pointer<T, DeviceMemory>& to,
                                                     const TensorMap& from, int column, int row,
                                                     const BarrierPointer& barrier) {
  if (!isThere(to) || !isThere(barrier)) return;
  trace::noteBulkCopy(to.place, from.source, {row, column}, barrier.place,
                      1U << backend::clusterRank(), note);
  plain::ptx::cp_async_bulk_tensor(to.place.address, from.map, column, row, barrier.place.address);
}

__device__ __forceinline__ void barrier_sync(unsigned number, unsigned threads,
                                             int line = __builtin_LINE()) {
  note(trace::namedBarrierEvent(number, threads, line));
  plain::ptx::barrier_sync(number, threads);
}

// Recording takes more registers than a warp group would be left with, so that their number stays
// what it is.
template <int kRegisters>
__device__ __forceinline__ void setmaxnreg_inc(n32_t<kRegisters>, int line = __builtin_LINE()) {
  note(trace::groupEvent(trace::GroupForm::setRegisters, kRegisters, line));
}
template <int kRegisters>
__device__ __forceinline__ void setmaxnreg_dec(n32_t<kRegisters>, int line = __builtin_LINE()) {
  note(trace::groupEvent(trace::GroupForm::setRegisters, kRegisters, line));
}

__device__ __forceinline__ void wgmma_fence(int line = __builtin_LINE()) {
  note(trace::groupEvent(trace::GroupForm::fenceProducts, 0, line));
  plain::ptx::wgmma_fence();
}
template <int kCount>
__device__ __forceinline__ void wgmma_fence(unsigned (&operands)[kCount][4],
                                            int line = __builtin_LINE()) {
  note(trace::groupEvent(trace::GroupForm::fenceProducts, 0, line));
  plain::ptx::wgmma_fence(operands);
}
template <int kCount, int kMore>
__device__ __forceinline__ void wgmma_fence(unsigned (&operands)[kCount][4],
                                            unsigned (&more)[kMore][4],
                                            int line = __builtin_LINE()) {
  note(trace::groupEvent(trace::GroupForm::fenceProducts, 0, line));
  plain::ptx::wgmma_fence(operands, more);
}
__device__ __forceinline__ void wgmma_commit_group(int line = __builtin_LINE()) {
  note(trace::groupEvent(trace::GroupForm::commitProducts, 0, line));
  plain::ptx::wgmma_commit_group();
}
template <int kPending>
__device__ __forceinline__ void wgmma_wait_group(n32_t<kPending> pending,
                                                 int line = __builtin_LINE()) {
  note(trace::groupEvent(trace::GroupForm::waitProducts, kPending, line));
  plain::ptx::wgmma_wait_group(pending);
}
/// Where the launch's dynamic part begins in the shared memory, in bytes.
__device__ __forceinline__ unsigned tilesOffset() {
  return plain::ptx::cvta_to_shared(tileBytes());
}
template <int kCount>
__device__ __forceinline__ void wgmma_mma_async(float (&sums)[kCount], const unsigned (&a)[4],
                                                std::uint64_t b, bool accumulates,
                                                int line = __builtin_LINE()) {
  trace::noteProduct(nullptr, b, 2 * kCount, accumulates, tilesOffset(), line, note);
  plain::ptx::wgmma_mma_async(sums, a, b, accumulates);
}
template <int kCount>
__device__ __forceinline__ void wgmma_mma_async(float (&sums)[kCount], std::uint64_t a,
                                                std::uint64_t b, bool accumulates,
                                                int line = __builtin_LINE()) {
  trace::noteProduct(&a, b, 2 * kCount, accumulates, tilesOffset(), line, note);
  plain::ptx::wgmma_mma_async(sums, a, b, accumulates);
}

}  // namespace ptx

/// The launch's dynamic shared memory as tiles of bulk copies, which begin at a multiple of 1024
/// bytes.
template <class T>
__device__ __forceinline__ auto dynamicTiles() {
  using Bare = trace::BareOf<T>;
  std::uint32_t bytes;
  asm("mov.u32 %0, %%dynamic_smem_size;" : "=r"(bytes));
  return SharedSpan<Bare, AccessesTo<T>>{reinterpret_cast<Bare*>(tileBytes()),
                                         static_cast<std::int64_t>(bytes / sizeof(Bare)), 0};
}

}  // namespace lanescope::kernels::recorded

namespace lanescope::backend {

template <>
struct ArgumentOf<kernels::recorded::TensorMap> {
  static kernels::recorded::TensorMap from(const values::Argument& argument,
                                           std::span<const DeviceSpan> buffers, cudaError_t& code) {
    const auto& tile = std::get<values::TensorTile>(argument);
    const bool isHalf = tile.format == values::TensorTile::Format::bfloat16;
    return {encodeTensorMap(tile, buffers[tile.buffer.index].data, code),
            {tile.buffer.index, static_cast<std::int64_t>(tile.pitch), isHalf ? 2U : 1U,
             tile.tileRows}};
  }
};

}  // namespace lanescope::backend
