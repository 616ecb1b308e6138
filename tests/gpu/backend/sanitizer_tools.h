// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

#include "trace/check/finding.h"

// The tools of compute-sanitizer, and what they print.

namespace lanescope::tests {

struct SanitizerTool {
  const char* name;
  std::vector<trace::FindingKind> kinds;  ///< the kinds of findings that the tool looks for

  /// Whether one of the findings is of the tool's kinds.
  [[nodiscard]] bool isOneOf(const std::vector<trace::Finding>& findings) const {
    return std::ranges::any_of(findings, [&](const trace::Finding& finding) {
      return std::ranges::count(kinds, finding.kind) > 0;
    });
  }
};
inline const std::array<SanitizerTool, 4> kSanitizerTools{
    {{"memcheck", {trace::FindingKind::outOfBounds}},
     {"racecheck", {trace::FindingKind::race}},
     {"synccheck", {trace::FindingKind::divergentBarrier}},
     {"initcheck", {trace::FindingKind::unwrittenRead}}}};

/// Returns the number of errors in what a tool has printed; nothing where its summary is missing.
inline std::optional<int> errorsIn(const std::string& text) {
  const std::string summary = "SUMMARY: ";
  const std::size_t at = text.find(summary);
  if (at == std::string::npos) return std::nullopt;
  return std::atoi(text.c_str() + at + summary.size());
}

}  // namespace lanescope::tests
