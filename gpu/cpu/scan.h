// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <string_view>

#include "request/parameters.h"
#include "values/host_array.h"

namespace lanescope::cpu {

// Element i of an inclusive scan combines in[0] … in[i]. Element i of an exclusive scan combines
// in[0] … in[i-1], and its first element is the identity of the operation: 0 for sums, -infinity or
// the least integer for the greatest, and the reverse for the least.

/// The reference of the check, element by element.
struct ScanReference {
  values::HostArray elements;    ///< float64; of integers int64, wrapped as in their own type
  values::HostArray magnitudes;  ///< float64: Σ |in| over what was combined
  bool wrapped = false;          ///< an element's exact sum is beyond what the integers' type holds
};

/// Scans exactly for integers, the least and the greatest; else by compensated sums in double.
/// From the first NaN on every element is NaN.
[[nodiscard]] ScanReference scanReference(const values::HostArray& in, values::Op op,
                                          bool exclusive);

/// One way to scan an array on the CPU, in the type of its elements: float32, int32 or int64, sums
/// or maxima; throws std::invalid_argument for others.
struct ScanVariant {
  std::string_view name;  ///< "1 thread", "std", "std, all cores", "oneTBB", "tuned"
  /// Makes `out` an array of `in`'s type and length; its memory stays where it is one already.
  void (*scan)(const values::HostArray& in, values::Op op, bool exclusive, values::HostArray& out);
};
[[nodiscard]] std::span<const ScanVariant> scanVariants();

}  // namespace lanescope::cpu
