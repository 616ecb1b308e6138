// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace lanescope::engine {

/// Returns the version and, where it is known, the commit: "1.0.0, commit 1234abcd".
[[nodiscard]] std::string versionAndCommit();

/// Returns what `--version` prints: the program's name and version, the commit of the sources where
/// git or the source archive tells it, the compiler, and the CUDA Toolkit of the CUDA backend. Each
/// has a line.
[[nodiscard]] std::string versionText(std::string_view program);

}  // namespace lanescope::engine
