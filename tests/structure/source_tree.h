// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace lanescope::structure {

/// What the source tree below `root` does against the rules of ARCHITECTURE.md, a sentence each, in
/// the order of the files; empty if it keeps them all. The rules:
/// - `gpu` includes neither `app` nor `ui`, and `app` does not include `ui`; `app/main.cpp` stands
/// above all.
/// - Folders do not include each other in a circle, whether they are looked at as a whole
/// (`gpu/trace`)
///   or one by one (`gpu/trace/record`).
/// - What a folder includes, its target links: PUBLIC if a header includes it.
/// - A folder holds at most 25 files that are compiled.
[[nodiscard]] std::vector<std::string> brokenRules(const std::filesystem::path& root);

}  // namespace lanescope::structure
