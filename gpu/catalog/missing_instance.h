// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>

#include "catalog/catalog.h"

namespace lanescope::catalog {

/// The violation of parameters that are within their limits, but for which the row's kernel file
/// has no instance: "reduce_atomic has no max of float32: choose op sum, or int32 or int64 as
/// dtype." So a row may offer every operation and every element type, and its file tells which of
/// them exist together.
[[nodiscard]] std::optional<Violation> missingInstance(const KernelRow& row,
                                                       const values::Parameters& parameters);

}  // namespace lanescope::catalog
