// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/entry.h"

namespace lanescope::tests {

/// A kernel and a CPU variant at 2^10 and 2^20, with all fields that a series can have.
[[nodiscard]] values::BenchResult sampleBenchmark(const std::string& kernel = "dot_shared");
/// Samples computed from `number`, so that a reader can check them.
[[nodiscard]] values::BenchSeries sampleSeries(std::int64_t number, std::size_t samples);
[[nodiscard]] values::RunResult sampleRun(const std::string& kernel = "dot_shared");
[[nodiscard]] history::Provenance sampleProvenance();

/// JSON for comparisons; it has all fields but the samples of `result`.
[[nodiscard]] std::string jsonOf(const values::BenchResult& result);
[[nodiscard]] std::string jsonOf(const values::RunResult& result);

}  // namespace lanescope::tests
