// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>

#include "catalog/own/own_kernel.h"

namespace lanescope::catalog {

/// Whether a name is one of an output, from the weakest: none, a letter as d_c, which an input may
/// have too, or a word as out, result, partial.
enum class OutputName : std::uint8_t { none, letter, word };
[[nodiscard]] OutputName outputNameOf(const std::string& name);

/// Returns the size that a whole number of this name usually is: n, m, k, bins or radius; empty for
/// another name.
[[nodiscard]] std::string sizeNamed(OwnProblem problem, const std::string& name);

}  // namespace lanescope::catalog
