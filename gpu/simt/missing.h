// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <type_traits>

#include "simt/kernel_table.h"

// Features of NVIDIA GPUs that the emulator lacks. A kernel that uses one compiles for the emulator
// all the same; a launch that reaches it ends there and says what is missing.

namespace lanescope::simt {

enum class Missing : std::uint8_t {
  bulkCopy,          ///< the tensor memory accelerator, TMA
  memoryBarrier,     ///< mbarrier objects, on which bulk copies report
  warpGroupProduct,  ///< wgmma
  library,           ///< NVIDIA's libraries, as cuBLAS
};

/// Ends the launch with values::Error (unavailable), whose sentence names `what`. Called by a
/// thread of a kernel; does not return.
[[noreturn]] void notEmulated(Missing what);

/// The instructions, for any arguments, by the names that libcu++ gives them in cuda::ptx, or would
/// give them. After the PTX ISA, "cp.async.bulk", "mbarrier" and "wgmma".
namespace ptx {

/// A number that is part of an instruction.
template <int N>
using n32_t = std::integral_constant<int, N>;

#define LANESCOPE_MISSING(function, result, what)     \
  template <class... Arguments>                       \
  [[noreturn]] result function(const Arguments&...) { \
    notEmulated(Missing::what);                       \
  }
LANESCOPE_MISSING(cp_async_bulk, void, bulkCopy)
LANESCOPE_MISSING(prefetch_tensormap, void, bulkCopy)
LANESCOPE_MISSING(cp_async_bulk_tensor, void, bulkCopy)
LANESCOPE_MISSING(cp_async_bulk_commit_group, void, bulkCopy)
LANESCOPE_MISSING(cp_async_bulk_wait_group, void, bulkCopy)
LANESCOPE_MISSING(mbarrier_init, void, memoryBarrier)
LANESCOPE_MISSING(fence_mbarrier_init, void, memoryBarrier)
LANESCOPE_MISSING(mbarrier_arrive, void, memoryBarrier)
LANESCOPE_MISSING(mbarrier_arrive_expect_tx, std::uint64_t, memoryBarrier)
LANESCOPE_MISSING(mbarrier_try_wait_parity, bool, memoryBarrier)
LANESCOPE_MISSING(barrier_sync, void, warpGroupProduct)
LANESCOPE_MISSING(setmaxnreg_inc, void, warpGroupProduct)
LANESCOPE_MISSING(setmaxnreg_dec, void, warpGroupProduct)
LANESCOPE_MISSING(cvta_to_shared, unsigned, warpGroupProduct)
LANESCOPE_MISSING(wgmma_fence, void, warpGroupProduct)
LANESCOPE_MISSING(wgmma_mma_async, void, warpGroupProduct)
LANESCOPE_MISSING(wgmma_commit_group, void, warpGroupProduct)
LANESCOPE_MISSING(wgmma_wait_group, void, warpGroupProduct)

}  // namespace ptx

/// cuBLAS, for a host function that calls it.
class Cublas {
 public:
  LANESCOPE_MISSING(sgemm, static void, library)
  LANESCOPE_MISSING(gemmTf32, static void, library)
  LANESCOPE_MISSING(gemmBf16, static void, library)
  LANESCOPE_MISSING(gemmEmulated, static void, library)
  LANESCOPE_MISSING(dot, static void, library)
};
/// CUB, for a host function that calls it.
class Cub {
 public:
  LANESCOPE_MISSING(reduce, static void, library)
  LANESCOPE_MISSING(dot, static void, library)
  LANESCOPE_MISSING(scan, static void, library)
};
#undef LANESCOPE_MISSING

/// Wraps such a function in a kernel with the same parameters, which calls it once.
template <auto Function>
struct LibraryCallOf;
template <class Library, class... Args, void (*Function)(Library&, Args...)>
struct LibraryCallOf<Function> {
  static void kernel(Args... arguments) {
    Library library;
    Function(library, arguments...);
  }
};

/// Stands for a tensor map, which a kernel only hands to the bulk copies.
struct TensorMap {};
template <>
struct ArgumentOf<TensorMap> {
  static TensorMap from(const values::Plan&, const values::Launch& launch, BufferAddresses,
                        std::size_t position) {
    checkTensorTile(launch, position);
    return {};
  }
};

}  // namespace lanescope::simt
