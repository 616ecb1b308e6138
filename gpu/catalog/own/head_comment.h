// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "catalog/own/own_kernel.h"

namespace lanescope::catalog {

/// The choices that a file begins with: `// lanescope: problem = dot, block = 256`. Several such
/// lines add up. They stand before the first line that is neither empty nor a comment.
using Choices = std::vector<std::pair<std::string, std::string>>;

/// Throws values::Error (badInput) where such a line has something else than NAME = VALUE.
[[nodiscard]] Choices headChoicesOf(std::string_view text);

/// Writes one choice into the kernel, whose parameters are known: its problem, its output, a
/// further launch (`then`, or several with ; between them), an expression of its launch, the usual
/// value of a parameter of the run, what a parameter of the kernel gets (`alpha`, or `argument n`
/// where a parameter of the run has that name), `size NAME`, `start NAME`, `reference`, `reference
/// NAME`, radius, border or bins. Throws values::Error (badInput) for an unknown name or value.
void choose(OwnKernel& kernel, const std::string& name, const std::string& value);

}  // namespace lanescope::catalog
