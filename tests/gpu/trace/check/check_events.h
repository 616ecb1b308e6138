// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include "tests/gpu/trace/record_maker.h"
#include "trace/check/check.h"

// Short names for the events of made records, and for what the checks say of them.

namespace lanescope::test {

/// The arrays of these records, by number.
inline constexpr unsigned kShared = 0;
inline constexpr unsigned kGlobal = 1;

[[nodiscard]] inline std::vector<trace::ArrayInfo> twoArrays() {
  const auto type = values::DType::float32;
  return {{"cache", trace::Space::shared, type, 64}, {"sum", trace::Space::global, type, 64}};
}

[[nodiscard]] inline trace::Event load(unsigned array, int line, std::int64_t index,
                                       std::uint64_t bits = 0) {
  return trace::Event::make(trace::EventKind::load, array, line, index, bits);
}
[[nodiscard]] inline trace::Event store(unsigned array, int line, std::int64_t index,
                                        std::uint64_t bits = 0) {
  return trace::Event::make(trace::EventKind::store, array, line, index, bits);
}
[[nodiscard]] inline trace::Event barrier(int line) {
  return trace::Event::make(trace::EventKind::barrier, 0, line, 0, 0);
}

/// "race cache 10-11; unwritten-read cache 12": kind, array and lines of each finding.
[[nodiscard]] inline std::string summaryOf(const std::vector<trace::Finding>& findings) {
  std::string text;
  for (const trace::Finding& finding : findings) {
    text += (text.empty() ? "" : "; ") + std::string(trace::nameOf(finding.kind));
    if (!finding.array.empty()) text += " " + finding.array;
    text += " " + std::to_string(finding.line);
    if (finding.other) text += "-" + std::to_string(finding.other->line);
  }
  return text;
}

[[nodiscard]] inline std::string verdictOn(const Threads& threads) {
  return summaryOf(trace::check(*makeRecord(twoArrays(), threads)).findings);
}
[[nodiscard]] inline std::string verdictOnGrid(const std::vector<Threads>& blocks) {
  return summaryOf(trace::check(*makeGridRecord(twoArrays(), blocks)).findings);
}

}  // namespace lanescope::test
