// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

// Features of NVIDIA GPUs that the emulator lacks. A kernel that uses one compiles for the emulator
// all the same; a launch that reaches it ends there and says what is missing.

namespace lanescope::simt {

enum class Missing : std::uint8_t {
  plainBulkCopy,  ///< a bulk copy of the tensor memory accelerator without a tensor map
  otherSwizzle,   ///< wgmma of tiles that do not have the 128-byte swizzle
  library,        ///< NVIDIA's libraries, as cuBLAS
};

/// Ends the launch with values::Error (unavailable), whose sentence names `what`. Called by a
/// thread of a kernel; does not return.
[[noreturn]] void notEmulated(Missing what);

/// The instructions, for any arguments, by the names that libcu++ gives them in cuda::ptx, or would
/// give them. After the PTX ISA, "cp.async.bulk".
namespace ptx {

#define LANESCOPE_MISSING(function, result, what)     \
  template <class... Arguments>                       \
  [[noreturn]] result function(const Arguments&...) { \
    notEmulated(Missing::what);                       \
  }
LANESCOPE_MISSING(cp_async_bulk, void, plainBulkCopy)
LANESCOPE_MISSING(cp_async_bulk_commit_group, void, plainBulkCopy)
LANESCOPE_MISSING(cp_async_bulk_wait_group, void, plainBulkCopy)

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

}  // namespace lanescope::simt
