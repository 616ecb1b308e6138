// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "catalog/catalog.h"

namespace lanescope::catalog {

/// Reads the sizes of a benchmark: "2^10..2^20" doubles from the first to the last, "1000,2^16" is
/// a list. The result is ascending without duplicates. Throws values::Error (badInput) when a size
/// exceeds the limits of `n`.
[[nodiscard]] std::vector<std::int64_t> benchSizes(std::string_view text, const ParameterSpec& n);
/// The same with the limits of a kernel.
[[nodiscard]] std::vector<std::int64_t> benchSizes(std::string_view text, const KernelRow& row);

}  // namespace lanescope::catalog
