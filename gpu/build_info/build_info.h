// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace lanescope::engine {

/// Returns what `--version` prints: the program's name and version, the commit of the sources where
/// git or the source archive tells it, the compiler, and the CUDA Toolkit of the CUDA backend. Each
/// has a line.
[[nodiscard]] std::string versionText(std::string_view program);

}  // namespace lanescope::engine
