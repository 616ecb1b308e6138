// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>
#include <vector>

#include "values/plan.h"

namespace lanescope::catalog {

/// Finds the loops of a kernel's text (`for`, `while`, `do`), an outer one before those within it.
[[nodiscard]] std::vector<values::Loop> loopsOf(std::string_view text);

}  // namespace lanescope::catalog
