// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "request/parameters.h"
#include "values/host_array.h"
#include "values/number.h"

namespace lanescope::cpu {

/// The reference of the check.
struct ReduceReference {
  values::Number value;  ///< of integers: wrapped around as in the elements' own type
  double magnitude = 0;  ///< Σ |in[i]|
  bool wrapped = false;  ///< the exact sum is beyond what the integers' type holds
};

/// Returns the exact result for integers and for the least and the greatest, else a compensated sum
/// in double; NaN where an element is NaN. `in`: at least one element.
[[nodiscard]] ReduceReference reduceReference(const values::HostArray& in, values::Op op);

/// One way to reduce an array on the CPU, in the type of its elements.
struct ReduceVariant {
  std::string_view name;  ///< "1 thread", "SIMD", "all cores"
  values::Number (*reduce)(const values::HostArray& in, values::Op op);
};
[[nodiscard]] std::span<const ReduceVariant> reduceVariants();

}  // namespace lanescope::cpu
