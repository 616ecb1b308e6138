// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstdint>
#include <vector>

#include "catalog/catalog.h"

namespace lanescope::cli {

/// Returns the default sizes of a kernel.
using SizesOf = std::vector<std::int64_t> (*)(const catalog::KernelRow&);

/// Parses the sizes of a benchmark: "2^10..2^20" doubles from the first to the last, "1000,2^16" is
/// a list. The result is ascending without duplicates. Throws values::Error (badInput) when a size
/// exceeds the kernel's limits.
[[nodiscard]] std::vector<std::int64_t> benchSizes(const QString& text,
                                                   const catalog::KernelRow& row);

/// The powers of two from the first to the usual last one.
[[nodiscard]] std::vector<std::int64_t> sizesOf(const catalog::PowerRange& range);

}  // namespace lanescope::cli
