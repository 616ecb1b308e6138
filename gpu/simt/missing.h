// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

// What an NVIDIA GPU has and the emulator lacks. A kernel that uses it compiles for the emulator
// all the same; a launch that comes to it ends there and says what is missing.

namespace lanescope::simt {

enum class Missing : std::uint8_t {
  bulkCopy,          ///< the tensor memory accelerator, TMA
  memoryBarrier,     ///< mbarrier objects, on which bulk copies report
  warpGroupProduct,  ///< wgmma
};

/// Ends the launch with values::Error (unavailable), whose sentence names `what`. Called by a
/// thread of a kernel; does not return.
[[noreturn]] void notEmulated(Missing what);

/// The instructions by the names that libcu++ gives them in cuda::ptx, or would give them, whatever
/// their arguments. After the PTX ISA, "cp.async.bulk", "mbarrier" and "wgmma".
namespace ptx {

#define LANESCOPE_MISSING(function, result, what)     \
  template <class... Arguments>                       \
  [[noreturn]] result function(const Arguments&...) { \
    notEmulated(Missing::what);                       \
  }
LANESCOPE_MISSING(cp_async_bulk, void, bulkCopy)
LANESCOPE_MISSING(cp_async_bulk_tensor, void, bulkCopy)
LANESCOPE_MISSING(cp_async_bulk_commit_group, void, bulkCopy)
LANESCOPE_MISSING(cp_async_bulk_wait_group, void, bulkCopy)
LANESCOPE_MISSING(mbarrier_init, void, memoryBarrier)
LANESCOPE_MISSING(mbarrier_arrive_expect_tx, std::uint64_t, memoryBarrier)
LANESCOPE_MISSING(mbarrier_try_wait_parity, bool, memoryBarrier)
LANESCOPE_MISSING(wgmma_fence, void, warpGroupProduct)
LANESCOPE_MISSING(wgmma_mma_async, void, warpGroupProduct)
LANESCOPE_MISSING(wgmma_commit_group, void, warpGroupProduct)
LANESCOPE_MISSING(wgmma_wait_group, void, warpGroupProduct)
#undef LANESCOPE_MISSING

}  // namespace ptx
}  // namespace lanescope::simt
