// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace lanescope::structure {

/// A sentence, or a piece that another sentence takes in, with placeholders for what is not written
/// in it: "%1 takes %2 input arrays, not %3.".
struct SentencePattern {
  std::string text;   ///< as it is written in C++, with its escapes
  std::string place;  ///< "gpu/runner/problem.cpp"
};

/// The texts for people in one source: string literals, and what is added to them with `+`. Code,
/// names and formats are left out.
[[nodiscard]] std::vector<SentencePattern> patternsIn(const std::string& source,
                                                      const std::string& place);

/// Those of all sources below the folders of `root` whose texts do not go through tr(), each once.
[[nodiscard]] std::vector<SentencePattern> sentencePatterns(const std::filesystem::path& root);

}  // namespace lanescope::structure
