// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>

#include "catalog/catalog.h"

namespace lanescope::catalog {

/// What is wrong where the row's kernel file has no instance for these parameters, which are within
/// their limits: "reduce_atomic has no max of float32: choose op sum, or int32 or int64 as dtype."
/// So a row offers every operation and every element type, and its file says which of them go
/// together.
[[nodiscard]] std::optional<Violation> missingInstance(const KernelRow& row,
                                                       const values::Parameters& parameters);

}  // namespace lanescope::catalog
