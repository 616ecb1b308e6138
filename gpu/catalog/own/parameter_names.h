// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "catalog/own/own_kernel.h"

namespace lanescope::catalog {

/// Whether an array of this name usually is an output: out, result, partial, d_c, …
[[nodiscard]] bool isOutputName(const std::string& name);

/// Returns the size that a whole number of this name usually is: n, m, k, bins or radius; empty for
/// another name.
[[nodiscard]] std::string sizeNamed(OwnProblem problem, const std::string& name);

}  // namespace lanescope::catalog
