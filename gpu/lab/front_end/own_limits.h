// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>

namespace lanescope::lab {

/// The most bytes of a text.
inline constexpr std::size_t kMostText = std::size_t{1} << 20;

/// Limits the process before it parses a foreign text: it opens no file from now on, and it has so
/// much time, memory and stack. Where a limit ends it, it still writes one sentence as a result to
/// standard output and ends with exit code 0.
void limitThisProcess();

}  // namespace lanescope::lab
