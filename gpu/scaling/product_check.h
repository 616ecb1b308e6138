// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "catalog/catalog.h"
#include "request/parameters.h"
#include "values/host_array.h"

namespace lanescope::scaling {

inline constexpr std::int64_t kSampled = 4096;

/// Checks kSampled elements of C = A·B of float32, spread over all of C, by the same sums in
/// double: all m·n·k steps would take a CPU minutes. Returns the element that is worst against its
/// bound, that of k + 1 roundings of the sum of |a|·|b|.
[[nodiscard]] catalog::Comparison checkProduct(const values::Parameters& parameters,
                                               const values::HostArray& a,
                                               const values::HostArray& b,
                                               const values::HostArray& c);

}  // namespace lanescope::scaling
