// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstdint>
#include <vector>

#include "catalog/catalog.h"

namespace lanescope::cli {

/// The usual sizes of a kernel.
using SizesOf = std::vector<std::int64_t> (*)(const catalog::KernelRow&);

/// The sizes of a benchmark: "2^10..2^20" doubles from the first to the last, "1000,2^16" lists
/// them. Ascending, each once. Throws values::Error (badInput) when one breaks the kernel's limits.
[[nodiscard]] std::vector<std::int64_t> benchSizes(const QString& text,
                                                   const catalog::KernelRow& row);

/// From the first to the usual last one, each twice the one before.
[[nodiscard]] std::vector<std::int64_t> sizesOf(const catalog::PowerRange& range);

}  // namespace lanescope::cli
